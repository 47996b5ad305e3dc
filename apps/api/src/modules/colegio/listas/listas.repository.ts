import type { ListaDelColegio } from '@colega/contract/colegio';
import { CLAVES_DE_LISTA, type ClaveDeLista, type FilaDeLista, type VersionDeLista } from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import { sql, type Updateable } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';

export const findListasDichas = async (db: Db): Promise<ReadonlySet<string>> => {
  const filas = await db.selectFrom('listas_del_colegio').select('lista').distinct().execute();
  return new Set(filas.map(({ lista }) => lista));
};

export const insertListasDeEntrada = async (db: Db, versiones: readonly VersionDeLista[]): Promise<void> => {
  if (versiones.length === 0) return;
  await db
    .insertInto('listas_del_colegio')
    .values(
      versiones.map(({ filas, ...version }) => ({
        ...{ ...version, norma: '', contenido: JSON.stringify(filas) },
        ...{ origen: 'carga', estado: 'publicada' },
      })),
    )
    .execute();
};

const zGuardada = z.object({
  id: z.number(),
  lista: z.enum(CLAVES_DE_LISTA),
  version: z.number(),
  vigente_desde: z.string(),
  norma: z.string(),
  filas: z.array(z.record(z.string(), z.string())),
  origen: z.enum(['carga', 'arranque', 'mesa']),
  estado: z.enum(['preparada', 'publicada', 'retirada']),
  preparadores: z.array(z.number()),
  preparada_en: z.date().nullable(),
  publicada_por: z.number().nullable(),
  publicada_en: z.date().nullable(),
  retirada_en: z.date().nullable(),
  motivo: z.string().nullable(),
  quien_preparo: z.string().nullable(),
  quien_publico: z.string().nullable(),
  quien_retiro: z.string().nullable(),
});
export type ListaGuardada = z.output<typeof zGuardada>;

const nombreDe = (columna: string) =>
  sql`(select p.apellido || ', ' || p.nombre from usuarios u join personas p on p.id = u.persona_id where u.id = ${sql.ref(columna)})`;

const SELECCION = sql`
  select l.id, l.lista, l.version, l.vigente_desde, l.norma, l.contenido as filas, l.origen, l.estado, l.preparadores,
    l.preparada_en, l.publicada_por, l.publicada_en, l.retirada_en, l.motivo, ${nombreDe('l.preparada_por')} as quien_preparo,
    ${nombreDe('l.publicada_por')} as quien_publico, ${nombreDe('l.retirada_por')} as quien_retiro
  from listas_del_colegio l`;

/** The newest of each list first. */
export const findVersionesDeListas = (db: Db, lista: ClaveDeLista | null): Promise<ListaGuardada[]> =>
  leerFilas(
    db,
    zGuardada,
    sql`${SELECCION} where ${lista === null ? sql`true` : sql`l.lista = ${lista}`} order by l.vigente_desde desc, l.id desc`,
  );

export const lockVersionDeLista = async (db: Db, id: number): Promise<ListaGuardada | undefined> => {
  const filas = await leerFilas(db, zGuardada, sql`${SELECCION} where l.id = ${id} for update of l`);
  return filas[0];
};

export const findVersionDeLista = async (db: Db, id: number): Promise<ListaGuardada | undefined> => {
  const filas = await leerFilas(db, zGuardada, sql`${SELECCION} where l.id = ${id}`);
  return filas[0];
};

type Preparada = { lista: ClaveDeLista; vigente_desde: Fecha; norma: string; filas: readonly FilaDeLista[] };

