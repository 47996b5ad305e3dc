import type { CuponDeCaja, LoQuePagaria } from '@colega/contract/dinero';
import type { Db } from '../../../db/conectar.ts';
import { ErrorHttp } from '../../../http/error-http.ts';
import type { DelColegio } from '../../perfil/pedido-del-colegio.ts';
import { findCuponDeCaja } from '../caja/cupon-de-caja.repository.ts';
import { findImputadoDe } from './caso-por-revisar.repository.ts';
import { identificarCobro, vistoDePago } from './cobros-sin-cupon.service.ts';

const NADA = { visto: '', aplicado: '0.00', a_favor: '0.00', por_revisar: '0.00', renglones: [], queda_pago: false };

/** The very act, in a transaction that keeps nothing: what is shown is what would be done. */
export const leerLoQuePagaria = async (
  db: Db,
  cobranzaId: number,
  cupon: CuponDeCaja,
  quien: Pick<DelColegio, 'autor' | 'ahora'>,
): Promise<LoQuePagaria> => {
  const ensayo = await db.startTransaction().execute();
  try {
    const pedido = { ...quien, numero_boleta: cupon.numero_boleta, motivo: 'ensayo' };
    const hecho = await identificarCobro(ensayo, cobranzaId, pedido);
    const despues = await findCuponDeCaja(ensayo, cupon.numero_boleta);
    return {
      ...{ cupon, impide: null, visto: vistoDePago(hecho) },
      ...{ aplicado: hecho.aplicado, a_favor: hecho.a_credito, por_revisar: hecho.a_revision },
      renglones: await findImputadoDe(ensayo, hecho.operacion_id),
      queda_pago: despues?.estado === 'pago',
    };
  } catch (error) {
    if (!(error instanceof ErrorHttp) || error.status !== 409) throw error;
    return { ...NADA, cupon, impide: error.message };
  } finally {
    await ensayo.rollback().execute();
  }
};
