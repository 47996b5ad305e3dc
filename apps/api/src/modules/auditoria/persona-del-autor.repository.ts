import type { Db } from '../../db/conectar.ts';

export const findPersonaDeUsuario = async (db: Db, usuario_id: number): Promise<number | undefined> =>
  (await db.selectFrom('usuarios').select('persona_id').where('id', '=', usuario_id).executeTakeFirst())?.persona_id;
