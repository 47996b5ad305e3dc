import type { Db } from '../../db/conectar.ts';
import { errorHttp } from '../../http/error-http.ts';
import type { Autor } from './autor.ts';
import { findPersonaDeUsuario } from './persona-del-autor.repository.ts';

/** S-678: nobody acts for the college on themselves; the server's console is no person. Throws 409. */
export const exigirQueSeaOtro = async (db: Db, { actor, user_id }: Autor, persona_id: number): Promise<void> => {
  if (actor !== 'colegio' || user_id === null) return;
  if ((await findPersonaDeUsuario(db, user_id)) === persona_id) throw errorHttp(409, 'lo_hace_otra_persona');
};
