import { diasEntre, type Fecha } from '../../fechas/fecha.ts';
import { Decimal, type Importe, importe, sumar } from '../../importes/decimal.ts';

/** What a collector said that it would put in the bank on a day: what it collected, and what it kept of it. */
type Acreditado = { dia: Fecha; cobrado: Importe; comision: Importe };
/** What a bank's file says that arrived. */
type Depositado = { dia: Fecha; importe: Importe };

type Asignado = Acreditado & { depositado: Importe | null; diferencia: Importe | null };

/** A deposit is of the last day of before it, or of its own, that is not more than `dias` away: banks do not work every day. */
export const asignarDepositos = (
  acreditados: readonly Acreditado[],
  depositados: readonly Depositado[],
  { dias }: { dias: number },
): Asignado[] => {
  const enOrden = acreditados.toSorted((uno, otro) => uno.dia.localeCompare(otro.dia));
  return enOrden.map((acreditado, i) => {
    const siguiente = enOrden[i + 1]?.dia;
    const suyos = depositados.filter(
      ({ dia }) =>
        dia >= acreditado.dia && (siguiente === undefined || dia < siguiente) && diasEntre(acreditado.dia, dia) <= dias,
    );
    if (suyos.length === 0) return { ...acreditado, depositado: null, diferencia: null };
    const depositado = sumar(suyos.map((uno) => uno.importe));
    const diferencia = importe(new Decimal(acreditado.cobrado).minus(acreditado.comision).minus(depositado));
    return { ...acreditado, depositado, diferencia };
  });
};
