import type { Db } from '../../../db/conectar.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import { LOS_PAGOS } from '../../auditoria/autor.ts';
import { rechazarLaDeSuCobro } from '../devoluciones/devoluciones-de-nadie.repository.ts';
import { asentarIdentificacion, asentarSinIdentificar } from '../libro/sin-identificar.service.ts';
import { pasarARevision } from '../ordenes/pasar-a-revision.service.ts';
import type { CobroDeCaja } from '../pasarelas/pasarela.ts';
import {
  anotarLugarEnLista,
  estaUsado,
  identidadDe,
  lockSinLugar,
  type RenglonDeCobranza,
  updateOperacionDeRenglon,
} from './renglones.repository.ts';
import {
  type CobroNuevo,
  type CobroSinCupon,
  findCobroDeOperacion,
  findPagoDelRenglon,
  insertCobro,
  lockCobroVivo,
  updateDestino,
} from './sin-cupon.repository.ts';

const SE_SUPO = 'Su cobrador informó de qué cupón es.';

export const anotarSinCupon = async (
  db: Db,
  cobro: CobroNuevo,
  cuando = cobro.registrado_en,
): Promise<CobroSinCupon> => {
  const anotado = await insertCobro(db, cobro);
  await asentarSinIdentificar(db, anotado, cuando);
  return anotado;
};

/** Its end is recorded once, and then the ledger no longer has it as nobody's. Null when it was recorded before. */
export const sacarDeLaLista = async (
  db: Db,
  id: number,
  destino: Parameters<typeof updateDestino>[2],
  cuando: Date,
): Promise<CobroSinCupon | null> => {
  const cobro = await updateDestino(db, id, destino);
  if (!cobro) return null;
  const { banco_devolucion: banco = null } = destino;
  const sale = banco === null ? undefined : { medio: 'transferencia', banco };
  await asentarIdentificacion(db, cobro, cuando, sale);
  return cobro;
};

export const volverALaLista = async (db: Db, operacionId: number, ahora: Date): Promise<void> => {
  const cobro = await findCobroDeOperacion(db, operacionId);
  if (cobro) await reponer(db, cobro, `/${operacionId}`, ahora);
};

type CobroDeshecho = Omit<CobroNuevo, 'reabre_id'> & { id: number };

/**
 * What was said of a collection is undone: another row has its money, under a name that goes on from the first one's. When its
 * collector told meanwhile which payment it was, it is that one at once.
 */
export const reponer = async (
  db: Db,
  { id: reabre_id, ...cobro }: CobroDeshecho,
  sufijo: string,
  ahora: Date,
): Promise<{ cobranza_id: number; operacion_id: number | null }> => {
  const { id } = await anotarSinCupon(db, { ...cobro, externo: `${cobro.externo}${sufijo}`, reabre_id }, ahora);
  const operacion_id = await findPagoDelRenglon(db, id);
  if (operacion_id !== null) await sacarDeLaLista(db, id, { operacion_id }, ahora);
  return { cobranza_id: id, operacion_id };
};

const rechazarLaQueEspera = async (db: Db, id: number, ahora: Date): Promise<void> => {
  const decision = { decidio_id: null, decidio: LOS_PAGOS.username, decidida_en: ahora, respuesta: SE_SUPO };
  const rechazada = await rechazarLaDeSuCobro(db, id, decision);
  if (!rechazada) return;
  const hasta = { devolucion_id: rechazada.id };
  const hecho = { accion: 'rechazar_devolucion', hasta, motivo: SE_SUPO } as const;
  await anotarEnAuditoria(db, LOS_PAGOS, ahora, { entidad: 'cobranza', id }, hecho);
};

type Pareja = { renglonId: number; ordenId: number; operacion_id: number };

export const emparejar = async (
  db: Db,
  { renglonId, ordenId, operacion_id }: Pareja,
  ahora: Date,
): Promise<boolean> => {
  const hecho = await updateOperacionDeRenglon(db, renglonId, operacion_id);
  if (!hecho) return false;
  if (hecho.cobro_id === null) return true;
  // It waited among those to be reviewed: by now it is known. What the college decided of it meanwhile is the same money again.
  const vivo = await lockCobroVivo(db, hecho.cobro_id);
  const sacado = await sacarDeLaLista(db, vivo, { operacion_id }, ahora);
  if (sacado) await rechazarLaQueEspera(db, vivo, ahora);
  if (!sacado) await pasarARevision(db, ordenId, ahora);
  return true;
};

/** Answers which one it is there; null when it has its place already. */
export const ponerEnLaLista = async (
  db: Db,
  renglon: RenglonDeCobranza,
  cobro: CobroDeCaja,
  registrado_en: Date,
): Promise<number | null> => {
  const { medio, externo, numero_boleta, importe, dia } = identidadDe(cobro);
  const base = { medio, banco: null, numero_boleta, importe, fecha_pago: cobro.fecha, registrado_en };
  if (!(await lockSinLugar(db, renglon.id))) return null;
  const repetido = `${externo}/${numero_boleta}`;
  for (const nombre of [externo, repetido, `${repetido}/${dia}/${importe}`]) {
    if (await estaUsado(db, medio, nombre)) continue;
    const { id } = await anotarSinCupon(db, { ...base, externo: nombre });
    await anotarLugarEnLista(db, renglon.id, id);
    return id;
  }
  throw new Error(`El renglón ${externo} de la boleta ${numero_boleta} no tiene lugar en la lista`);
};
