import type { FilaDeResumen } from '@colega/contract/cuenta';
import { sumar } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { exigirCabe, MAXIMO_DE_FILAS } from '../exportar/maximo-de-filas.ts';
import { importeDeCargo } from '../liquidaciones/por-liquidar.ts';
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

type Mes = { mes: string; pagado: string; adeudado: string };

/** What was paid, by the month of its payment, and what is owed, by that of its due date; every month between the first and the last. */
export const resumirPorMes = (filas: readonly FilaDeResumen[]): Mes[] => {
  const conMes = filas.map((fila) => ({ ...fila, mes: (fila.fecha_pago ?? fila.fecha_vencimiento).slice(0, 7) }));
  const suma = (mes: string, pagadas: boolean): string =>
    sumar(conMes.filter((f) => f.mes === mes && (f.fecha_pago !== null) === pagadas).map((f) => f.importe_total));
  return mesesEntre(conMes.map(({ mes }) => mes)).map((mes) => ({
    mes,
    pagado: suma(mes, true),
    adeudado: suma(mes, false),
  }));
};

const mesesEntre = (meses: readonly string[]): string[] => {
  const [primero, ...resto] = [...meses].sort();
  if (primero === undefined) return [];
  const numero = (mes: string): number => Number(mes.slice(0, 4)) * 12 + Number(mes.slice(5)) - 1;
  const desde = numero(primero);
  const hasta = numero(resto.at(-1) ?? primero);
  return Array.from({ length: hasta - desde + 1 }, (_, i) => {
    const n = desde + i;
    return `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`;
  });
};
