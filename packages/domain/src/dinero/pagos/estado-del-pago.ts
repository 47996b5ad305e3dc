import type { EstadoDeCupon } from '../cupones/cupon.ts';
import { type EstadoDelPago, estaAbierta } from './intencion.ts';
import type { EstadoDeIntencion } from './transiciones-de-intencion.ts';

/** What is known of a coupon's payment: its intentions in order, of those that had a page, and whether any money of it came in, by whatever way. */
export type LoQueSeSabe = { intenciones: readonly EstadoDeIntencion[]; entro_dinero: boolean };

/**
 * How the payment of a coupon goes: paid is paid whatever its intentions say; one with a page where it can be paid is "en
 * proceso", never a failure; what came in without settling it (late, or with less) came in; only what the provider refused is
 * refused. One whose page was never given to anybody (`creando`) is no payment (S-301).
 */
export const estadoDelPago = (cupon: EstadoDeCupon, { intenciones, entro_dinero }: LoQueSeSabe): EstadoDelPago => {
  if (cupon === 'pago') return 'acreditado';
  if (intenciones.includes('abierta')) return 'en_proceso';
  if (entro_dinero) return 'recibido';
  if (cupon === 'vencido') return 'vencido';
  const ultima = intenciones.filter((estado) => !estaAbierta(estado)).at(-1);
  if (ultima === 'rechazada') return 'rechazado';
  return ultima === 'caducada' ? 'vencido' : 'sin_pago';
};
