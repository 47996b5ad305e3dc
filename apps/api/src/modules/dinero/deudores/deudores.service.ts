import type { Deudor, Deudores, FiltrosDeDeudores } from '@colega/contract/dinero';
import type { FormatoDeArchivo } from '@colega/contract/primitives';
import type { Fecha } from '@colega/domain/fechas';
import { formatCuit } from '@colega/domain/identificadores';
import { sumar } from '@colega/domain/importes';
import type { Operador } from '@colega/domain/permisos';
import type { Db } from '../../../db/conectar.ts';
import { exportar } from '../../../exportar/exportar.ts';
import { MAXIMO_DE_FILAS } from '../../../exportar/maximo-de-filas.ts';
import { paginarFilas } from '../../../exportar/paginas.ts';
import { fecha, importe, numero, type TablaPorExportar, texto } from '../../../exportar/tabla.ts';
import { paginacion } from '../../referencias/lista.ts';
import { precioDelDia } from '../liquidaciones/por-liquidar.ts';
import {
  type BusquedaDeDeudores,
  findDeudores,
  findQuienesDeben,
  findSumasDeDeudores,
  type SumaDeDeudor,
} from './deudores.repository.ts';

type Lectura = { operador: Pick<Operador, 'distrito_id'>; filtros: FiltrosDeDeudores; hoy: Fecha };

/** An operator of a district finds only its people. */
const armarBusqueda = async (db: Db, { operador, filtros, hoy }: Lectura): Promise<BusquedaDeDeudores> => ({
  ...{ filtros, distrito_id: operador.distrito_id, precio: await precioDelDia(db, hoy) },
});

export const listarDeudores = async (
  db: Db,
  lectura: Lectura,
  { page, limit }: { page: number; limit: number },
): Promise<Deudores> => {
  const { total, anios, ...pagina } = await findDeudores(db, await armarBusqueda(db, lectura), {
    ...{ limit, offset: (page - 1) * limit },
  });
  return { ...pagina, anios: anios.toSorted((a, b) => b - a), pagination: paginacion(total, { page, limit }) };
};

type FilaPorExportar = Pick<Deudor, 'nombre' | 'debe' | 'vencido'> & Partial<Deudor>;

const TABLA: TablaPorExportar<FilaPorExportar> = {
  nombre: 'Deudores',
  columnas: [
    { titulo: 'Persona', ancho: 36, celda: ({ nombre }) => texto(nombre) },
    { titulo: 'CUIT', ancho: 15, celda: ({ cuit }) => texto(cuit === undefined ? null : formatCuit(cuit)) },
    { titulo: 'Matrículas', ancho: 20, celda: ({ matriculas }) => texto(matriculas?.join('; ') ?? null) },
    { titulo: 'Distrito', ancho: 20, celda: ({ distrito }) => texto(distrito ?? null) },
    { titulo: 'Desde', ancho: 12, celda: ({ desde }) => fecha(desde ?? null) },
    { titulo: 'Cosas', ancho: 8, celda: ({ cosas }) => numero(cosas ?? null) },
    { titulo: 'Vencido', ancho: 16, celda: ({ vencido }) => importe(vencido) },
    { titulo: 'Debe', ancho: 16, celda: ({ debe }) => importe(debe) },
  ],
};

/** Of one moment: what each owes is added up once, by their ids; who they are is read page by page. At the end, what they come to. */
async function* recorrerDeudores(db: Db, lectura: Lectura): AsyncGenerator<readonly FilaPorExportar[]> {
  const busqueda = await armarBusqueda(db, lectura);
  let sumas: readonly SumaDeDeudor[] | undefined;
  const leerSumas = async (trx: Db): Promise<readonly SumaDeDeudor[]> => {
    sumas = sumas ?? (await findSumasDeDeudores(trx, busqueda, MAXIMO_DE_FILAS + 1));
    return sumas;
  };
  yield* paginarFilas<FilaPorExportar>(db, {
    leer: async (trx: Db, { limit, offset }) => {
      const suyas = (await leerSumas(trx)).slice(offset, offset + limit);
      const quienes = await findQuienesDeben(
        trx,
        suyas.map(({ persona_id }) => persona_id),
      );
      const deCada = new Map(quienes.map((uno) => [uno.id, uno]));
      return suyas.flatMap(({ persona_id, ...suma }) => {
        const quien = deCada.get(persona_id);
        return quien ? [{ ...quien, ...suma }] : [];
      });
    },
    contar: async (trx: Db) => (await leerSumas(trx)).length,
  });
  const todas = sumas ?? [];
  yield [
    { nombre: 'Total', debe: sumar(todas.map((una) => una.debe)), vencido: sumar(todas.map((una) => una.vencido)) },
  ];
}

/** Every one of a filter, in its order. Throws 422 when they are too many for a file, 429. */
export const exportarDeudores = (db: Db, formato: FormatoDeArchivo, lectura: Lectura): Promise<Uint8Array> =>
  exportar(formato, TABLA, recorrerDeudores(db, lectura));
