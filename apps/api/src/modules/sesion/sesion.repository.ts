import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leida } from '../../db/leer-filas.ts';
import { lockUsuario } from '../../db/lock-usuario.ts';
import { contextosDe } from '../../db/sesion-viva.ts';

export type UsuarioDeIngreso = {
  id: number;
  persona_id: number;
  username: string;
  clave_hash: string;
  activo: boolean;
  contextos: string[];
  es_operador: boolean;
};

const selectUsuario = (db: Db) =>
  db
    .selectFrom('usuarios as u')
    .select(['u.id', 'u.persona_id', 'u.username', 'u.clave_hash', 'u.activo'])
    .select(contextosDe)
    .select(leida(z.boolean(), sql`exists (select from operadores o where o.usuario_id = u.id)`, 'es_operador'));

export const findUsuarioByUsername = (db: Db, username: string): Promise<UsuarioDeIngreso | undefined> =>
  selectUsuario(db).where('u.username', '=', username).executeTakeFirst();

export const findUsuarioById = (db: Db, id: number): Promise<UsuarioDeIngreso | undefined> =>
  selectUsuario(db).where('u.id', '=', id).executeTakeFirst();

export const findPersonaDelUsuario = async (db: Db, id: number): Promise<number | undefined> =>
  (await db.selectFrom('usuarios').select('persona_id').where('id', '=', id).executeTakeFirst())?.persona_id;

export type NuevoRefreshToken = {
  usuario_id: number;
  familia: string;
  hash: Buffer;
  creado_en: Date;
  vence_en: Date;
  sesion_desde: Date;
};

export const insertRefreshToken = (db: Db, fila: NuevoRefreshToken) =>
  db.insertInto('refresh_tokens').values(fila).returning('id').executeTakeFirstOrThrow();

/** Inserts a session's first token and deletes the user's expired ones in one statement, since many sign in at once. */
export const abrirFamilia = async (db: Db, fila: NuevoRefreshToken, ahora: Date): Promise<void> => {
  await db
    .with('vencidos', (cte) =>
      cte.deleteFrom('refresh_tokens').where('usuario_id', '=', fila.usuario_id).where('vence_en', '<', ahora),
    )
    .insertInto('refresh_tokens')
    .values(fila)
    .execute();
};

export const findRefreshToken = (db: Db, hash: Buffer) =>
  db.selectFrom('refresh_tokens').selectAll().where('hash', '=', hash).executeTakeFirst();

/** The lock lasts until the transaction ends: of several at once, the second sees the first. */
export const lockRefreshToken = async (db: Db, hash: Buffer) => {
  const visto = await findRefreshToken(db, hash);
  if (!visto) return undefined;
  await lockUsuario(db, visto.usuario_id, 'leer');
  return db.selectFrom('refresh_tokens').selectAll().where('id', '=', visto.id).forUpdate().executeTakeFirst();
};

export const updateReemplazado = (db: Db, id: number, sucesor_id: number, reemplazado_en: Date) =>
  db.updateTable('refresh_tokens').set({ sucesor_id, reemplazado_en }).where('id', '=', id).execute();

/** Its device is told no more. The caller holds the user's lock: a device is not turned on meanwhile. */
export const revokeFamilia = (db: Db, familia: string, revocado_en: Date) =>
  db
    .with('callado', (cte) => cte.deleteFrom('dispositivos_con_avisos').where('sesion_id', '=', familia))
    .updateTable('refresh_tokens')
    .set({ revocado_en })
    .where('familia', '=', familia)
    .where('revocado_en', 'is', null)
    .execute();
