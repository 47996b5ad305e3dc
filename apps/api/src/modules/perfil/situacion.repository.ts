import type { Bloqueo, Causa } from '@colega/contract/perfil';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '../../db/conectar.ts';

/** The active ones first. */
const bloqueosDe = (db: Db, personaId: number) =>
  db
    .selectFrom('bloqueos as b')
    .innerJoin('tipos_bloqueo as t', 't.id', 'b.tipo_bloqueo_id')
    .select(['b.id', 'b.vigente', 'b.motivo'])
    .select((eb) => [
      jsonBuildObject({
        id: eb.ref('t.id'),
        nombre: eb.ref('t.nombre'),
        nombre_corto: eb.ref('t.nombre_corto'),
        color: eb.ref('t.color'),
        visible: eb.ref('t.visible'),
      }).as('tipo_bloqueo'),
      jsonArrayFrom(
        eb
          .selectFrom('bloqueos_rangos as r')
          .select(['r.estado', 'r.fecha'])
          .whereRef('r.bloqueo_id', '=', 'b.id')
          .orderBy('r.fecha')
          .orderBy('r.id'),
      ).as('rangos'),
    ])
    .where('b.persona_id', '=', personaId)
    .orderBy('b.vigente', 'desc')
    .orderBy('b.id', 'desc');

/** API-010: only those of a visible kind. */
export const findBloqueosVisibles = (db: Db, personaId: number): Promise<Bloqueo[]> =>
  bloqueosDe(db, personaId).where('t.visible', '=', true).execute();

/** Of every kind, with the key that the college's acts name. */
export const bloqueosConClave = (db: Db, personaId: number) => bloqueosDe(db, personaId).select('t.clave');

export const causasDe = (db: Db, personaId: number, limit: number) =>
  db
    .selectFrom('causas as c')
    .select(['c.id', 'c.numero', 'c.descripcion', 'c.vigente_desde', 'c.fecha_estado'])
    .select(({ ref }) => [
      jsonBuildObject({ nombre: ref('c.estado'), fecha: ref('c.fecha_estado') }).as('estado'),
      jsonBuildObject({ class: ref('c.situacion_clase'), mensaje: ref('c.situacion_mensaje') }).as('situacion_actual'),
    ])
    .where('c.persona_id', '=', personaId)
    .orderBy('c.vigente_desde', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit);

export const findCausas = async (
  db: Db,
  personaId: number,
  limit: number,
): Promise<{ items: Causa[]; total: number }> => {
  const filas = await causasDe(db, personaId, limit)
    .select(({ fn }) => fn.countAll<number>().over().as('total'))
    .execute();
  return { items: filas.map(({ total, ...causa }) => causa), total: filas[0]?.total ?? 0 };
};
