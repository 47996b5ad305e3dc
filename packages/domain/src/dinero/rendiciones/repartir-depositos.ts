import { diasEntre, type Fecha } from '../../fechas/fecha.ts';
import { Decimal, type Importe } from '../../importes/decimal.ts';

type ConDia = { dia: Fecha };

/**
 * A deposit is of the last day of before it, or of its own, that is not more than `dias` away: banks do not work every day. Those that are
 * of none are `sueltos`.
 */
export const repartirDepositos = <A extends ConDia, D extends ConDia>(
  esperados: readonly A[],
  depositos: readonly D[],
  { dias }: { dias: number },
): { dias: { esperado: A; suyos: D[] }[]; sueltos: D[] } => {
  const repartidos = esperados
    .toSorted((uno, otro) => uno.dia.localeCompare(otro.dia))
    .map((esperado) => ({ esperado, suyos: [] as D[] }));
  const sueltos = depositos.filter((deposito) => {
    const suyo = repartidos.findLast(({ esperado }) => esperado.dia <= deposito.dia);
    if (!suyo || diasEntre(suyo.esperado.dia, deposito.dia) > dias) return true;
    suyo.suyos.push(deposito);
    return false;
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

/** What was undone of a day that collected less than that is taken from the next one's. */
export const juntarLoDeMenos = <A extends ConDia & { cobrado: Importe }>(
  dias: readonly A[],
  juntar: (anterior: A, siguiente: A) => A,
): A[] => {
  const juntos: A[] = [];
  for (const uno of dias.toSorted((a, b) => a.dia.localeCompare(b.dia))) {
    const anterior = juntos.at(-1);
    if (anterior && new Decimal(anterior.cobrado).lt(0)) juntos.splice(-1, 1, juntar(anterior, uno));
    else juntos.push(uno);
  }
  return juntos;
};
