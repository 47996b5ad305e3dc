import type { Fecha } from '../../fechas/fecha.ts';
import type { Importe } from '../../importes/decimal.ts';
import { codigoDeBarrasSiro } from './codigo-de-barras-siro.ts';
import type { Circuito } from './cupon.ts';

export type Vencimiento = { fecha: Fecha; importe: Importe };

export type CuponImpreso = {
  numero_boleta: number;
  circuito: Circuito;
  vencimientos: readonly Vencimiento[];
};

/** S-240: the barcode says what is charged with these. */
const CONCEPTOS: Readonly<Record<Circuito, string>> = { timbrados: '1', matriculados: '2', cep: '3' };

export type BarraDeCupon = { codigo: string; hasta: Fecha };

/** Decision 0009: it may hold only the first due date, or be null; it never depends on the day of printing. */
export const barraDeCupon = (cupon: CuponImpreso, cuenta: string): BarraDeCupon | null => {
  const [primero, ...otros] = cupon.vencimientos;
  if (!primero) return null;
  const con = (siguientes: readonly Vencimiento[]): BarraDeCupon | null => {
    const codigo = codigoDeBarrasSiro({
      concepto: CONCEPTOS[cupon.circuito],
      usuario: String(cupon.numero_boleta),
      vencimiento: primero.fecha,
      importe: primero.importe,
      otros: siguientes.map(({ fecha, importe }) => ({ vencimiento: fecha, importe })),
      cuenta,
    });
    return codigo.ok ? { codigo: codigo.valor, hasta: siguientes.at(-1)?.fecha ?? primero.fecha } : null;
  };
  return con(otros) ?? (otros.length > 0 ? con([]) : null);
};

/** The first due date that has not passed tells what is owed. */
export const vencimientoVigente = ({ vencimientos }: CuponImpreso, hoy: Fecha): Vencimiento | null =>
  vencimientos.find(({ fecha }) => hoy <= fecha) ?? null;
