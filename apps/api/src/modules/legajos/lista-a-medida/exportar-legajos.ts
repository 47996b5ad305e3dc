import type { zFiltrosDeLegajos } from '@colega/contract/legajos';
import type { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { paginarFilas } from '../../../exportar/paginas.ts';
import { fecha, importe, numero, type TablaPorExportar, texto } from '../../../exportar/tabla.ts';
import { findLegajos, type PaginaDeLegajos } from '../listar-legajos.repository.ts';

type Filtros = z.output<typeof zFiltrosDeLegajos>;
type Fila = PaginaDeLegajos['items'][number];

const nombres = ({ comitentes }: Fila): string => comitentes.map(({ apellido_nombre }) => apellido_nombre).join('; ');

export const TABLA_DE_LEGAJOS: TablaPorExportar<Fila> = {
  nombre: 'Legajos',
  columnas: [
    { titulo: 'Número', ancho: 10, celda: (l) => numero(l.numero_legajo) },
    { titulo: 'Fecha', ancho: 12, celda: (l) => fecha(l.fecha) },
    {
      titulo: 'Tipo de contrato',
      ancho: 16,
      celda: (l) => texto(l.tipo_contrato === 'original' ? 'Original' : 'Ampliación'),
    },
    { titulo: 'Estado', ancho: 14, celda: (l) => texto(l.estado_legajo.nombre) },
    { titulo: 'Comitentes', ancho: 40, celda: (l) => texto(nombres(l)) },
    { titulo: 'Ubicación', ancho: 40, celda: (l) => texto(l.ubicacion) },
    { titulo: 'Rubro', ancho: 28, celda: (l) => texto(l.rubro.nombre) },
    { titulo: 'Modalidad', ancho: 16, celda: (l) => texto(l.modalidad.nombre) },
    { titulo: 'Matrícula', ancho: 14, celda: (l) => texto(l.matricula.codigo) },
    { titulo: 'Honorario', ancho: 18, celda: (l) => importe(l.monto_total) },
    { titulo: 'Visado', ancho: 10, celda: (l) => texto(l.visado?.numero ?? null) },
    { titulo: 'Fecha de visado', ancho: 16, celda: (l) => fecha(l.visado?.fecha ?? null) },
  ],
};

/** All those of a filter, in its order. Throws 422 when there are too many. */
export const recorrerLegajos = (db: Db, filtros: Filtros): AsyncIterable<readonly Fila[]> => {
  const leer = (trx: Db, page: number, limit: number) => findLegajos(trx, { ...filtros, page, limit });
  return paginarFilas(db, {
    leer: async (trx, { limit, offset }) => (await leer(trx, offset / limit + 1, limit)).items,
    contar: async (trx) => {
      const { esperan } = await leer(trx, 1, 1);
      return filtros.espera ? esperan[filtros.espera] : esperan.matriculado + esperan.colegio + esperan.nadie;
    },
  });
};
