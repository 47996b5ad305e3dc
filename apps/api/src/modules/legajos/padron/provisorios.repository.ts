import type { RespuestaDelPadron } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';

/** Each CUIT that waits for the registry, once: those that were asked for longest ago first, so that one that always fails holds nobody. */
export const findCuitsSinRespuesta = async (db: Db, cuantos: number): Promise<string[]> => {
  const filas = await db
    .selectFrom('legajo_comitentes')
    .select('cuit')
    .where('padron', '=', 'sin_respuesta')
    .groupBy('cuit')
    .orderBy(
      (eb) => eb.fn.min('consultado_en'),
      (orden) => orden.asc().nullsFirst(),
    )
    .orderBy('cuit')
    .limit(cuantos)
    .execute();
  return filas.map(({ cuit }) => cuit);
};

export const anotarConsulta = (db: Db, cuit: string, consultado_en: Date) =>
  db
    .updateTable('legajo_comitentes')
    .set({ consultado_en })
    .where('cuit', '=', cuit)
    .where('padron', '=', 'sin_respuesta')
    .execute();

export const findLegajosQueLoEsperan = async (db: Db, cuit: string): Promise<number[]> => {
  const filas = await db
    .selectFrom('legajo_comitentes')
    .select('legajo_id')
    .where('padron', '=', 'sin_respuesta')
    .where('cuit', '=', cuit)
    .orderBy('legajo_id')
    .execute();
  return filas.map(({ legajo_id }) => legajo_id);
};

/** As it is stored now; undefined when somebody took it out, or when it was answered meanwhile. */
export const findProvisorio = (db: Db, legajo_id: number, cuit: string) =>
  db
    .selectFrom('legajo_comitentes')
    .select(['id', 'apellido', 'nombre', 'fisico'])
    .where('legajo_id', '=', legajo_id)
    .where('cuit', '=', cuit)
    .where('padron', '=', 'sin_respuesta')
    .executeTakeFirst();

type Validado = { padron: RespuestaDelPadron; nombre_en_el_padron: string | null };
export const updateProvisorio = (db: Db, id: number, respuesta: Validado) =>
  db.updateTable('legajo_comitentes').set(respuesta).where('id', '=', id).execute();

/** Whom the registry validated in files of that technician. */
export const findValidadosDe = (db: Db, personaId: number, cuits: readonly string[]) =>
  db
    .selectFrom('legajo_comitentes as c')
    .innerJoin('legajos as l', 'l.id', 'c.legajo_id')
    .distinctOn('c.cuit')
    .select(['c.cuit', 'c.nombre_en_el_padron as apellido_nombre', 'c.fisico'])
    .where('l.persona_id', '=', personaId)
    .where('c.cuit', 'in', [...cuits])
    .where('c.padron', '=', 'validado')
    .where('c.nombre_en_el_padron', 'is not', null)
    .$narrowType<{ apellido_nombre: string }>()
    .orderBy('c.cuit')
    .orderBy('c.id', 'desc')
    .execute();
