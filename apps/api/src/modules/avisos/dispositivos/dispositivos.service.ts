import type { zActivarDispositivo, zDispositivosConAvisos } from '@colega/contract/avisos';
import type { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { lockUsuario } from '../../../db/lock-usuario.ts';
import { findSesionViva } from '../../../db/sesion-viva.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorNoEncontrado, invalido, sesionVencida } from '../../../http/error-http.ts';
import type { SesionAbierta } from '../../../http/rutas.ts';
import {
  deleteDispositivo,
  deleteSobrantes,
  findDispositivosConAvisos,
  upsertDispositivo,
} from './dispositivos.repository.ts';
import { esDeUnServicio, type ServicioDePush } from './servicio-de-push.ts';

/** S-909. */
const MAXIMO = 10;

type Dispositivos = z.input<typeof zDispositivosConAvisos>;

export const listarDispositivos = async (
  db: Db,
  push: ServicioDePush | null,
  { user_id, sid }: SesionAbierta,
  desde: Buffer | null,
): Promise<Dispositivos> => {
  const suyos = push === null ? [] : await findDispositivosConAvisos(db, user_id, push.publica);
  const items = suyos.map(({ sesion_id, huella, creado_en, avisado_en, ...resto }) => ({
    ...resto,
    creado_en: creado_en.toISOString(),
    avisado_en: avisado_en?.toISOString() ?? null,
    // Another tab of the same browser is of another session.
    actual: sesion_id === sid || (desde !== null && huella?.equals(desde) === true),
  }));
  return {
    clave: push?.publica ?? null,
    items,
    pagination: { total_items: items.length, current: 1, pages: 1 },
  };
};

/** `huella` is how it is known when somebody comes in on it again; null if it keeps nothing. */
type DesdeDonde = { dispositivo: string; huella: Buffer | null; ahora: Date };

/**
 * S-911: never for a session that is being closed meanwhile. Throws 401 for one that was, 404 where the college tells no device,
 * 422 for an address that is of none of the services.
 */
export const activarDispositivo = async (
  db: Db,
  push: ServicioDePush | null,
  sesion: SesionAbierta,
  { direccion, claves }: z.output<typeof zActivarDispositivo>,
  { dispositivo, huella, ahora }: DesdeDonde,
): Promise<Dispositivos> => {
  if (push === null) throw errorNoEncontrado();
  if (!esDeUnServicio(direccion, push))
    throw invalido([{ codigo: 'servicio_de_push_desconocido', campo: 'direccion' }]);
  const { user_id: usuario_id, sid: sesion_id } = sesion;
  await enTransaccion(db, async (trx) => {
    await lockUsuario(trx, usuario_id, 'cambiar');
    if (!(await findSesionViva(trx, sesion))) throw sesionVencida();
    await upsertDispositivo(trx, {
      ...{ usuario_id, sesion_id, direccion, ...claves, clave: push.publica, creado_en: ahora },
      ...{ huella, dispositivo },
    });
    await deleteSobrantes(trx, usuario_id, MAXIMO);
  });
  return listarDispositivos(db, push, sesion, huella);
};

/** Somebody else's counts as missing. Throws 404. */
export const quitarDispositivo = async (
  db: Db,
  push: ServicioDePush | null,
  sesion: SesionAbierta,
  { id, huella }: { id: number; huella: Buffer | null },
): Promise<Dispositivos> => {
  if (!(await deleteDispositivo(db, sesion.user_id, id))) throw errorNoEncontrado();
  return listarDispositivos(db, push, sesion, huella);
};
