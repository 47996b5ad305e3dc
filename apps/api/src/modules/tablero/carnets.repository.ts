import type { Carnet } from '@colega/contract/tablero';
import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../db/conectar.ts';

const VISIBLE = ['id', 'numero', 'fecha', 'vencimiento'] as const;

const vigentes = (db: Db, personaId: number, hoy: Fecha) =>
  db
    .selectFrom('carnets')
    .select(VISIBLE)
    .where('persona_id', '=', personaId)
    .where('anulado', '=', false)
    .where('vencimiento', '>=', hoy);

export const findCarnetVigente = (db: Db, personaId: number, hoy: Fecha): Promise<Carnet | undefined> =>
  vigentes(db, personaId, hoy).executeTakeFirst();

export const findCarnetVigenteById = (db: Db, id: number, personaId: number, hoy: Fecha): Promise<Carnet | undefined> =>
  vigentes(db, personaId, hoy).where('id', '=', id).executeTakeFirst();
