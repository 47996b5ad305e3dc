import type { EstadoDeCupon } from '../cupones/cupon.ts';
import { type EstadoDelPago, estaAbierta } from './intencion.ts';
import type { EstadoDeIntencion } from './transiciones-de-intencion.ts';

export type LoQueSeSabe = { intenciones: readonly EstadoDeIntencion[]; entro_dinero: boolean };

/**
 * A paid coupon is paid whatever its intentions say; an open page is "en proceso", never a failure; money that did not
 * settle it (late, or too little) came in; only a provider's refusal is a refusal. A page never given to anybody
 * (`creando`) is no payment (S-301).
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
