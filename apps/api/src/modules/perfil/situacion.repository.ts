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
export const findBloqueos = (db: Db, personaId: number): Promise<(Bloqueo & { clave: string })[]> =>
  bloqueosDe(db, personaId).select('t.clave').execute();

export const findCausas = async (
  db: Db,
  personaId: number,
  limit: number,
): Promise<{ items: Causa[]; total: number }> => {
  const filas = await db
    .selectFrom('causas')
    .selectAll()
    .select(({ fn }) => fn.countAll<number>().over().as('total'))
    .where('persona_id', '=', personaId)
    .orderBy('vigente_desde', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const items = filas.map((fila) => ({
    id: fila.id,
    numero: fila.numero,
    descripcion: fila.descripcion,
    vigente_desde: fila.vigente_desde,
    fecha_estado: fila.fecha_estado,
    estado: { nombre: fila.estado, fecha: fila.fecha_estado },
    situacion_actual: { class: fila.situacion_clase, mensaje: fila.situacion_mensaje },
  }));
  return { items, total: filas[0]?.total ?? 0 };
};
