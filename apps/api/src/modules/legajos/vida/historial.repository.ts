import type { HechoDeLegajo } from '@colega/contract/legajos';
import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';
import { exigirLegajoPropio } from '../legajo-propio.repository.ts';

/** The life of a file of that person, oldest first. Throws 404 as well for somebody else's. */
export const findHistorial = async (db: Db, legajoId: number, personaId: number): Promise<HechoDeLegajo[]> => {
  await exigirLegajoPropio(db, legajoId, personaId);
  const { rows } = await sql<{ hecho: HechoDeLegajo }>`
    select json_build_object('cuando', a.cuando, 'quien', a.quien, 'accion', a.accion,
      'detalle_id', (a.hasta ->> 'detalle_id')::int, 'desde', a.desde ->> 'estado', 'hasta', a.hasta ->> 'estado',
      'motivo', a.motivo) as hecho
    from auditoria a where a.entidad = 'legajo' and a.entidad_id = ${legajoId}
    order by a.cuando, a.id`.execute(db);
  return rows.map(({ hecho }) => hecho);
};
