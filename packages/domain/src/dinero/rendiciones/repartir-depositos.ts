import { diasEntre, type Fecha } from '../../fechas/fecha.ts';
import { Decimal, type Importe } from '../../importes/decimal.ts';
import type { Tolerancia } from './tolerancia.ts';

type ConDia = { dia: Fecha };

/** `recibe`: its days, and those of before that are one with it, on which something was collected. */
type ConDias = ConDia & { recibe?: readonly Fecha[] };
type Reparto<A> = { dias: Tolerancia /** Something of it has to arrive. */; espera?: (esperado: A) => boolean };

/**
 * A deposit is of the last day of before it, or of its own, that waits for it and is not more than `dias` away: banks do not work every
 * day. When that one has its own, or there is none, it is of the day that collected since then and of which all was undone (S-1113). Those
 * that are of none are `sueltos`.
 */
export const repartirDepositos = <A extends ConDias, D extends ConDia>(
  esperados: readonly A[],
  depositos: readonly D[],
  { dias, espera = () => true }: Reparto<A>,
): { dias: { esperado: A; suyos: D[] }[]; sueltos: D[] } => {
  const repartidos = esperados
    .toSorted((uno, otro) => uno.dia.localeCompare(otro.dia))
    .map((esperado) => ({ esperado, suyos: [] as D[] }));
  const enOrden = depositos.toSorted((uno, otro) => uno.dia.localeCompare(otro.dia));
  const sueltos = enOrden.filter((deposito) => {
    const esDe = (dia: Fecha): boolean => dia <= deposito.dia && diasEntre(dia, deposito.dia) <= dias(dia);
    const i = repartidos.findLastIndex(({ esperado }) => espera(esperado) && esperado.dia <= deposito.dia);
    const ultimo = repartidos[i];
    const esperaba = ultimo && esDe(ultimo.esperado.dia) ? ultimo : undefined;
    const deshecho = repartidos.slice(i + 1).findLast(({ esperado }) => esperado.recibe?.some(esDe));
    const suyo = deshecho && (!esperaba || esperaba.suyos.length > 0) ? deshecho : esperaba;
    suyo?.suyos.push(deposito);
    return suyo === undefined;
  });
  return { dias: repartidos, sueltos };
};

/** What is left of what came from before, after those days: what was undone and no later day made up for. */
const loQueSigue = (dias: readonly { cobrado: Importe }[], deAntes: Decimal): Decimal =>
  dias.reduce((deMenos, { cobrado }) => Decimal.min(0, deMenos.plus(cobrado)), deAntes);

/** Of what came before those days it is only known that it is not more than `deAntes`: it makes no difference to the days that follow. */
export const seSabeLoQueSigue = <A extends ConDia & { cobrado: Importe }>(
  dias: readonly A[],
  deAntes: Importe,
): boolean => {
  const enOrden = dias.toSorted((a, b) => a.dia.localeCompare(b.dia));
  return loQueSigue(enOrden, new Decimal(deAntes).negated()).eq(loQueSigue(enOrden, new Decimal(0)));
};

/**
 * What was undone of a day that collected less than that is taken from the next one's. So is what was undone of one that `quedaEnNada`: what
 * its collector put in the bank all the same, it takes from the next one's (S-1113).
 */
export const juntarLoDeMenos = <A extends ConDia & { cobrado: Importe }>(
  dias: readonly A[],
  juntar: (anterior: A, siguiente: A) => A,
  quedaEnNada: (dia: A, siguiente: A) => boolean = () => false,
): A[] => {
  const juntos: A[] = [];
  let previo: A | undefined;
  for (const uno of dias.toSorted((a, b) => a.dia.localeCompare(b.dia))) {
    const anterior = juntos.at(-1);
    const deMenos = anterior !== undefined && new Decimal(anterior.cobrado).lt(0);
    if (anterior && (deMenos || (anterior === previo && quedaEnNada(anterior, uno))))
      juntos.splice(-1, 1, juntar(anterior, uno));
    else juntos.push(uno);
    previo = uno;
  }
  return juntos;
};
