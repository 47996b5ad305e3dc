import { CLASES_DE_GASTO_DE_BANCO, TIPOS_DE_RENGLON } from '@colega/domain/dinero';
import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';

type Tabla = BaseDeDatos['gastos_de_banco'];

const zRenglon = z.object({
  id: z.number(),
  linea: z.number(),
  tipo: z.enum(TIPOS_DE_RENGLON),
  importe: z.string(),
  libre: z.boolean(),
});

/** Lines of a file as they were told, in its order; `libre` while each is of nothing. */
export const findRenglonesPorGasto = (db: Db, rendicionId: number, ids: readonly number[]) =>
  leerFilas(
    db,
    zRenglon,
    sql`select r.id, r.linea, r.tipo, r.importe::text, (r.repite_id is null and r.importe > 0 and r.tipo in ('comision', 'salida', 'cobro')
        and num_nonnulls(r.operacion_id, r.cobro_id, r.reversion_id, r.devolucion_id, r.cobro_devuelto_id, r.deposito_id) = 0
        and not exists (select from rendicion_resoluciones z where z.renglon_id = r.id)
        and not exists (select from gastos_de_banco g where g.renglon_id = r.id and g.deshecho_en is null)) as libre
      from rendicion_renglones r where r.rendicion_id = ${rendicionId} and r.id = any(${[...ids]}::int[]) order by r.linea`,
  );

export const insertGasto = async (db: Db, gasto: Omit<Insertable<Tabla>, 'id'>): Promise<number> =>
  (await db.insertInto('gastos_de_banco').values(gasto).returning('id').executeTakeFirstOrThrow()).id;

const zGasto = z.object({
  id: z.number(),
  renglon_id: z.number(),
  banco: z.string(),
  clase: z.enum(CLASES_DE_GASTO_DE_BANCO),
  sale: z.boolean(),
  importe: z.string(),
  deshecho_en: z.date().nullable(),
  deshizo: z.string().nullable(),
});

export const findGastoById = async (db: Db, id: number) =>
  (
    await leerFilas(
      db,
      zGasto,
      sql`select id, renglon_id, banco, clase, sale, importe::text, deshecho_en, deshizo from gastos_de_banco where id = ${id}`,
    )
  )[0];

/** As it is once whoever else has it is done. */
export const lockGasto = async (db: Db, id: number) => {
  await sql`select from gastos_de_banco where id = ${id} for update`.execute(db);
  return findGastoById(db, id);
};

export const updateDeshecho = (
  db: Db,
  id: number,
  deshecho: Pick<Insertable<Tabla>, 'deshecho_en' | 'motivo' | 'deshizo'>,
) => db.updateTable('gastos_de_banco').set(deshecho).where('id', '=', id).execute();
