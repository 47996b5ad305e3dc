import { diasEntre, type Fecha, sumarDias } from '../../fechas/fecha.ts';
import { Decimal, type Importe, importe, sumar } from '../../importes/decimal.ts';
import type { Tolerancia } from './tolerancia.ts';

/**
 * What a collector said that it would put in the bank on a day: what it collected, and what it kept of it. `acordada` is what it had to keep;
 * null where nothing was agreed.
 */
type Acreditado = { dia: Fecha; cobrado: Importe; comision: Importe; acordada: Importe | null };
/** What a bank's file says that arrived. */
type Depositado = { dia: Fecha; importe: Importe };

type Asignado = Acreditado & {
  depositado: Importe | null;
  /** What it kept and no file says. */
  diferencia: Importe | null;
  /** What it kept above what was agreed; less than nothing when it kept less. */
  de_mas: Importe | null;
  /** The bank told the days in which it had to arrive, and it is in none. */
  no_llego: boolean;
};
/** `leidos`: the days of each file of a bank. */
type Plazos = { dias: Tolerancia; leidos: readonly { desde: Fecha; hasta: Fecha }[] };

/** A bank told that day, or the next one, and the last of those in which it might have come (S-1082). */
const seLeyeron = (dia: Fecha, { dias, leidos }: Plazos): boolean =>
  leidos.some(({ desde, hasta }) => desde <= sumarDias(dia, 1) && hasta >= dia) &&
  leidos.some(({ hasta }) => hasta >= sumarDias(dia, dias(dia)));

const quedo = (cobrado: Importe, ...menos: readonly Importe[]): Importe =>
  importe(menos.reduce((resto, uno) => resto.minus(uno), new Decimal(cobrado)));

/** A deposit is of the last day of before it, or of its own, that is not more than `dias` away: banks do not work every day. */
export const asignarDepositos = (
  acreditados: readonly Acreditado[],
  depositados: readonly Depositado[],
  plazos: Plazos,
): Asignado[] => {
  const enOrden = acreditados.toSorted((uno, otro) => uno.dia.localeCompare(otro.dia));
  return enOrden.map((acreditado, i) => {
    const siguiente = enOrden[i + 1]?.dia;
    const suyos = depositados.filter(
      ({ dia }) =>
        dia >= acreditado.dia &&
        (siguiente === undefined || dia < siguiente) &&
        diasEntre(acreditado.dia, dia) <= plazos.dias(acreditado.dia),
    );
    const { dia: debia, cobrado, comision, acordada } = acreditado;
    if (suyos.length === 0) {
      const no_llego = new Decimal(cobrado).gt(comision) && seLeyeron(debia, plazos);
      return { ...acreditado, depositado: null, diferencia: null, de_mas: null, no_llego };
    }
    const depositado = sumar(suyos.map((uno) => uno.importe));
    const diferencia = quedo(cobrado, comision, depositado);
    const de_mas = acordada === null ? null : quedo(cobrado, depositado, acordada);
    return { ...acreditado, depositado, diferencia, de_mas, no_llego: false };
  });
};
