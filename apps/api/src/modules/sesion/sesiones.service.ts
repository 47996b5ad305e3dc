import type { Db } from '../../db/conectar.ts';
import { lockUsuario } from '../../db/lock-usuario.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { errorNoEncontrado } from '../../http/error-http.ts';
import type { SesionAbierta } from '../../http/rutas.ts';
import { anotarEnAuditoria, type HechoAuditado } from '../auditoria/anotar.service.ts';
import { revokeSesiones } from './claves-de-reinicio.repository.ts';
import { revokeFamilia } from './sesion.repository.ts';
import { findSesionesVivas } from './sesiones.repository.ts';

export const listarSesionesDe = async (db: Db, usuarioId: number, ahora: Date) =>
  (await findSesionesVivas(db, usuarioId, ahora)).map(({ abierta_en, usada_en, ...resto }) => ({
    ...resto,
    abierta_en: abierta_en.toISOString(),
    usada_en: usada_en.toISOString(),
  }));

export const listarSesiones = async (db: Db, { user_id, sid }: SesionAbierta, ahora: Date) => {
  const vivas = await listarSesionesDe(db, user_id, ahora);
  const items = vivas.map((viva) => ({ ...viva, actual: viva.id === sid }));
  return { items, pagination: { total_items: items.length, current: 1, pages: 1 } };
};

const anotarCierre = (
  db: Db,
  { user_id, username }: SesionAbierta,
  ahora: Date,
  accion: HechoAuditado['accion'],
): Promise<void> => anotarEnAuditoria(db, { user_id, username }, ahora, { entidad: 'sesion', id: user_id }, { accion });

/** Ends one's own session at its next call. Throws 404. */
export const cerrarSesionPropia = (db: Db, sesion: SesionAbierta, id: string, ahora: Date): Promise<void> =>
  enTransaccion(db, async (trx) => {
    await lockUsuario(trx, sesion.user_id, 'cambiar');
    const vivas = await findSesionesVivas(trx, sesion.user_id, ahora);
    if (!vivas.some((viva) => viva.id === id)) throw errorNoEncontrado();
    await revokeFamilia(trx, id, ahora);
    await anotarCierre(trx, sesion, ahora, 'cerrar_sesion');
  });

export const cerrarLasDemas = (db: Db, sesion: SesionAbierta, ahora: Date): Promise<number> =>
  enTransaccion(db, async (trx) => {
    await lockUsuario(trx, sesion.user_id, 'cambiar');
    const demas = (await findSesionesVivas(trx, sesion.user_id, ahora)).filter(({ id }) => id !== sesion.sid);
    await revokeSesiones(trx, sesion.user_id, ahora, sesion.sid);
    await anotarCierre(trx, sesion, ahora, 'cerrar_las_demas');
    return demas.length;
  });
