import type { CosaQueSeEnsaya } from '@colega/contract/honorarios';
import type { Fecha } from '@colega/domain/fechas';
import { type AcumuladoDeEnsayo, leerAcumulado } from '@colega/domain/honorarios';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';

export type FilaDeEnsayo = Selectable<BaseDeDatos['ensayos']>;
/** A tariff in preparation, or a list of rates: whose the rehearsal is. */
export type DeQueEs = { de: CosaQueSeEnsaya; id: number };

const COLUMNAS = { arancel: 'arancel_id', tasas: 'lista_id' } as const satisfies Record<CosaQueSeEnsaya, string>;

/** One of the two is there: the database sees to it. */
export const clasificarEnsayo = ({ arancel_id, lista_id }: Pick<FilaDeEnsayo, 'arancel_id' | 'lista_id'>): DeQueEs =>
  arancel_id === null ? { de: 'tasas', id: lista_id ?? 0 } : { de: 'arancel', id: arancel_id };

/** Whatever is read of it is read here: another version of the program may have written it. */
const leido = <F extends FilaDeEnsayo | undefined>(fila: F): F =>
  fila && { ...fila, acumulado: leerAcumulado(fila.acumulado) };

type EnsayoNuevo = {
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

export const insertEnsayo = async (
  db: Db,
  { de, id: suyo }: DeQueEs,
  { contenido, acumulado, ...nuevo }: EnsayoNuevo,
): Promise<number> => {
  const { id } = await db
    .insertInto('ensayos')
    .values({
      ...nuevo,
      [COLUMNAS[de]]: suyo,
      contenido: JSON.stringify(contenido),
      acumulado: JSON.stringify(acumulado),
      latido: nuevo.creado_en,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const findEnsayoById = async (db: Db, id: number): Promise<FilaDeEnsayo | undefined> =>
  leido(await db.selectFrom('ensayos').selectAll().where('id', '=', id).executeTakeFirst());

/** The one in course, or the last one. */
export const findUltimoEnsayo = async (db: Db, { de, id }: DeQueEs): Promise<FilaDeEnsayo | undefined> =>
  leido(
    await db.selectFrom('ensayos').selectAll().where(COLUMNAS[de], '=', id).orderBy('id', 'desc').executeTakeFirst(),
  );

export const findEnsayoTerminado = async (
  db: Db,
  { de, id }: DeQueEs,
  { version, hasta }: Pick<FilaDeEnsayo, 'version' | 'hasta'>,
) =>
  leido(
    await db
      .selectFrom('ensayos')
      .selectAll()
      .where(COLUMNAS[de], '=', id)
      .where('version', '=', version)
      .where('hasta', '=', hasta)
      .where('estado', '=', 'terminado')
      .executeTakeFirst(),
  );

/** Until this transaction ends, nobody else asks for one of that draft. */
export const lockEnsayosDe = (db: Db, { de, id }: DeQueEs) =>
  sql`select pg_advisory_xact_lock(hashtext(${`ensayos de ${de} ${id}`}))`.execute(db);

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
  return leido(await una.returningAll().executeTakeFirst()) ?? null;
};

/** Of the draft as it is now. Neither publishing a list nor withdrawing it changes what it says. */
export const findVersionDe = async (db: Db, { de, id }: DeQueEs): Promise<number | null> => {
  if (de === 'arancel') {
    const arancel = await db
      .selectFrom('aranceles_en_preparacion')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirst();
    return arancel?.version ?? null;
  }
  const lista = await db
    .selectFrom('listas_del_colegio')
    .select(['version', 'publicada_en', 'retirada_en'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!lista) return null;
  return lista.version - [lista.publicada_en, lista.retirada_en].filter((acto) => acto !== null).length;
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
