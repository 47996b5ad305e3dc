import type { Fecha } from '@colega/domain/fechas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

const zPersonaDeCaja = z.object({
  id: z.number(),
  nombre: z.string(),
  cuit: z.string(),
  distrito_id: z.number().nullable(),
});

export const findPersonaDeCaja = async (db: Db, id: number) =>
  (
    await leerFilas(
      db,
      zPersonaDeCaja,
      sql`select id, apellido || ', ' || nombre as nombre, cuit, distrito_id from personas where id = ${id}`,
    )
  )[0];

/** Those that can still be paid, what lapses first on top. */
export const findCuponesPagables = async (
  db: Db,
  personaId: number,
  { hoy, limite }: { hoy: Fecha; limite: number },
): Promise<number[]> => {
  const filas = await leerFilas(
    db,
    z.object({ id: z.number() }),
    sql`select o.id from ordenes_pago o
      where o.persona_id = ${personaId} and o.estado = 'pendiente' and o.ultimo_vencimiento >= ${hoy}
      order by o.ultimo_vencimiento, o.id limit ${limite}`,
  );
  return filas.map(({ id }) => id);
};

/** The charges and sanctions that a coupon of that person's licences asked for. */
export const findLoQueTenia = (db: Db, ordenId: number, personaId: number) =>
  leerFilas(
    db,
    z.object({ cargo_id: z.number().nullable(), sancion_id: z.number().nullable() }),
    sql`select i.cargo_id, i.sancion_id from orden_items i join ordenes_pago o on o.id = i.orden_id
      where o.id = ${ordenId} and o.persona_id = ${personaId} and o.circuito = 'matriculados'`,
  );
