import type { FilaDeResumen } from '@colega/contract/cuenta';
import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { importeDeCargo } from '../liquidaciones/por-liquidar.ts';
import { exigirCabe, MAXIMO_DE_FILAS } from '../papeles/exportar/maximo-de-filas.ts';
import { type BusquedaDeResumen, type CargoDeResumen, countResumen, findResumen } from './resumen.repository.ts';

/** RES-006, S-212. What an order charges is what it costs; what is in none, what it costs today. */
const comoFila = (
  { numero_boleta: _, importe_en_orden, con_recargo, importe, ...cargo }: CargoDeResumen,
  hoy: Fecha,
) => ({
  id: cargo.id,
  codigo_matricula: cargo.codigo_matricula,
  importe_total: importe_en_orden ?? (con_recargo ? importeDeCargo({ ...cargo, importe }, hoy) : importe),
  estado: cargo.fecha_pago === null ? ('PENDIENTE' as const) : ('PAGADO' as const),
  fecha_pago: cargo.fecha_pago,
  fecha_vencimiento: cargo.vencimiento,
  descripcion: cargo.descripcion,
  orden_pago_id: cargo.orden_pago_id,
});

export const leerResumen = async (
  db: Db,
  busqueda: BusquedaDeResumen,
  { page, limit }: { page: number; limit: number },
): Promise<{ total: number; resumen: FilaDeResumen[] }> => {
  const filas = await findResumen(db, busqueda, { limit, offset: (page - 1) * limit });
  return { total: await countResumen(db, busqueda), resumen: filas.map((fila) => comoFila(fila, busqueda.hoy)) };
};

/** All of a filter, with the number of each one's coupon. Throws 422 when there are too many. */
export const leerResumenEntero = async (
  db: Db,
  busqueda: BusquedaDeResumen,
): Promise<(FilaDeResumen & { numero_boleta: number | null })[]> => {
  const filas = await findResumen(db, busqueda, { limit: MAXIMO_DE_FILAS + 1, offset: 0 });
  exigirCabe(filas);
  return filas.map((fila) => ({ ...comoFila(fila, busqueda.hoy), numero_boleta: fila.numero_boleta }));
};
