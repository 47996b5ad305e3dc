import type { Db } from '../db/conectar.ts';

/** Answers whether it was there. */
export const deleteBorradorTerminado = async (db: Db, id: string, persona_id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('borradores')
    .where('id', '=', id)
    .where('persona_id', '=', persona_id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
