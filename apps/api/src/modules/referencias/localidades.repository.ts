import { type Localidad, zLocalidad } from '@colega/contract/referencias';
import { simplificar } from '@colega/domain/validacion';
import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import { leida } from '../../db/leer-filas.ts';

export const LOCALIDADES_POR_PAGINA = 30;

export type FiltroDeLocalidades = {
  search?: string | undefined;
  nombre?: string | undefined;
  codigo_postal?: string | undefined;
  'provincia.id'?: number | undefined;
  'partido.id'?: number | undefined;
  'partido.distrito.id'?: number | undefined;
};

/** Only its author sees a person's locality until it is approved. */
export const NADIE = 0;

export const unirPartido = (db: Db) =>
  db
    .selectFrom('localidades as l')
    .innerJoin('partidos as pa', 'pa.id', 'l.partido_id')
    .innerJoin('provincias as pr', 'pr.id', 'pa.provincia_id')
    .leftJoin('distritos as d', 'd.id', 'pa.distrito_id');
type Consulta = ReturnType<typeof unirPartido>;

export const visibles = (db: Db, usuarioId: number): Consulta =>
  unirPartido(db).where((eb) =>
    eb.or([eb('l.creada_por', 'is', null), eb('l.aprobada_en', 'is not', null), eb('l.creada_por', '=', usuarioId)]),
  );

export const elegirColumnas = (consulta: Consulta) =>
  consulta.select(['l.id', 'l.nombre', 'l.codigo_postal', 'l.latitud', 'l.longitud']).select(
    leida(
      zLocalidad.shape.partido,
      sql`json_build_object(
      'id', pa.id, 'nombre', pa.nombre, 'codigo_arba', pa.codigo_arba,
      'provincia', json_build_object('id', pr.id, 'nombre', pr.nombre),
      'distrito', case when d.id is not null then json_build_object('id', d.id, 'nombre', d.nombre) end)`,
      'partido',
    ),
  );

const palabrasDe = (texto: string | undefined): string[] =>
  simplificar(texto ?? '')
    .split(' ')
    .filter((palabra) => palabra !== '');

const soloSignos = (texto: string | undefined): boolean =>
  (texto ?? '').trim() !== '' && palabrasDe(texto).length === 0;

function filtrar(consulta: Consulta, filtro: FiltroDeLocalidades): Consulta {
  let q = consulta;
  if (soloSignos(filtro.search) || soloSignos(filtro.nombre)) return q.where(sql.lit(false));
  // `simplificar` leaves letters, digits and spaces: nothing that LIKE would read as a pattern.
  for (const palabra of palabrasDe(filtro.search)) q = q.where('l.busqueda', 'like', `%${palabra}%`);
  for (const palabra of palabrasDe(filtro.nombre)) q = q.where('l.nombre_simple', 'like', `%${palabra}%`);
  if (filtro.codigo_postal) q = q.where('l.codigo_postal', '=', filtro.codigo_postal);
  if (filtro['provincia.id'] !== undefined) q = q.where('pr.id', '=', filtro['provincia.id']);
  if (filtro['partido.id'] !== undefined) q = q.where('pa.id', '=', filtro['partido.id']);
  if (filtro['partido.distrito.id'] !== undefined) q = q.where('d.id', '=', filtro['partido.distrito.id']);
  return q;
}

function ordenar(consulta: ReturnType<typeof elegirColumnas>, buscado: string) {
  const q = buscado
    ? consulta
        .orderBy(sql`l.nombre_simple = ${buscado}`, 'desc')
        .orderBy(sql`l.nombre_simple like ${`${buscado}%`}`, 'desc')
        .orderBy(sql`l.nombre_simple like ${`% ${buscado}%`}`, 'desc')
        .orderBy(sql`similarity(l.nombre_simple, ${buscado})`, 'desc')
    : consulta;
  return q.orderBy(sql`l.nombre collate "es-AR-x-icu"`).orderBy(sql`pa.nombre collate "es-AR-x-icu"`).orderBy('l.id');
}

export async function findLocalidades(db: Db, usuarioId: number, filtro: FiltroDeLocalidades, page: number) {
  const filtradas = filtrar(visibles(db, usuarioId), filtro);
  const { total } = await filtradas.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const items = await ordenar(elegirColumnas(filtradas), simplificar(filtro.search ?? filtro.nombre ?? ''))
    .limit(LOCALIDADES_POR_PAGINA)
    .offset((page - 1) * LOCALIDADES_POR_PAGINA)
    .execute();
  return { total, items };
}

export const findLocalidadById = (db: Db, usuarioId: number, id: number): Promise<Localidad | undefined> =>
  elegirColumnas(visibles(db, usuarioId)).where('l.id', '=', id).executeTakeFirst();

/** Of that name and postal code, or the only one of that name in its province. Unapproved ones are left out. */
export const findLocalidadDelPadron = async (
  db: Db,
  { localidad, codigo_postal, provincia }: { localidad: string; codigo_postal: string; provincia: string },
): Promise<Localidad | undefined> => {
  const homonimas = (
    await elegirColumnas(visibles(db, NADIE)).where('l.nombre_simple', '=', simplificar(localidad)).execute()
  ).filter(({ partido }) => simplificar(partido.provincia.nombre) === simplificar(provincia));
  return (
    homonimas.find((una) => una.codigo_postal === codigo_postal) ?? (homonimas.length === 1 ? homonimas[0] : undefined)
  );
};

export const findPartido = (db: Db, id: number) =>
  db
    .selectFrom('partidos as p')
    .leftJoin('localidades as l', 'l.partido_id', 'p.id')
    .select(['p.nombre', 'l.latitud', 'l.longitud'])
    .where('p.id', '=', id)
    .orderBy('l.id')
    .limit(1)
    .executeTakeFirst();

export const findHomonima = (db: Db, usuarioId: number, partidoId: number, nombre: string, salvo: number | null) =>
  visibles(db, usuarioId)
    .select('l.id')
    .where('l.partido_id', '=', partidoId)
    .where('l.nombre_simple', '=', simplificar(nombre))
    .where('l.id', '<>', salvo ?? 0)
    .executeTakeFirst();

export const findAutoria = (db: Db, id: number) =>
  db
    .selectFrom('localidades')
    .select(['creada_por', 'aprobada_en'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export type LocalidadNueva = {
  nombre: string;
  codigo_postal: string;
  partido_id: number;
  latitud: string;
  longitud: string;
  nombre_simple: string;
  busqueda: string;
};

export const insertLocalidad = async (db: Db, nueva: LocalidadNueva & { creada_por: number }): Promise<number> =>
  (await db.insertInto('localidades').values(nueva).returning('id').executeTakeFirstOrThrow()).id;

export const updateLocalidad = (db: Db, id: number, cambio: LocalidadNueva) =>
  db.updateTable('localidades').set(cambio).where('id', '=', id).execute();
