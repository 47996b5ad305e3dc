import type { Fecha } from '@colega/domain/fechas';
import type { AcumuladoDeEnsayo } from '@colega/domain/honorarios';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';

export type FilaDeEnsayo = Selectable<BaseDeDatos['ensayos']>;

type EnsayoNuevo = {
  arancel_id: number;
  version: number;
  nombre: string;
  vigente_desde: Fecha;
  contenido: unknown;
  desde: Fecha;
  hasta: Fecha;
  hasta_detalle_id: number;
  acumulado: AcumuladoDeEnsayo;
  pedido_por: number;
  creado_en: Date;
};

export const insertEnsayo = async (db: Db, { contenido, acumulado, ...nuevo }: EnsayoNuevo): Promise<number> => {
  const { id } = await db
    .insertInto('ensayos')
    .values({
      ...nuevo,
      contenido: JSON.stringify(contenido),
      acumulado: JSON.stringify(acumulado),
      latido: nuevo.creado_en,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const findEnsayoById = (db: Db, id: number): Promise<FilaDeEnsayo | undefined> =>
  db.selectFrom('ensayos').selectAll().where('id', '=', id).executeTakeFirst();

/** The one in course, or the last one. */
export const findUltimoEnsayo = (db: Db, arancelId: number): Promise<FilaDeEnsayo | undefined> =>
  db.selectFrom('ensayos').selectAll().where('arancel_id', '=', arancelId).orderBy('id', 'desc').executeTakeFirst();

export const findEnsayoTerminado = (db: Db, de: Pick<FilaDeEnsayo, 'arancel_id' | 'version' | 'hasta'>) =>
  db
    .selectFrom('ensayos')
    .selectAll()
    .where('arancel_id', '=', de.arancel_id)
    .where('version', '=', de.version)
    .where('hasta', '=', de.hasta)
    .where('estado', '=', 'terminado')
    .executeTakeFirst();

/** Until this transaction ends, nobody else asks for one of that draft. */
export const lockEnsayosDe = (db: Db, arancelId: number) =>
  sql`select pg_advisory_xact_lock(hashtext(${`ensayos del arancel ${arancelId}`}))`.execute(db);

/** False when it is in course no more: somebody cancelled it, or another process went on from there. */
export const updateAvance = async (
  db: Db,
  { id, ultimo_detalle_id }: Pick<FilaDeEnsayo, 'id' | 'ultimo_detalle_id'>,
  { acumulado, ...avance }: { ultimo_detalle_id: number; hechos: number; acumulado: AcumuladoDeEnsayo; latido: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('ensayos')
    .set({ ...avance, fallas: 0, acumulado: JSON.stringify(acumulado) })
    .where('id', '=', id)
    .where('estado', '=', 'corriendo')
    .where('ultimo_detalle_id', '=', ultimo_detalle_id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
};

type CambioDeEnsayo = Partial<
  Pick<FilaDeEnsayo, 'estado' | 'total' | 'tanda' | 'fallas' | 'latido' | 'terminado_en' | 'cancelado_por'>
>;

/** Null when it is in none of those states, or is another's turn by now. */
export const updateEnsayo = async (
  db: Db,
  { id, tanda, estados }: { id: number; tanda?: number; estados: readonly FilaDeEnsayo['estado'][] },
  cambio: CambioDeEnsayo,
): Promise<FilaDeEnsayo | null> => {
  const consulta = db.updateTable('ensayos').set(cambio).where('id', '=', id).where('estado', 'in', estados);
  const una = tanda === undefined ? consulta : consulta.where('tanda', '=', tanda);
  return (await una.returningAll().executeTakeFirst()) ?? null;
};

export const findVersionDeArancel = async (db: Db, arancelId: number): Promise<number | null> => {
  const fila = await db
    .selectFrom('aranceles_en_preparacion')
    .select('version')
    .where('id', '=', arancelId)
    .executeTakeFirst();
  return fila?.version ?? null;
};

export const findNombresDeUsuarios = async (db: Db, ids: readonly number[]): Promise<Map<number, string>> => {
  const filas = await db
    .selectFrom('usuarios as u')
    .leftJoin('personas as p', 'p.id', 'u.persona_id')
    .select(['u.id', 'u.username', 'p.nombre', 'p.apellido'])
    .where('u.id', 'in', [...ids])
    .execute();
  return new Map(filas.map(({ id, username, nombre, apellido }) => [id, nombre ? `${nombre} ${apellido}` : username]));
};
