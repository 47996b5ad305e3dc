import type { Db } from '../../../db/conectar.ts';
import { erroresDeCampo } from '../../../http/error-http.ts';
import { findCobroPorNumero, findNombreVigente, lockComprobante } from '../cobros/sin-cupon.repository.ts';
import { exigirSinAnotar } from '../colegio/acreditar-a-mano.service.ts';
import { findPagoDelComprobante } from './cobros-de-caja.repository.ts';
import { errorEn, exigirSinErrores, type PagoPedido } from './revisar-cobro.ts';

type Numerado = { i: number; medio: string; numero: string };

/** A cheque's number is of its bank. */
const numeroDe = ({ medio, banco_emisor, comprobante }: PagoPedido): string =>
  medio === 'cheque' ? `${banco_emisor} ${comprobante}` : (comprobante ?? '');

const claveDe = ({ medio, numero }: Numerado): string => `${medio} ${numero}`;

const exigirDistintos = (numerados: readonly Numerado[]): void =>
  exigirSinErrores(
    numerados.flatMap((uno, n) =>
      numerados.slice(0, n).some((otro) => claveDe(otro) === claveDe(uno))
        ? [errorEn(`pagos.${uno.i}.comprobante`, { codigo: 'caja_comprobante_repetido' })]
        : [],
    ),
  );

/**
 * The name under which each payment that has a number comes in. A number is written down by one act at a time, so it is taken before what it pays
 * (`acreditarAMano` does the same). Throws 422 and 409.
 */
export const tomarComprobantes = async (trx: Db, pagos: readonly PagoPedido[]): Promise<Map<number, string>> => {
  const numerados = pagos.flatMap((pago, i) =>
    pago.medio === 'caja' ? [] : [{ i, medio: pago.medio, numero: numeroDe(pago) }],
  );
  exigirDistintos(numerados);
  const nombres = new Map<number, string>();
  for (const { i, medio, numero } of numerados.toSorted((a, b) => (claveDe(a) < claveDe(b) ? -1 : 1))) {
    await lockComprobante(trx, medio, numero);
    const externo = await findNombreVigente(trx, medio, numero);
    exigirSinAnotar(await findCobroPorNumero(trx, medio, externo));
    const usado = await findPagoDelComprobante(trx, medio, externo);
    if (usado)
      throw erroresDeCampo(
        [errorEn(`pagos.${i}.comprobante`, { codigo: 'caja_comprobante_usado', datos: usado })],
        'caja_comprobante_usado',
      );
    nombres.set(i, externo);
  }
  return nombres;
};
