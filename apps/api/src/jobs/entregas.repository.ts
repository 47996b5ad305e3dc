import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../db/conectar.ts';
import { leerFilas } from '../db/leer-filas.ts';

/** What leaves once: each has its `id`, `tomado_en`, `intentos`, `resultado` (null while it may still leave) and `falla`. */
export type TablaDeEntregas = 'avisos' | 'avisos_en_dispositivos' | 'envios_de_certificados';

/** For a table's alias. No sending takes a minute (S-503): whoever holds it for longer is dead. */
export const esTomable = (alias: string) =>
  sql`${sql.ref(`${alias}.resultado`)} is null
    and (${sql.ref(`${alias}.tomado_en`)} is null or ${sql.ref(`${alias}.tomado_en`)} < now() - interval '1 minute')`;

const zPendiente = z.object({ pendiente: z.boolean() });

export const estaPendiente = async (db: Db, tabla: TablaDeEntregas, id: number): Promise<boolean> => {
  const filas = await leerFilas(
    db,
    zPendiente,
    sql`select resultado is null as pendiente from ${sql.table(tabla)} where id = ${id}`,
  );
  return filas[0]?.pendiente ?? false;
};

/** It failed, and is tried again. */
export const soltarEntrega = async (db: Db, tabla: TablaDeEntregas, id: number, falla: string): Promise<void> => {
  await sql`update ${sql.table(tabla)} set falla = ${falla}, tomado_en = null, intentos = intentos + 1
    where id = ${id}`.execute(db);
};
