import { sql, type Updateable } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import type { BaseDeDatos } from '../../db/tablas.generadas.ts';

export const lockSeccion = (db: Db, clave: string) =>
  db.selectFrom('secciones_del_colegio').selectAll().where('clave', '=', clave).forUpdate().executeTakeFirst();

export const updateVersion = async (db: Db, id: number): Promise<number> => {
  const { version } = await db
    .updateTable('secciones_del_colegio')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
};

export const findVersiones = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const filas = await db.selectFrom('secciones_del_colegio').select(['clave', 'version']).execute();
  return new Map(filas.map(({ clave, version }) => [clave, version]));
};

export const findIdentidad = (db: Db) =>
  db
    .selectFrom('colegio')
    .select(['nombre', 'cuit', 'domicilio', 'localidad', 'telefono', 'correo', 'color', 'color_oscuro', 'marca'])
    .executeTakeFirstOrThrow();

export const updateColegio = (db: Db, cambios: Updateable<BaseDeDatos['colegio']>) =>
  db.updateTable('colegio').set(cambios).execute();

export const insertSeccion = (db: Db, clave: string) =>
  db.insertInto('secciones_del_colegio').values({ clave }).returning(['id', 'version']).executeTakeFirstOrThrow();

export const updateTexto = (db: Db, clave: string, texto: string) =>
  db.updateTable('textos_del_colegio').set({ texto }).where('clave', '=', clave).execute();

/** What rules in its papers from that moment. */
export const insertFirma = (db: Db, firma: { clave: string; texto: string; desde: Date }) =>
  db.insertInto('firmas_del_colegio').values(firma).execute();

/** Who signed at that moment; undefined, nobody ever had. */
export const findFirma = async (db: Db, clave: string, momento: Date): Promise<string | undefined> => {
  const firma = await db
    .selectFrom('firmas_del_colegio')
    .select('texto')
    .where('clave', '=', clave)
    .where('desde', '<=', momento)
    .orderBy('desde', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return firma?.texto;
};

export const insertMarca = (db: Db, marca: { clave: string; contenido: Buffer; cargada_en: Date }) =>
  db.insertInto('marcas_del_colegio').values(marca).execute();

export const findMarca = async (db: Db, clave: string): Promise<Buffer | undefined> => {
  const marca = await db
    .selectFrom('marcas_del_colegio')
    .select('contenido')
    .where('clave', '=', clave)
    .executeTakeFirst();
  return marca?.contenido;
};
