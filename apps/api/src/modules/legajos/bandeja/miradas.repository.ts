import type { Fecha } from '@colega/domain/fechas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';
import { comienzoDelDia } from './dias.repository.ts';

const UN_DIA_MS = 86_400_000;

type Mirada = { usuario_id: number; ahora: Date };

/** Somebody had the file or acted on it at this moment. Of the days before nobody asks. */
export const insertMirada = async (db: Db, legajo_id: number, { usuario_id, ahora }: Mirada): Promise<void> => {
  const ayer = new Date(ahora.getTime() - UN_DIA_MS);
  await db
    .with('de_antes', (cte) =>
      // Of this one the row is written again: one statement changes a row once.
      cte
        .deleteFrom('legajo_miradas')
        .where('usuario_id', '=', usuario_id)
        .where('cuando', '<', ayer)
        .where('legajo_id', '<>', legajo_id),
    )
    .insertInto('legajo_miradas')
    .values({ usuario_id, legajo_id, cuando: ahora })
    .onConflict((oc) => oc.columns(['usuario_id', 'legajo_id']).doUpdateSet({ cuando: ahora }))
    .execute();
};

/** When they had it that day, since it waits in this queue, of `legajo_colas c`. What entered it by their own act is new there (S-730). */
export const miradaDeLaCola = (usuario_id: number, hoy: Fecha): RawBuilder<Date | null> => sql`(
  select v.cuando from legajo_miradas v where v.usuario_id = ${usuario_id} and v.legajo_id = c.legajo_id
    and v.cuando > c.desde and v.cuando >= ${comienzoDelDia(hoy)})`;
