import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import type { BaseDeDatos } from '../../db/tablas.generadas.ts';
import type { DatosDeHecho, Evento, Hecho } from './evento.ts';

/** Answers its id; null if it was told already. */
export const insertAviso = async (db: Db, { datos, ...hecho }: Hecho, creado_en: Date): Promise<number | null> => {
  const fila = await db
    .insertInto('avisos')
    .values({
      ...hecho,
      ...{ cosa_id: String(hecho.cosa_id), canal: 'correo', creado_en },
      datos: datos ? JSON.stringify(datos) : null,
    })
    .onConflict((conflicto) => conflicto.doNothing())
    .returning('id')
    .executeTakeFirst();
  return fila?.id ?? null;
};

export type Aviso = {
  id: number;
  evento: Evento;
  cosa: string;
  cosa_id: string;
  persona_id: number;
  canal: 'correo';
  intentos: number;
  creado_en: Date;
  datos: DatosDeHecho | null;
  email: string;
  nombre: string;
};

/** Longer than a letter may take (S-503): who holds it for longer is no more. */
const EN_MANOS = sql`interval '1 minute'`;

/** Takes it for whoever asks first. Undefined if it is settled, or in the hands of another. */
export const tomarAviso = async (db: Db, id: number): Promise<Aviso | undefined> => {
  const { rows } = await sql<Aviso>`
    update avisos a set tomado_en = now() from personas p
    where a.id = ${id} and p.id = a.persona_id and a.resultado is null
      and (a.tomado_en is null or a.tomado_en < now() - ${EN_MANOS})
    returning a.id, a.evento, a.cosa, a.cosa_id, a.persona_id, a.canal, a.intentos, a.creado_en, a.datos,
      trim(p.email) as email, p.nombre`.execute(db);
  return rows[0];
};

export const estaResuelto = async (db: Db, id: number): Promise<boolean> => {
  const aviso = await db.selectFrom('avisos').select('resultado').where('id', '=', id).executeTakeFirst();
  return aviso?.resultado !== null;
};

export const resolverAviso = (
  db: Db,
  id: number,
  resultado: NonNullable<BaseDeDatos['avisos']['resultado']>,
  { enviado_en = null, falla = null }: { enviado_en?: Date | null; falla?: string | null } = {},
) =>
  db
    .updateTable('avisos')
    .set({ resultado, enviado_en, falla, tomado_en: null, datos: null })
    .where('id', '=', id)
    .execute();

/** It did not leave: whoever comes next may try. */
export const soltarAviso = (db: Db, id: number, falla: string) =>
  db.updateTable('avisos').set({ falla, tomado_en: null, intentos: sql`intentos + 1` }).where('id', '=', id).execute();
