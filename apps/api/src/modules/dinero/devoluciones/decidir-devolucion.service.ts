import { puedeDejarDePedirse } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { formatImporte, type Importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { hoy as diaDe } from '../../../hoy.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../../http/error-http.ts';
import type { Autor, Momento } from '../../auditoria/autor.ts';
import { exigirQueSeaOtro } from '../../auditoria/exigir-que-sea-otro.ts';
import type { Bancos } from '../../colegio/armar-bancos.ts';
import { leerBancos } from '../../colegio/leer-colegio.service.ts';
import { anotarEnOrden } from '../colegio/anotar-en-orden.ts';
import { exigirTransferenciaSinAnotar } from '../colegio/devolver.service.ts';
import { revertirOperacion } from '../colegio/revertir.service.ts';
import { asentarCambioDeCuenta } from '../libro/libro.service.ts';
import { avisarDeLaDevolucion } from './avisar-de-la-devolucion.ts';
import {
  type DevolucionLeida,
  decidirDevolucion,
  findDevolucionDePago,
  findPagoPorDevolver,
  lockDevolucionDePago,
} from './devoluciones.repository.ts';

type Acto = Momento & { devolucion_id: number; autor: Extract<Autor, { actor: 'colegio' }> };
type LoTransferido = { banco: string; comprobante: string; fecha: Fecha };
export type ComoSeDevolvio = { banco?: string | undefined; comprobante?: string | undefined; fecha: Fecha };

/** Throws 422. */
export const exigirTransferencia = ({ banco = '', comprobante = '', fecha }: ComoSeDevolvio): LoTransferido => {
  const faltan = Object.entries({ banco, comprobante }).filter(([, dicho]) => dicho === '');
  if (faltan.length > 0) throw invalido(faltan.map(([campo]) => ({ codigo: 'requerido' as const, campo })));
  return { banco, comprobante, fecha };
};

const exigirPedida = async (db: Db, id: number): Promise<DevolucionLeida> => {
  const devolucion = await findDevolucionDePago(db, id);
  if (!devolucion) throw errorNoEncontrado();
  if (devolucion.por !== 'transferencia') throw errorHttp(409, 'devolucion_de_su_proveedor');
  if (devolucion.estado !== 'pedida') throw errorHttp(409, 'devolucion_ya_decidida');
  return devolucion;
};

export const revisarTransferencia = (
  { banco, fecha }: { banco: string | null; fecha: Fecha },
  { pedida_en }: Pick<DevolucionLeida, 'pedida_en'>,
  { hoy, bancos }: { hoy: Fecha; bancos: Bancos },
): Parameters<typeof invalido>[0] => [
  ...(banco === null ? [] : bancos.validar(banco, fecha)),
  ...(fecha > hoy ? [{ codigo: 'caja_fecha_futura' as const, campo: 'fecha' }] : []),
  ...(fecha < diaDe(() => pedida_en) ? [{ codigo: 'devolucion_antes_de_pedida' as const, campo: 'fecha' }] : []),
];

/** The money left by that transfer: what its payment paid is owed again. Whoever asked for it does not confirm it. Throws 404, 409 and 422. */
export const confirmarDevolucion = (
  db: Db,
  { devolucion_id, autor, ahora, hoy, ...como }: Acto & ComoSeDevolvio,
): Promise<{ operacion_id: number; importe: Importe }> =>
  enTransaccion(db, async (trx) => {
    const transferencia = exigirTransferencia(como);
    const devolucion = await exigirPedida(trx, devolucion_id);
    if (autor.user_id === devolucion.pidio_id) throw errorHttp(409, 'devolucion_la_confirma_otro');
    const problemas = revisarTransferencia(transferencia, devolucion, { hoy, bancos: await leerBancos(trx) });
    if (problemas.length > 0) throw invalido(problemas);
    const { operacion_id, motivo } = devolucion;
    const pago = await findPagoPorDevolver(trx, operacion_id);
    if (!pago) throw errorNoEncontrado();
    await exigirQueSeaOtro(trx, autor, pago.persona_id);
    // Every act on a payment holds it in the same order: what it gives back is written last.
    const { importe, nueva } = await revertirOperacion(trx, {
      operacion_id,
      tipo: 'devolucion',
      motivo,
      autor,
      ahora,
      hoy,
    });
    if (!nueva) throw errorHttp(409, 'devolver_deshecho');
    // Its provider may have given a part back since it was asked for: the payment is held by now.
    if ((await findPagoPorDevolver(trx, operacion_id))?.devuelto_en_parte) throw errorHttp(409, 'devolver_en_parte');
    await exigirTransferenciaSinAnotar(trx, transferencia.comprobante);
    const decision = { decidio_id: autor.user_id, decidio: autor.username, decidida_en: ahora };
    if (
      !(await decidirDevolucion(trx, devolucion_id, 'pedida', { estado: 'confirmada', ...decision, ...transferencia }))
    )
      throw errorHttp(409, 'devolucion_ya_decidida');
    const { orden_id, persona_id, medio, banco } = pago;
    const hacia = { medio: 'transferencia', banco: transferencia.banco };
    if (medio !== hacia.medio || banco !== hacia.banco)
      await asentarCambioDeCuenta(trx, {
        cuando: ahora,
        persona_id,
        orden_id,
        importe,
        desde: hacia,
        hacia: { medio, banco },
      });
    await anotarEnOrden(trx, autor, ahora, orden_id, {
      accion: 'confirmar_devolucion',
      hasta: { devolucion_id, operacion_id, importe, ...transferencia },
    });
    await avisarDeLaDevolucion(trx, { ...pago, devolucion_id, como: 'por transferencia' }, ahora);
    return { operacion_id, importe };
  });

/** What waits for somebody, or what its provider does not answer, which is closed by whoever did not ask for it. Throws 404 and 409. */
const exigirRechazable = async (trx: Db, { devolucion_id, autor, ahora }: Acto): Promise<DevolucionLeida> => {
  // The sweep asks its provider for it, or this closes it: never both.
  const devolucion = await lockDevolucionDePago(trx, devolucion_id);
  if (devolucion?.por !== 'proveedor') return exigirPedida(trx, devolucion_id);
  if (devolucion.estado !== 'en_proceso') throw errorHttp(409, 'devolucion_ya_decidida');
  if (!puedeDejarDePedirse(devolucion, ahora)) throw errorHttp(409, 'devolucion_de_su_proveedor');
  if (autor.user_id === devolucion.pidio_id) throw errorHttp(409, 'devolucion_la_cierra_otro');
  return devolucion;
};

/**
 * It is not given back: its payment stays as it was. Whoever asked for a transfer may take it back. What its provider gives back later leaves the books
 * all the same. Throws 404 and 409.
 */
export const rechazarDevolucion = (
  db: Db,
  { motivo, ...acto }: Acto & { motivo: string },
): Promise<{ operacion_id: number; importe: Importe }> =>
  enTransaccion(db, async (trx) => {
    const { devolucion_id, autor, ahora } = acto;
    const { operacion_id, importe, estado } = await exigirRechazable(trx, acto);
    const desde = estado === 'en_proceso' ? estado : 'pedida';
    const pago = await findPagoPorDevolver(trx, operacion_id);
    if (!pago) throw errorNoEncontrado();
    const decision = { decidio_id: autor.user_id, decidio: autor.username, decidida_en: ahora, respuesta: motivo };
    if (!(await decidirDevolucion(trx, devolucion_id, desde, { estado: 'rechazada', ...decision })))
      throw errorHttp(409, 'devolucion_ya_decidida');
    await anotarEnOrden(trx, autor, ahora, pago.orden_id, {
      accion: 'rechazar_devolucion',
      hasta: { devolucion_id, operacion_id, importe: formatImporte(importe) },
      motivo,
    });
    return { operacion_id, importe };
  });
