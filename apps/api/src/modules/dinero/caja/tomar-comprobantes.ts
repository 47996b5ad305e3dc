import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { erroresDeCampo } from '../../../http/error-http.ts';
import { findCobroPorNumero, findNombreVigente, lockComprobante } from '../cobros/sin-cupon.repository.ts';
import { exigirSinAnotar } from '../colegio/acreditar-a-mano.service.ts';
import { esDeOtroBanco, findPagoDelComprobante } from './cobros-de-caja.repository.ts';
import { errorEn, exigirSinErrores, type PagoPedido } from './revisar-cobro.ts';

type Numerado = { i: number; medio: string; numero: string; banco: string | null };

/** S-958: a cheque's number is of its bank, and a card's of its day: a terminal starts again. */
const numeroDe = ({ medio, banco_emisor, comprobante }: PagoPedido, fecha: Fecha): string => {
  if (medio === 'cheque') return `${banco_emisor} ${comprobante}`;
  return medio === 'tarjeta' ? `${comprobante} ${fecha}` : (comprobante ?? '');
};

const claveDe = ({ medio, numero, banco }: Numerado): string => `${medio} ${numero} ${banco ?? ''}`;

const exigirDistintos = (numerados: readonly Numerado[]): void =>
  exigirSinErrores(
    numerados.flatMap((uno, n) =>
      numerados.slice(0, n).some((otro) => claveDe(otro) === claveDe(uno))
        ? [errorEn(`pagos.${uno.i}.comprobante`, { codigo: 'caja_comprobante_repetido' })]
        : [],
    ),
  );

/** A transfer's number is of its bank: where another one has it already, the bank is part of its name. */
const nombrar = async (trx: Db, { medio, numero, banco }: Numerado, tomados: readonly string[]): Promise<string> => {
  const externo = await findNombreVigente(trx, medio, numero);
  if (banco === null) return externo;
  const esDeOtro = tomados.includes(externo) || (await esDeOtroBanco(trx, { medio, externo, banco }));
  return esDeOtro ? findNombreVigente(trx, medio, `${numero} ${banco}`) : externo;
};

/**
 * The name under which each payment that has a number comes in. A number is written down by one act at a time, so it is taken before what it pays
 * (`acreditarAMano` does the same). Throws 422 and 409.
 */
export const tomarComprobantes = async (
  trx: Db,
  pagos: readonly PagoPedido[],
  fecha: Fecha,
): Promise<Map<number, string>> => {
  const numerados = pagos.flatMap((pago, i) => {
    const { medio } = pago;
    const banco = medio === 'transferencia' ? (pago.banco ?? null) : null;
    return medio === 'caja' ? [] : [{ i, medio, numero: numeroDe(pago, fecha), banco }];
  });
  exigirDistintos(numerados);
  const nombres = new Map<number, string>();
  for (const numerado of numerados.toSorted((a, b) => (claveDe(a) < claveDe(b) ? -1 : 1))) {
    const { i, medio, numero } = numerado;
    await lockComprobante(trx, medio, numero);
    const externo = await nombrar(trx, numerado, [...nombres.values()]);
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
