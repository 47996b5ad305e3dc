import type { Db } from '../../db/conectar.ts';

export type Destinatario = { id: number; username: string; persona_id: number; email: string };

export const findDestinatario = (db: Db, username: string): Promise<Destinatario | undefined> =>
  db
    .selectFrom('usuarios as u')
    .innerJoin('personas as p', 'p.id', 'u.persona_id')
    .select(['u.id', 'u.username', 'u.persona_id', 'p.email'])
    .where('u.username', '=', username)
    .where('u.activo', '=', true)
    .executeTakeFirst();

type ClaveDeReinicio = { usuario_id: number; hash: Buffer; creada_en: Date; vence_en: Date };

export const insertClaveDeReinicio = async (db: Db, fila: ClaveDeReinicio): Promise<void> => {
  await db
    .deleteFrom('claves_de_reinicio')
    .where('usuario_id', '=', fila.usuario_id)
    .where('vence_en', '<=', fila.creada_en)
    .execute();
  await db.insertInto('claves_de_reinicio').values(fila).execute();
};

export const findClaveDeReinicio = (db: Db, hash: Buffer, ahora: Date): Promise<{ usuario_id: number } | undefined> =>
  db
    .selectFrom('claves_de_reinicio')
    .select('usuario_id')
    .where('hash', '=', hash)
    .where('vence_en', '>', ahora)
    .executeTakeFirst();

/** A changed password leaves no other way of changing it open. */
export const deleteClavesDeReinicio = (db: Db, usuarioId: number) =>
  db.deleteFrom('claves_de_reinicio').where('usuario_id', '=', usuarioId).execute();

export const updateClave = (db: Db, usuarioId: number, clave_hash: string) =>
  db.updateTable('usuarios').set({ clave_hash }).where('id', '=', usuarioId).execute();

/** Ends every session of a user except a given one (S-153), and what they left half done; their devices are told no more. */
export const revokeSesiones = async (
  db: Db,
  usuarioId: number,
  revocado_en: Date,
  sigue: string | null,
): Promise<void> => {
  await db.deleteFrom('desafios').where('usuario_id', '=', usuarioId).execute();
  await db
    .deleteFrom('dispositivos_con_avisos')
    .where('usuario_id', '=', usuarioId)
    .$if(sigue !== null, (consulta) => consulta.where('sesion_id', '<>', sigue))
    .execute();
  await db
    .updateTable('refresh_tokens')
    .set({ revocado_en })
    .where('usuario_id', '=', usuarioId)
    .where('revocado_en', 'is', null)
    .$if(sigue !== null, (consulta) => consulta.where('familia', '<>', sigue))
    .execute();
};
