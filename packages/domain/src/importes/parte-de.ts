import { Decimal, type Importe, importe } from './decimal.ts';

/** A part of a whole: its weight, with what weigh those that go before it, of what all of them weigh. */
type Tramo = { antes: Importe; peso: Importe; todo: Importe };

/**
 * What of an amount goes to that part, to the centavo. Whatever they are, together the parts are the whole, and each can be known
 * without the others.
 */
export const parteDe = (total: Importe, { antes, peso, todo }: Tramo): Importe => {
  const hasta = (marca: Decimal): Importe => importe(marca.times(total).div(todo));
  const desde = new Decimal(antes);
  return importe(new Decimal(hasta(desde.plus(peso))).minus(hasta(desde)));
};
