import type { Deudor, Deudores, FiltrosDeDeudores } from '@colega/contract/dinero';
import type { FormatoDeArchivo } from '@colega/contract/primitives';
import type { Fecha } from '@colega/domain/fechas';
import { formatCuit } from '@colega/domain/identificadores';
import type { Operador } from '@colega/domain/permisos';
import type { Db } from '../../../db/conectar.ts';
import { exportar } from '../../../exportar/exportar.ts';
import { exigirCabe, MAXIMO_DE_FILAS } from '../../../exportar/maximo-de-filas.ts';
import { fecha, importe, numero, type TablaPorExportar, texto } from '../../../exportar/tabla.ts';
import { paginacion } from '../../referencias/lista.ts';
import { precioDelDia } from '../liquidaciones/por-liquidar.ts';
import { type BusquedaDeDeudores, findDeudores } from './deudores.repository.ts';

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

const FILAS_POR_VEZ = 200;

/** All of one moment, since they are one query, and what they come to. */
async function* recorrerDeudores(db: Db, lectura: Lectura): AsyncGenerator<FilaPorExportar[]> {
  const pagina = { limit: MAXIMO_DE_FILAS, offset: 0 };
  const { total, items, debe, vencido } = await findDeudores(db, await armarBusqueda(db, lectura), pagina);
  exigirCabe(total);
  for (let i = 0; i < items.length; i += FILAS_POR_VEZ) yield items.slice(i, i + FILAS_POR_VEZ);
  yield [{ nombre: 'Total', debe, vencido }];
}

/** Every one of a filter, in its order. Throws 422 when they are too many for a file, 429. */
export const exportarDeudores = (db: Db, formato: FormatoDeArchivo, lectura: Lectura): Promise<Uint8Array> =>
  exportar(formato, TABLA, recorrerDeudores(db, lectura));
