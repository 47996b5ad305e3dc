import { formatFecha } from '@colega/domain/fechas';
import type { Importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { hoy as diaDe } from '../../../hoy.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import type { Autor } from '../../auditoria/autor.ts';
import { acreditarPago } from '../cobros/acreditar.service.ts';
import { findCuponPorNumero } from '../cobros/cobranzas.repository.ts';
import { findCobroPorNumero, findNombreVigente, lockComprobante } from '../cobros/sin-cupon.repository.ts';
import { anotarEnOrden } from './anotar-en-orden.ts';
import { findHecho, type HechoDePago } from './colegio.repository.ts';

export type { HechoDePago } from './colegio.repository.ts';

export const MEDIOS_DEL_COLEGIO = ['caja', 'transferencia'] as const;

export type PagoAMano = {
  autor: Extract<Autor, { actor: 'colegio' }>;
  numero_boleta: number;
  medio: (typeof MEDIOS_DEL_COLEGIO)[number];
  banco: string | null;
  comprobante: string;
  importe: Importe;
  fecha_pago: Date;
  ahora: Date;
};

/** What came in before a coupon existed did not pay it. Throws 409. */
export const exigirPagoDesdeSuCupon = (orden: { creada_en: Date }, { fecha_pago }: { fecha_pago: Date }): void => {
  const emision = diaDe(() => orden.creada_en);
  if (diaDe(() => fecha_pago) < emision)
    throw errorHttp(409, 'pago_anterior_al_cupon', { datos: { fecha: formatFecha(emision) } });
};

/** Refuses the number of money that is nobody's or was already decided; an existing payment is found as such. Throws 409. */
export const exigirSinAnotar = (cobro: Awaited<ReturnType<typeof findCobroPorNumero>>): void => {
  if (!cobro || cobro.operacion_id !== null) return;
  const datos = { cobranza: cobro.id };
  throw errorHttp(409, cobro.sin_identificar ? 'comprobante_sin_identificar' : 'comprobante_ya_decidido', { datos });
};

/** Credits a payment that the college took. Throws 404, and 409 when its number belongs to another coupon. */
export const acreditarAMano = (
  db: Db,
  { autor, numero_boleta, comprobante, ...pago }: PagoAMano,
): Promise<HechoDePago & { nueva: boolean }> =>
  enTransaccion(db, async (trx) => {
    const orden = await findCuponPorNumero(trx, numero_boleta);
    if (!orden) throw errorNoEncontrado();
    exigirPagoDesdeSuCupon(orden, pago);
    await lockComprobante(trx, pago.medio, comprobante);
    const externo = await findNombreVigente(trx, pago.medio, comprobante);
    exigirSinAnotar(await findCobroPorNumero(trx, pago.medio, externo));
    const entrada = { ...pago, orden_id: orden.id, intencion: null, externo };
    const { operacion_id, nueva } = await acreditarPago(trx, entrada);
    const hecho = await findHecho(trx, operacion_id);
    if (hecho.orden_id !== orden.id) throw errorHttp(409, 'comprobante_ya_usado');
    if (nueva) {
      const hasta = { operacion_id, medio: pago.medio, banco: pago.banco, comprobante: externo, importe: pago.importe };
      await anotarEnOrden(trx, autor, pago.ahora, orden.id, { accion: 'acreditar', hasta });
    }
    return { ...hecho, nueva };
  });
