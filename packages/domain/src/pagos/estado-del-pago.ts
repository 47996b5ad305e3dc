import type { EstadoDeCupon } from '../cupones/cupon.ts';
import { type EstadoDeIntencion, type EstadoDelPago, estaAbierta } from './intencion.ts';

/**
 * How the payment of a coupon goes: paid is paid whatever its intentions say; an open one is "en proceso", never a failure; what
 * came in without settling it (late, or with less) came in; only what the provider refused is refused.
 */
export const estadoDelPago = (cupon: EstadoDeCupon, intenciones: readonly EstadoDeIntencion[]): EstadoDelPago => {
  if (cupon === 'pago') return 'acreditado';
  const ultima = intenciones.at(-1);
  if (intenciones.some(estaAbierta)) return 'en_proceso';
  if (intenciones.includes('aprobada')) return 'recibido';
  if (cupon === 'vencido') return 'vencido';
  if (ultima === 'rechazada') return 'rechazado';
  return ultima === 'caducada' ? 'vencido' : 'sin_pago';
};
