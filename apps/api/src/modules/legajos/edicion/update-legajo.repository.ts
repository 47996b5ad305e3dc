import type { Db } from '../../../db/conectar.ts';
import {
  type ComitenteNuevo,
  type DetalleNuevo,
  insertComitentes,
  type insertLegajo,
  insertTareas,
} from '../insert-legajo.repository.ts';

type Datos = Pick<
  Parameters<typeof insertLegajo>[1],
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

export const deleteDetalle = (db: Db, id: number) => db.deleteFrom('legajo_detalles').where('id', '=', id).execute();

export const replaceComitentes = async (
  db: Db,
  legajo_id: number,
  comitentes: readonly ComitenteNuevo[],
): Promise<void> => {
  await db.deleteFrom('legajo_comitentes').where('legajo_id', '=', legajo_id).execute();
  await insertComitentes(db, legajo_id, comitentes);
};
