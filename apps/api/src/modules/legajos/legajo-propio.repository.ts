import type { Db } from '../../db/conectar.ts';
import { errorNoEncontrado } from '../../http/error-http.ts';

/** Throws 404 for a missing file, and as well for somebody else's. */
export const exigirLegajoPropio = async (db: Db, id: number, personaId: number): Promise<void> => {
  const propio = await db
    .selectFrom('legajos')
    .select('id')
    .where('id', '=', id)
    .where('persona_id', '=', personaId)
    .executeTakeFirst();
  if (!propio) throw errorNoEncontrado();
};
