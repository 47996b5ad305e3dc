import { sql } from 'kysely';
import type { Db } from '../db/conectar.ts';

/** What is done in the background, with what each one needs to know. */
export type Trabajos = {
  recuperar_clave: { username: string };
};
export type NombreDeTrabajo = keyof Trabajos;

/** Times a job is tried, with longer and longer waits in between (up to some three hours in all). */
const INTENTOS = 10;

/** Leaves a job for later, in the transaction of what asks for it: both or neither. At least once, never lost. */
export const encolar = async <N extends NombreDeTrabajo>(db: Db, nombre: N, datos: Trabajos[N]): Promise<void> => {
  await sql`select graphile_worker.add_job(${nombre}, payload => ${JSON.stringify(datos)}::json,
    max_attempts => ${INTENTOS})`.execute(db);
};
