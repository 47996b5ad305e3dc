import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

type VistaGuardada = { nombre: string; filtros: Record<string, string> };

type VistaLeida = VistaGuardada & { id: number; version: number };

export const findVistas = (db: Db, persona_id: number): Promise<VistaLeida[]> => {
  const suyas = db.selectFrom('vistas_de_legajos').select(['id', 'version', 'nombre', 'filtros']);
  const enOrden = sql`lower(nombre) collate "es-AR-x-icu"`;
  return suyas.where('persona_id', '=', persona_id).orderBy(enOrden).execute();
};

/** Whoever else writes this person's waits until the transaction ends. Answers those there are. */
export const lockVistas = async (db: Db, persona_id: number): Promise<VistaLeida[]> => {
  await db.selectFrom('personas').select('id').where('id', '=', persona_id).forNoKeyUpdate().execute();
  return findVistas(db, persona_id);
};

/** False if another one of this person has that name. */
export const insertVista = async (
  db: Db,
  persona_id: number,
  { nombre, filtros }: VistaGuardada,
  creado_en: Date,
): Promise<boolean> => {
  const nueva = { persona_id, nombre, filtros: JSON.stringify(filtros), creado_en };
  const hecho = db
    .insertInto('vistas_de_legajos')
    .values(nueva)
    .onConflict((conflicto) => conflicto.doNothing());
  return (await hecho.returning('id').executeTakeFirst()) !== undefined;
};

export const findVistaDeNombre = async (db: Db, persona_id: number, nombre: string): Promise<number | undefined> => {
  const suyas = db.selectFrom('vistas_de_legajos').select('id').where('persona_id', '=', persona_id);
  return (await suyas.where(sql`lower(nombre)`, '=', sql`lower(${nombre})`).executeTakeFirst())?.id;
};

export const updateVista = async (db: Db, id: number, { nombre, filtros }: VistaGuardada): Promise<void> => {
  await db
    .updateTable('vistas_de_legajos')
    .set({ nombre, filtros: JSON.stringify(filtros), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
};

/** False if it is not this person's. */
export const deleteVista = async (db: Db, persona_id: number, id: number): Promise<boolean> => {
  const quita = db.deleteFrom('vistas_de_legajos').where('id', '=', id).where('persona_id', '=', persona_id);
  return (await quita.executeTakeFirstOrThrow()).numDeletedRows > 0n;
};
