import { textoDelColegio } from '@colega/contract/mensajes';
import { formatImporte, type Importe } from '@colega/domain/importes';
import type { Operador } from '@colega/domain/permisos';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp } from '../../../http/error-http.ts';
import type { Autor, Momento } from '../../auditoria/autor.ts';
import { exigirQueSeaOtro } from '../../auditoria/exigir-que-sea-otro.ts';
import { anotarEnOrden } from '../colegio/anotar-en-orden.ts';
import { emitirLiquidacion } from '../liquidaciones/liquidar-matriculas.service.ts';
import { exigirPersonaDeCaja, leerImpedimentoParaEmitirle } from './deuda-en-caja.service.ts';

type Emision = Momento & {
  operador: Operador;
  autor: Extract<Autor, { actor: 'colegio' }>;
  pedido: Parameters<typeof emitirLiquidacion>[1];
};
type Emitido = { id: number; numero_boleta: number; importe: Importe; pago: boolean; message: string };

/** A coupon of what somebody at the counter owes, as they would issue it themselves; of no method, since the till takes it. Throws 404, 409 and 422. */
export const emitirEnCaja = (db: Db, { operador, autor, pedido, ahora, hoy }: Emision): Promise<Emitido> =>
  enTransaccion(db, async (trx) => {
    const { persona_id, importe_total: importe } = pedido;
    await exigirPersonaDeCaja(trx, operador, persona_id);
    await exigirQueSeaOtro(trx, autor, persona_id);
    const impide = await leerImpedimentoParaEmitirle(trx, persona_id);
    if (impide) throw errorHttp(409, impide.codigo, impide);
    const { id, numero_boleta, pago } = await emitirLiquidacion(trx, pedido, { ahora, hoy }, () => null);
    await anotarEnOrden(trx, autor, ahora, id, { accion: 'emitir_cupon', hasta: { numero_boleta, importe } });
    const message = textoDelColegio({
      codigo: pago ? 'caja_cupon_cubierto' : 'caja_cupon_emitido',
      datos: { numero: numero_boleta, importe: formatImporte(importe) },
    });
    return { id, numero_boleta, importe, pago, message };
  });
