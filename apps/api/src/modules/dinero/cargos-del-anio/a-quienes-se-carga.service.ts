import type { FormatoDeArchivo } from '@colega/contract/primitives';
import type { Fecha } from '@colega/domain/fechas';
import { sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { exportar } from '../../../exportar/exportar.ts';
import { paginarFilas } from '../../../exportar/paginas.ts';
import { importe, type TablaPorExportar, texto } from '../../../exportar/tabla.ts';
import type { CargoNuevo } from '../colegio/cargos.repository.ts';
import { countPorCargar, findPorCargar, type PorCargar } from './cargos-del-anio.repository.ts';
import { cargosDelAnio } from './generar-cargos.service.ts';

const suyos = (cargos: readonly CargoNuevo[], { cargos: conceptos }: PorCargar): CargoNuevo[] =>
  cargos.filter(({ concepto }) => conceptos.some((uno) => uno === concepto));

const tablaDe = (anio: number, cargos: readonly CargoNuevo[]): TablaPorExportar<PorCargar> => ({
  nombre: `Cargos de ${anio}`,
  columnas: [
    { titulo: 'Matrícula', ancho: 12, celda: ({ matricula }) => texto(matricula) },
    { titulo: 'Apellido y nombre', ancho: 36, celda: ({ persona }) => texto(persona) },
    { titulo: 'CUIT', ancho: 14, celda: ({ cuit }) => texto(cuit) },
    { titulo: 'Distrito', ancho: 16, celda: ({ distrito }) => texto(distrito) },
    { titulo: 'Estado', ancho: 14, celda: ({ estado }) => texto(estado) },
    ...cargos.map((cargo) => ({
      titulo: cargo.descripcion,
      ancho: 18,
      celda: (fila: PorCargar) => importe(suyos([cargo], fila)[0]?.importe ?? null),
    })),
    {
      titulo: 'Total',
      ancho: 18,
      celda: (fila) => importe(sumar(suyos(cargos, fila).map(({ importe: suyo }) => suyo))),
    },
  ],
});

/** Whom a year would charge, as of now, with how much each. Throws 409 for a year without figures, 422 when they are too many for a file, 429. */
export const exportarAQuienesSeCarga = async (
  db: Db,
  formato: FormatoDeArchivo,
  { anio, hoy }: { anio: number; hoy: Fecha },
): Promise<Uint8Array> => {
  const { cargos } = await cargosDelAnio(db, anio, hoy);
  const conceptos = cargos.map(({ concepto }) => concepto);
  return exportar(
    formato,
    tablaDe(anio, cargos),
    paginarFilas(db, {
      leer: (trx: Db, pagina) => findPorCargar(trx, anio, { conceptos, ...pagina }),
      contar: (trx: Db) => countPorCargar(trx, anio, conceptos),
    }),
  );
};
