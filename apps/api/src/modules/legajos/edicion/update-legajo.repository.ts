import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';
import {
  type ComitenteNuevo,
  type DetalleNuevo,
  type InmuebleNuevo,
  insertComitentes,
  insertTareas,
  type LegajoNuevo,
} from '../insert-legajo.repository.ts';

type Datos = Pick<
  LegajoNuevo,
  'matricula_id' | 'rubro_id' | 'modalidad_id' | 'fecha' | 'comitentes_busqueda' | 'comitentes_orden'
>;

export const updateLegajo = (db: Db, id: number, datos: Datos) =>
  db.updateTable('legajos').set(datos).where('id', '=', id).execute();

type Contrato = Omit<DetalleNuevo, 'estado' | 'tipo_contrato'>;

export const updateDetalle = async (db: Db, id: number, { tareas, ...columnas }: Contrato): Promise<void> => {
  await db.updateTable('legajo_detalles').set(columnas).where('id', '=', id).execute();
  await db.deleteFrom('detalle_tareas').where('detalle_id', '=', id).execute();
  await insertTareas(db, id, tareas);
};

export const replaceComitentes = async (
  db: Db,
  legajo_id: number,
  comitentes: readonly ComitenteNuevo[],
): Promise<void> => {
  await db.deleteFrom('legajo_comitentes').where('legajo_id', '=', legajo_id).execute();
  await insertComitentes(db, legajo_id, comitentes);
};

/** Each property keeps its row, which certificates name: the first stays the first. */
export const replaceInmuebles = async (
  db: Db,
  legajo_id: number,
  inmuebles: readonly InmuebleNuevo[],
): Promise<void> => {
  await db
    .deleteFrom('legajo_inmuebles')
    .where('legajo_id', '=', legajo_id)
    .where('orden', '>=', inmuebles.length)
    .execute();
  const [primero] = inmuebles;
  if (!primero) return;
  const columnas = Object.keys(primero) as (keyof InmuebleNuevo)[];
  await db
    .insertInto('legajo_inmuebles')
    .values(inmuebles.map((inmueble, orden) => ({ ...inmueble, legajo_id, orden })))
    .onConflict((existente) =>
      existente
        .columns(['legajo_id', 'orden'])
        .doUpdateSet(Object.fromEntries(columnas.map((c) => [c, sql.ref(`excluded.${c}`)]))),
    )
    .execute();
};

export const responderObservaciones = (db: Db, legajo_id: number, respondida_en: Date) =>
  db
    .updateTable('legajo_observaciones')
    .set({ respondida_en })
    .where('legajo_id', '=', legajo_id)
    .where('respondida_en', 'is', null)
    .execute();
