import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

const zNombrado = z.object({ username: z.string(), nombre: z.string() });

export const findNombresDeQuienes = (db: Db, quienes: readonly string[]) =>
  leerFilas(
    db,
    zNombrado,
    sql`select u.username, trim(p.nombre || ' ' || p.apellido) as nombre from usuarios u join personas p on p.id = u.persona_id
      where u.username = any(${quienes}::text[])`,
  );
