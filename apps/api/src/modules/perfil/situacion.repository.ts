import type { Bloqueo, Causa } from '@colega/contract/perfil';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '../../db/conectar.ts';

/** API-010: only those of a visible kind; the active ones first. */
export const findBloqueosVisibles = (db: Db, personaId: number): Promise<Bloqueo[]> =>
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
    .where('t.visible', '=', true)
    .orderBy('b.vigente', 'desc')
    .orderBy('b.id', 'desc')
    .execute();

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
