import { sql } from 'kysely';
import type { Db } from '../db/conectar.ts';

type TrabajoNuevo = {
  nombre: string;
  datos: unknown;
  fila: string | null;
  intentos: number;
  prioridad: number | null;
};

export const insertTrabajo = async (db: Db, trabajo: TrabajoNuevo): Promise<void> => {
  const { nombre, datos, fila, intentos, prioridad } = trabajo;
  await sql`select graphile_worker.add_job(${nombre}, payload => ${JSON.stringify(datos)}::json,
    queue_name => ${fila}::text, max_attempts => ${intentos}, priority => ${prioridad}::int)`.execute(db);
};
