import type { RespuestaDelPadron } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';

/** Each CUIT that waits for the registry, once: the ones of older files first. */
export const findCuitsSinRespuesta = async (db: Db, cuantos: number): Promise<string[]> => {
  const filas = await db
    .selectFrom('legajo_comitentes')
    .select('cuit')
    .where('padron', '=', 'sin_respuesta')
    .groupBy('cuit')
    .orderBy((eb) => eb.fn.min('legajo_id'))
    .limit(cuantos)
    .execute();
  return filas.map(({ cuit }) => cuit);
};

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

export const updateProvisorio = (db: Db, id: number, padron: RespuestaDelPadron) =>
  db.updateTable('legajo_comitentes').set({ padron }).where('id', '=', id).execute();

/** Whom the registry validated in files of that technician. */
export const findValidadosDe = (db: Db, personaId: number, cuits: readonly string[]) =>
  db
    .selectFrom('legajo_comitentes as c')
    .innerJoin('legajos as l', 'l.id', 'c.legajo_id')
    .distinctOn('c.cuit')
    .select(['c.cuit', 'c.apellido', 'c.nombre', 'c.fisico', 'c.res_806', 'c.locador'])
    .where('l.persona_id', '=', personaId)
    .where('c.cuit', 'in', [...cuits])
    .where('c.padron', '=', 'validado')
    .orderBy('c.cuit')
    .orderBy('c.id', 'desc')
    .execute();
