import type { Fecha } from '../../fechas/fecha.ts';
import { Decimal, type Importe, importe, sumar } from '../../importes/decimal.ts';

/** In the order in which those of one day are told: what is owed, what it costs more, what paid it, what was left in favour. */
export const TIPOS_DE_MOVIMIENTO = ['cargo', 'recargo', 'pago', 'credito'] as const;
/** What a movement is of: a charge, of a licence, of a sanction or of a file's contract. */
export const CLASES_DE_MOVIMIENTO = ['matricula', 'sancion', 'contrato', 'recargo', 'pago', 'credito'] as const;
export type ClaseDeMovimiento = (typeof CLASES_DE_MOVIMIENTO)[number];
export type TipoDeMovimiento = (typeof TIPOS_DE_MOVIMIENTO)[number];

/** A credit that was given back or taken away is less than zero. */
export type MovimientoDeCuenta = { fecha: Fecha; tipo: TipoDeMovimiento; importe: Importe };

export type SumasDeCuenta = { cargos: Importe; pagos: Importe; creditos: Importe };
type MesDeCuenta<M> = SumasDeCuenta & { mes: string; movimientos: (M & { saldo: Importe })[]; saldo: Importe };
export type ResumenAnual<M> = SumasDeCuenta & {
  desde: Fecha;
  /** The last day of the year, or today. */
  hasta: Fecha;
  saldo_inicial: Importe;
  /** Each month of it, whether or not something happened. */
  meses: MesDeCuenta<M>[];
  saldo_final: Importe;
};

/** S-893. The first and last days that the statement of a year tells of; null while the year has not come. */
export const periodoDelAnio = (anio: number, hoy: Fecha): { desde: Fecha; hasta: Fecha } | null => {
  const [desde, ultimo] = [`${anio}-01-01`, `${anio}-12-31`];
  return hoy < desde ? null : { desde, hasta: hoy < ultimo ? hoy : ultimo };
};

const sumarLosDe = (movimientos: readonly MovimientoDeCuenta[], ...tipos: TipoDeMovimiento[]): Importe =>
  sumar(movimientos.filter(({ tipo }) => tipos.includes(tipo)).map(({ importe }) => importe));

const sumasDe = (movimientos: readonly MovimientoDeCuenta[]): SumasDeCuenta => ({
  cargos: sumarLosDe(movimientos, 'cargo', 'recargo'),
  pagos: sumarLosDe(movimientos, 'pago'),
  creditos: sumarLosDe(movimientos, 'credito'),
});

const saldoTras = (saldo: Importe, { cargos, pagos, creditos }: SumasDeCuenta): Importe =>
  importe(new Decimal(saldo).plus(cargos).minus(pagos).minus(creditos));

/** Less than zero is in favour. `movimientos` are of those days, in order. */
export const armarResumenAnual = <M extends MovimientoDeCuenta>(
  { desde, hasta }: { desde: Fecha; hasta: Fecha },
  saldo_inicial: Importe,
  movimientos: readonly M[],
): ResumenAnual<M> => {
  let saldo = saldo_inicial;
  const conSaldo = movimientos.map((uno) => {
    saldo = saldoTras(saldo, sumasDe([uno]));
    return { ...uno, saldo };
  });
  let alCierre = saldo_inicial;
  const meses = Array.from({ length: Number(hasta.slice(5, 7)) }, (_, i) => {
    const mes = `${desde.slice(0, 4)}-${String(i + 1).padStart(2, '0')}`;
    const suyos = conSaldo.filter(({ fecha }) => fecha.startsWith(mes));
    alCierre = suyos.at(-1)?.saldo ?? alCierre;
    return { mes, movimientos: suyos, ...sumasDe(suyos), saldo: alCierre };
  });
  return { desde, hasta, saldo_inicial, meses, ...sumasDe(movimientos), saldo_final: saldo };
};
