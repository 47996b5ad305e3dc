import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import { deudaDesde } from '../../db/deuda-de-matricula.ts';

const carnetsDe = (db: Db, personaId: number) =>
  db
    .selectFrom('carnets')
    .select(['carnets.id', 'carnets.numero', 'carnets.fecha', 'carnets.vencimiento', 'carnets.anulado'])
    .where('persona_id', '=', personaId);

/** The last one that was issued, with what its person has to meet. */
export const findUltimoCarnet = (db: Db, personaId: number) =>
  carnetsDe(db, personaId)
    .innerJoin('personas as p', 'p.id', 'carnets.persona_id')
    .select(['p.exceptuado_hasta', 'p.verificado', deudaDesde(sql.ref('p.id'))])
    .orderBy('carnets.id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findCarnetById = (db: Db, id: number, personaId: number) =>
  carnetsDe(db, personaId).where('carnets.id', '=', id).executeTakeFirst();
