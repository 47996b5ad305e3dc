import type { Fecha } from '@colega/domain/fechas';
import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';

/** Up to which day a daily work was done. */
export const findDiaHecho = async (db: Db, trabajo: string): Promise<Fecha | undefined> => {
  const dia = db.selectFrom('dias_de_avisos').select('hasta').where('trabajo', '=', trabajo);
  return (await dia.executeTakeFirst())?.hasta;
};

export const upsertDiaHecho = async (db: Db, trabajo: string, hasta: Fecha): Promise<void> => {
  await db
    .insertInto('dias_de_avisos')
    .values({ trabajo, hasta })
    .onConflict((oc) =>
      oc.column('trabajo').doUpdateSet({ hasta: sql`greatest(dias_de_avisos.hasta, excluded.hasta)` }),
    )
    .execute();
};
