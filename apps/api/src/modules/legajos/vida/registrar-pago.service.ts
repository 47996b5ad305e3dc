import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import type { Autor, Momento } from '../../auditoria/autor.ts';
import { anotarCambio } from './anotar.repository.ts';
import { anotarHecho } from './anotar-hecho.service.ts';
import { avisarDeLasColas } from './avisar-del-cambio.ts';
import { lockLegajo } from './legajo.repository.ts';
import { findSituacion } from './situacion.repository.ts';

type Pago = Momento & {
  legajo_id: number;
  detalle_id: number;
  orden_pago_id: number;
  autor: Autor;
  accion: 'pagar' | 'revertir_pago';
  detalle: { circuito: string; numero_boleta: number; importe: string };
  motivo?: string;
};

type LoQueResta = string | null;

/** No rule refuses a payment. `trabajo` writes it under the file's lock and says what is left to pay. Throws 404. */
export const registrarPago = (db: Db, pago: Pago, trabajo: (trx: Db) => Promise<LoQueResta>): Promise<void> =>
  enTransaccion(db, async (trx) => {
    const { legajo_id, detalle_id, orden_pago_id, autor, ahora, accion, detalle, motivo } = pago;
    await lockLegajo(trx, legajo_id);
    const resta = await trabajo(trx);
    const situacion = await findSituacion(trx, legajo_id);
    if (!situacion) throw errorNoEncontrado();
    const { estado } = situacion;
    const hasta = { estado, detalle_id, orden_pago_id, ...detalle, ...(resta !== null && { resta }) };
    await anotarHecho(trx, autor, ahora, legajo_id, { accion, desde: { estado }, hasta, motivo });
    const { version, entro } = await anotarCambio(trx, legajo_id, estado, situacion, ahora);
    await avisarDeLasColas(trx, { legajo_id, version, autor, ahora }, entro);
  });
