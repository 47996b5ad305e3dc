import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';
import type { BaseDeDatos } from '../../db/tablas.generadas.ts';
import { EVENTOS, type Hecho } from './evento.ts';

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

const zAviso = z.object({
  id: z.number(),
  evento: z.enum(EVENTOS),
  cosa: z.string(),
  cosa_id: z.string(),
  persona_id: z.number(),
  canal: z.literal('correo'),
  intentos: z.number(),
  creado_en: z.date(),
  datos: z.record(z.string(), z.string()).nullable(),
  email: z.string(),
  nombre: z.string(),
});
export type Aviso = z.output<typeof zAviso>;

/** A letter never takes this long (S-503): whoever holds it for longer is dead. */
const EN_MANOS = sql`interval '1 minute'`;

/** The first caller gets it. Undefined if it is settled, or another has it. */
export const tomarAviso = async (db: Db, id: number): Promise<Aviso | undefined> => {
  const rows = await leerFilas(
    db,
    zAviso,
    sql`
    update avisos a set tomado_en = now() from personas p
    where a.id = ${id} and p.id = a.persona_id and a.resultado is null
      and (a.tomado_en is null or a.tomado_en < now() - ${EN_MANOS})
    returning a.id, a.evento, a.cosa, a.cosa_id, a.persona_id, a.canal, a.intentos, a.creado_en, a.datos,
      trim(p.email) as email, p.nombre`,
  );
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

export const soltarAviso = (db: Db, id: number, falla: string) =>
  db.updateTable('avisos').set({ falla, tomado_en: null, intentos: sql`intentos + 1` }).where('id', '=', id).execute();
