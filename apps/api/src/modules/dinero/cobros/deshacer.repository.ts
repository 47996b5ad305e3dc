import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { operacionDecidida, operacionDeshecha } from '../../../db/pagos-en-pie.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';
import { devuelto, reclamado } from './gastado-de-creditos.repository.ts';

const zOperacionPorDeshacer = z.object({
  id: z.number(),
  orden_id: z.number(),
  medio: z.string(),
  banco: z.string().nullable(),
  importe: z.string(),
  aplicado: z.string(),
  del_cupon: z.string(),
  a_credito: z.string(),
  a_revision: z.string(),
  credito_id: z.number().nullable(),
  registrada_en: z.date(),
  revertida: z.boolean(),
  decidida: z.boolean(),
});
export type OperacionPorDeshacer = z.output<typeof zOperacionPorDeshacer>;

const operaciones = sql`
  select p.id, p.orden_id, p.medio, p.banco, p.importe::text, p.aplicado::text, p.del_cupon::text, p.a_credito::text, p.a_revision::text,
    p.credito_id, p.registrada_en, exists (select from reversiones r where r.operacion_id = p.id) as revertida,
    ${operacionDecidida} as decidida
  from operaciones_pago p`;

export const findOperacionPorDeshacer = async (db: Db, id: number): Promise<OperacionPorDeshacer | undefined> =>
  (await leerFilas(db, zOperacionPorDeshacer, sql`${operaciones} where p.id = ${id}`))[0];

export const findOperacionesEnPie = (db: Db, ordenId: number): Promise<OperacionPorDeshacer[]> =>
  leerFilas(
    db,
    zOperacionPorDeshacer,
    sql`${operaciones} where p.orden_id = ${ordenId} and p.aplicado > 0
      and not ${operacionDeshecha} order by p.id`,
  );

const zImputadoPorDeshacer = z.object({
  operacion_id: z.number(),
  item_id: z.number(),
  capital: z.string(),
  recargo: z.string(),
});
export type ImputadoPorDeshacer = z.output<typeof zImputadoPorDeshacer>;

export const findImputado = async (
  db: Db,
  ordenId: number,
  operacionId: number | null = null,
): Promise<ImputadoPorDeshacer[]> => {
  const rows = await leerFilas(
    db,
    zImputadoPorDeshacer,
    sql`
    select im.operacion_id, im.item_id, sum(im.capital)::text as capital, sum(im.recargo)::text as recargo
    from imputaciones im join orden_items i on i.id = im.item_id
    where i.orden_id = ${ordenId} and (${operacionId}::int is null or im.operacion_id = ${operacionId})
    group by im.operacion_id, im.item_id having sum(im.capital) <> 0 or sum(im.recargo) <> 0
    order by im.operacion_id, im.item_id`,
  );
  return rows;
};

export const insertReversion = async (
  db: Db,
  reversion: Omit<Insertable<BaseDeDatos['reversiones']>, 'id'>,
): Promise<number> =>
  (await db.insertInto('reversiones').values(reversion).returning('id').executeTakeFirstOrThrow()).id;

export const insertDevolucion = async (
  db: Db,
  devolucion: Omit<Insertable<BaseDeDatos['devoluciones']>, 'id'>,
): Promise<number> =>
  (await db.insertInto('devoluciones').values(devolucion).returning('id').executeTakeFirstOrThrow()).id;

/** What is left of it. Needs `creditos c`. */
export const disponible = sql`greatest(0, c.importe
  + coalesce((select sum(i.importe) from orden_items i where i.credito_id = c.id and i.vigente), 0)
  - ${devuelto} - ${reclamado})::numeric(17, 2)::text`;

const zCreditoBloqueado = z.object({ id: z.number(), persona_id: z.number(), disponible: z.string() });

export const lockCredito = async (db: Db, id: number) => {
  await sql`select id from creditos where id = ${id} for no key update`.execute(db);
  const rows = await leerFilas(
    db,
    zCreditoBloqueado,
    sql`
    select c.id, c.persona_id, ${disponible} as disponible
    from creditos c where c.id = ${id}`,
  );
  return rows[0];
};
