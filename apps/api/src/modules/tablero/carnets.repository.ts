import type { Carnet } from '@colega/contract/tablero';
import type { Fecha } from '@colega/domain/fechas';
import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import { deudaDesde } from '../../db/deuda-de-matricula.ts';

const VISIBLE = ['carnets.id', 'carnets.numero', 'carnets.fecha', 'carnets.vencimiento'] as const;

const vigentes = (db: Db, personaId: number, hoy: Fecha) =>
  db
    .selectFrom('carnets')
    .select(VISIBLE)
    .where('persona_id', '=', personaId)
    .where('anulado', '=', false)
    .where('vencimiento', '>=', hoy);

export const findCarnetVigente = (db: Db, personaId: number, hoy: Fecha) =>
  vigentes(db, personaId, hoy)
    .innerJoin('personas as p', 'p.id', 'carnets.persona_id')
    .select(['p.exceptuado_hasta', 'p.verificado', deudaDesde(sql.ref('p.id'))])
    .executeTakeFirst();

export const findCarnetVigenteById = (db: Db, id: number, personaId: number, hoy: Fecha): Promise<Carnet | undefined> =>
  vigentes(db, personaId, hoy).where('carnets.id', '=', id).executeTakeFirst();
