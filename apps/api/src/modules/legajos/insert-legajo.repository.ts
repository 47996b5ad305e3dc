import type { EstadoDeLegajo, TipoDeContrato } from '@colega/domain/legajos';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import type { BaseDeDatos } from '../../db/tablas.generadas.ts';

type ConEstado<T> = Omit<Insertable<T>, 'estado_id' | 'legajo_id'> & { estado: EstadoDeLegajo };
/** A confirmation or an approval writes these on a contract; a new one lacks them. */
type DeLaVida = 'confirmado_en' | 'vencimiento_timbrado' | 'cvd_id';
export type DetalleNuevo = Omit<ConEstado<BaseDeDatos['legajo_detalles']>, DeLaVida> & {
  tipo_contrato: TipoDeContrato;
  tareas: { tarea_id: number; monto: string }[];
};
export type ComitenteNuevo = Omit<Insertable<BaseDeDatos['legajo_comitentes']>, 'legajo_id' | 'orden'>;
export type InmuebleNuevo = Omit<Insertable<BaseDeDatos['legajo_inmuebles']>, 'legajo_id' | 'orden'>;

export const estadoId = (db: Db, clave: EstadoDeLegajo) =>
  db.selectFrom('estados_legajos').select('id').where('clave', '=', clave);

export const insertLegajo = (db: Db, { estado, ...fila }: ConEstado<BaseDeDatos['legajos']>) =>
  db
    .insertInto('legajos')
    .values({ ...fila, estado_id: estadoId(db, estado) })
    .returning(['id', 'numero_legajo'])
    .executeTakeFirstOrThrow();

export const insertDetalle = async (
  db: Db,
  legajo_id: number,
  { estado, tareas, ...fila }: DetalleNuevo,
): Promise<number> => {
  const { id } = await db
    .insertInto('legajo_detalles')
    .values({ ...fila, legajo_id, estado_id: estadoId(db, estado) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertTareas(db, id, tareas);
  return id;
};

/** A former contract may have none that the college knows. */
export const insertTareas = async (db: Db, detalle_id: number, tareas: DetalleNuevo['tareas']): Promise<void> => {
  if (tareas.length === 0) return;
  await db
    .insertInto('detalle_tareas')
    .values(tareas.map((tarea, orden) => ({ ...tarea, detalle_id, orden })))
    .execute();
};

export const insertComitentes = (db: Db, legajo_id: number, comitentes: readonly ComitenteNuevo[]) =>
  db
    .insertInto('legajo_comitentes')
    .values(comitentes.map((comitente, orden) => ({ ...comitente, legajo_id, orden })))
    .execute();

export const insertInmuebles = (db: Db, legajo_id: number, inmuebles: readonly InmuebleNuevo[]) =>
  db
    .insertInto('legajo_inmuebles')
    .values(inmuebles.map((inmueble, orden) => ({ ...inmueble, legajo_id, orden })))
    .execute();

export const esCalculoUsado = async (db: Db, calculoId: number, propio: number | null): Promise<boolean> =>
  (await db
    .selectFrom('legajo_detalles')
    .select('id')
    .where('calculo_honorario_id', '=', calculoId)
    .$if(propio !== null, (consulta) => consulta.where('id', '<>', propio))
    .executeTakeFirst()) !== undefined;