export const insertListaPreparada = (
  db: Db,
  { filas, ...lista }: Preparada,
  { usuario_id, ahora }: { usuario_id: number; ahora: Date },
) =>
  db
    .insertInto('listas_del_colegio')
    .values({
      ...{ ...lista, contenido: JSON.stringify(filas), origen: 'mesa', estado: 'preparada' },
      ...{ preparada_por: usuario_id, preparada_en: ahora },
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();

/** A term, or where the offices are, that who sets the college up says. */
export const insertListaDeArranque = (
  db: Db,
  { filas, ...lista }: Preparada,
  { usuario_id, ahora }: { usuario_id: number | null; ahora: Date },
) =>
  db
    .insertInto('listas_del_colegio')
    .values({
      ...{ ...lista, contenido: JSON.stringify(filas) },
      ...{ origen: 'arranque', estado: 'publicada', preparada_por: usuario_id, preparada_en: ahora },
    })
    .execute();

export const updateLista = async (
  db: Db,
  id: number,
  cambios: Updateable<BaseDeDatos['listas_del_colegio']>,
): Promise<number> => {
  const { version } = await db
    .updateTable('listas_del_colegio')
    .set({ ...cambios, version: sql`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
};

/** Of its own: those that came from a former system were judged there. */
export const hayLegajosPropios = async (db: Db): Promise<boolean> => {
  const rows = await leerFilas(
    db,
    z.object({ id: z.number() }),
    sql`select id from legajos where importacion_id is null limit 1`,
  );
  return rows.length > 0;
};

/** The first year whose charges are being made; undefined when none is. */
export const findAnioQueSeGenera = async (db: Db): Promise<number | undefined> => {
  const enCurso = db.selectFrom('generaciones_de_cargos').select('anio').where('estado', '=', 'en_curso');
  return (await enCurso.orderBy('anio').executeTakeFirst())?.anio;
};

/** Whether a list was used already: in a contract of the college's own, in a coupon, or in what a year charges. */
export const hayAlgoHecho = async (db: Db): Promise<boolean> => {
  const rows = await leerFilas(db, z.object({ hay: z.boolean() }), sql`select colegio_en_marcha() as hay`);
  return rows[0]?.hay ?? true;
};

/** Whether who sets the college up may still say its offices alone: none was published as a list, nothing was done with it, and its first steps were never over. */
export const seDicenOficinas = async (db: Db): Promise<boolean> => {
  const rows = await leerFilas(db, z.object({ se_dicen: z.boolean() }), sql`select oficinas_de_arranque() as se_dicen`);
  return rows[0]?.se_dicen ?? false;
};

/** Those of which the college said at least one, in force or to come: the others are as they came with the program. */
export const findListasPropias = async (db: Db): Promise<ReadonlySet<string>> => {
  const propias = await db
    .selectFrom('listas_del_colegio')
    .select('lista')
    .where('estado', '=', 'publicada')
    .where('origen', '<>', 'carga')
    .distinct()
    .execute();
  return new Set(propias.map(({ lista }) => lista));
};

/** What the cells of a list may say that only the college's own tables know. */
export const findOpcionesDeListas = async (db: Db): Promise<OpcionesLeidas> => {
  const rubros = await db.selectFrom('rubros').select(['clave', 'nombre']).orderBy('id').execute();
  const distritos = await db.selectFrom('distritos').select(['clave', 'nombre', 'cerrado']).orderBy('id').execute();
  return {
    rubros: rubros.map(({ clave, nombre }) => ({ valor: clave, nombre })),
    distritos: distritos.map(({ clave, nombre, cerrado }) => ({
      ...{ valor: clave, nombre },
      ...(cerrado && { cerrada: true as const }),
    })),
  };
};
type OpcionesLeidas = Pick<ListaDelColegio, 'rubros' | 'distritos'>;

/** The kinds that somebody has. */
export const findBloqueosEnUso = async (db: Db): Promise<string[]> => {
  const filas = await db
    .selectFrom('tipos_bloqueo as t')
    .select('t.clave')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('bloqueos as b')
          .select('b.id')
          .whereRef('b.tipo_bloqueo_id', '=', 't.id')
          .where('b.vigente', '=', true),
      ),
    )
    .orderBy('t.clave')
    .execute();
  return filas.map(({ clave }) => clave);
};

const findClavesDeBloqueos = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('tipos_bloqueo').select('clave').execute()).map(({ clave }) => clave);

/** The keys that a row of that list has, or had: a new one takes none of them. */
export const findClavesTomadas = async (
  db: Db,
  lista: ClaveDeLista,
  versiones: readonly ListaGuardada[],
): Promise<string[]> => {
  const suyas = versiones.flatMap(({ filas }) => filas.map(({ clave = '' }) => clave));
  const deBloqueos = lista === 'bloqueos' ? await findClavesDeBloqueos(db) : [];
  return [...new Set([...suyas, ...deBloqueos])].filter((clave) => clave !== '').sort();
};
