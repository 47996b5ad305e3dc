import type { MedioOfrecidoLeido } from '@colega/contract/dinero';
import { type EstadoDeCupon, estadoDelDia, importeDelDia, type MedioDePago } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { ErrorHttp, errorHttp } from '../../../http/error-http.ts';
import { type MediosConectados, ofrecerMedios } from '../medios-ofrecidos.ts';
import type { FilaDeCupon } from './leer-cupon.service.ts';

/** CUP-018. Throws 409. */
export const exigirPendiente = (cupon: { estado: EstadoDeCupon; ultimo_vencimiento: Fecha }, dia: Fecha): void => {
  if (estadoDelDia(cupon, dia) !== 'pendiente') throw errorHttp(409, 'cupon_no_pendiente');
};

export const mediosDelCupon = (cupon: FilaDeCupon, conectados: MediosConectados, dia: Fecha): MedioOfrecidoLeido[] =>
  ofrecerMedios(cupon.circuito, conectados, { ...cupon, importe: importeDelDia(cupon, dia) });

/** Throws 409 with a method that its circuit does not take or this coupon cannot use; 503 if its provider is down. */
export const exigirMedio = (cupon: FilaDeCupon, medio: MedioDePago, conectados: MediosConectados, dia: Fecha): void => {
  const ofrecido = mediosDelCupon(cupon, conectados, dia).find(({ key }) => key === medio);
  if (!ofrecido) throw errorHttp(409, 'medio_no_habilitado');
  if (ofrecido.disabled_message === null) return;
  const status = conectados.caidos().includes(medio) ? 503 : 409;
  throw new ErrorHttp(status, 'medio_no_disponible', ofrecido.disabled_message);
};
