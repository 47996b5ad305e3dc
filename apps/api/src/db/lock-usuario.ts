import type { Db } from './conectar.ts';

/**
 * Whatever opens, renews or ends a session shares a password change's lock, and so does what only an open session may do. The
 * user is always locked before its tokens. Answers the password.
 */
export const lockUsuario = async (db: Db, id: number, para: 'leer' | 'cambiar'): Promise<string | undefined> => {
  const fila = db.selectFrom('usuarios').select('clave_hash').where('id', '=', id);
  const { clave_hash } = (await (para === 'leer' ? fila.forShare() : fila.forNoKeyUpdate()).executeTakeFirst()) ?? {};
  return clave_hash;
};
