import type { Fecha } from '@colega/domain/fechas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

const POR_VEZ = 200;

const zDeudora = z.object({ persona_id: z.number() });
const zCuantas = z.object({ cuantas: z.number() });

/** Of `personas p`: who owes something of a licence that is overdue on that day, though it may not be yet. */
const debeVencido = (al_dia: Fecha) => sql`exists (
  select from matriculas m join cargos c on c.matricula_id = m.id
  where m.persona_id = p.id and c.vencimiento < ${al_dia} and c.importe > (
    select coalesce(sum(im.capital), 0) from orden_items i join imputaciones im on im.item_id = i.id where i.cargo_id = c.id))`;

/** Those after that one. */
export const findConDeudaVencida = (
  db: Db,
  { despues, al_dia }: { despues: number; al_dia: Fecha },
): Promise<z.output<typeof zDeudora>[]> =>
  leerFilas(
    db,
    zDeudora,
    sql`select p.id as persona_id from personas p
      where p.id > ${despues} and ${debeVencido(al_dia)}
      order by p.id limit ${POR_VEZ}`,
  );

/** As many as those, all of them. */
export const countConDeudaVencida = async (db: Db, { al_dia }: { al_dia: Fecha }): Promise<number> => {
  const [fila] = await leerFilas(
    db,
    zCuantas,
    sql`select count(*)::int as cuantas from personas p where ${debeVencido(al_dia)}`,
  );
  return fila?.cuantas ?? 0;
};

const zBloqueada = z.object({ persona_id: z.number(), bloqueos: z.array(z.string()) });

const BLOQUEOS = sql`bloqueos b join tipos_bloqueo t on t.id = b.tipo_bloqueo_id`;
const esDe = (claves: readonly string[]) => sql`b.vigente and t.clave = any(${[...claves]}::text[])`;

/** Those after that one with a live block of one of those kinds, and which. */
export const findConBloqueo = (
  db: Db,
  { despues, claves }: { despues: number; claves: readonly string[] },
): Promise<z.output<typeof zBloqueada>[]> =>
  leerFilas(
    db,
    zBloqueada,
    sql`select b.persona_id, array_agg(distinct t.clave order by t.clave) as bloqueos
      from ${BLOQUEOS} where ${esDe(claves)} and b.persona_id > ${despues}
      group by b.persona_id order by b.persona_id limit ${POR_VEZ}`,
  );

/** As many as those, all of them. */
export const countConBloqueo = async (db: Db, { claves }: { claves: readonly string[] }): Promise<number> => {
  const [fila] = await leerFilas(
    db,
    zCuantas,
    sql`select count(distinct b.persona_id)::int as cuantas from ${BLOQUEOS} where ${esDe(claves)}`,
  );
  return fila?.cuantas ?? 0;
};
