import type { BorradorNombrado } from '@colega/contract/route';
import type { Db } from '../db/conectar.ts';

/** Whichever version is there, where it is null. */
export type BorradorDe = Pick<BorradorNombrado, 'id'> & { version: number | null; persona_id: number };

/** Answers whether that version of it was there. */
export const deleteBorradorTerminado = async (db: Db, { id, version, persona_id }: BorradorDe): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('borradores')
    .where('id', '=', id)
    .where('persona_id', '=', persona_id)
    .$if(version !== null, (consulta) => consulta.where('version', '=', version))
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const existeBorrador = async (db: Db, { id, persona_id }: BorradorDe): Promise<boolean> =>
  (await db
    .selectFrom('borradores')
    .select('id')
    .where('id', '=', id)
    .where('persona_id', '=', persona_id)
    .executeTakeFirst()) !== undefined;
