import type { EstadoDeCupon } from '../cupones/cupon.ts';
import type { EstadoDelPago } from './intencion.ts';

type EnCola = { estado: { nombre: EstadoDeCupon }; estado_pago: EstadoDelPago };

/** Money that came in, or a page that may have been paid: it is asked about before it is paid again. */
const porAhoraNo = ({ estado_pago }: EnCola): boolean => estado_pago === 'en_proceso' || estado_pago === 'recibido';

/** S-872: it is due, and nothing says that it may have been paid already. */
export const sePagaAhora = (cupon: EnCola): boolean => cupon.estado.nombre === 'pendiente' && !porAhoraNo(cupon);

/** Of several coupons that are paid one after the other, the one to pay now, those that were rejected last; null when none is left. */
export const siguienteDeLaCola = <C extends EnCola>(cupones: readonly C[]): C | null => {
  const posibles = cupones.filter(sePagaAhora);
  return posibles.find(({ estado_pago }) => estado_pago !== 'rechazado') ?? posibles[0] ?? null;
};

/** How they go: what expired or was cancelled is not paid, nor is it left to pay. */
export const contarCola = (cupones: readonly EnCola[]): Record<EstadoDeCupon, number> => {
  const en = (nombre: EstadoDeCupon): number => cupones.filter(({ estado }) => estado.nombre === nombre).length;
  return { pendiente: en('pendiente'), pago: en('pago'), vencido: en('vencido') };
};
