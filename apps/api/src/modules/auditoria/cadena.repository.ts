import type { CorteDeAuditoria } from '@colega/contract/auditoria';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';

export type Cabeza = { cadena: number; lugar: number; hash: string };

const zCabeza = z.object({ cadena: z.number(), lugar: z.number(), hash: z.string() });
const zFin = zCabeza.extend({ ultimo: z.number(), hash_leido: z.string().nullable() });
export type FinDeCadena = z.output<typeof zFin>;
const zCuenta = z.object({ lineas: z.number(), finales: z.array(zFin) });

/** Where each chain says that it ends, where it ends, and how many lines there are in all: of one moment. */
export const findFinales = async (db: Db): Promise<z.output<typeof zCuenta>> => {
  const rows = await leerFilas(
    db,
    zCuenta,
    sql`
    select (select count(*) from auditoria) as lineas, coalesce(json_agg(json_build_object('cadena', c.id, 'lugar', c.lugar,
      'hash', encode(c.hash, 'hex'), 'ultimo', coalesce((select max(lugar) from auditoria where cadena = c.id), 0),
      'hash_leido', (select encode(a.hash, 'hex') from auditoria a where a.cadena = c.id and a.lugar = c.lugar))
      order by c.id), '[]') as finales
    from cadenas_de_auditoria c`,
  );
  return rows[0] ?? { lineas: 0, finales: [] };
};

const zEslabon = z.object({
  id: z.number(),
  lugar: z.number(),
  anterior: z.number(),
  hash: z.string(),
  cierra: z.boolean(),
});
export type Eslabon = z.output<typeof zEslabon>;

type Tramo = { desde: Cabeza; hasta: number; limite: number };

/** Of the next lines of a chain, those that do not follow the one before, and the last of them; none when there are no more. */
export const findEslabones = (db: Db, { desde: { cadena, lugar, hash }, hasta, limite }: Tramo): Promise<Eslabon[]> =>
  leerFilas(
    db,
    zEslabon,
    sql`
    with tramo as materialized (
      select a.id, a.lugar, coalesce(lag(a.lugar) over w, ${lugar}::bigint) as anterior, encode(a.hash, 'hex') as hash,
        a.hash = huella_de_auditoria(a, coalesce(lag(a.hash) over w, decode(${hash}, 'hex'))) as cierra
      from auditoria a where a.cadena = ${cadena} and a.lugar > ${lugar} and a.lugar <= ${hasta}
      window w as (order by a.lugar) order by a.lugar limit ${limite})
    select * from tramo
    where not cierra or lugar <> anterior + 1 or lugar = (select max(lugar) from tramo) order by lugar`,
  );

const zReescrita = z.object({ cadena: z.number(), lugar: z.number(), linea_id: z.number().nullable() });

/** The ends that the last sound verification saw and are not as it saw them. */
export const findReescritas = (db: Db): Promise<z.output<typeof zReescrita>[]> =>
  leerFilas(
    db,
    zReescrita,
    sql`
    select c.cadena, c.lugar, a.id as linea_id
    from (select cabezas from verificaciones_de_auditoria where cortes = '[]' order by id desc limit 1) v
    cross join jsonb_to_recordset(v.cabezas) as c(cadena int, lugar bigint, hash text)
    left join auditoria a on a.cadena = c.cadena and a.lugar = c.lugar
    where a.hash is distinct from decode(c.hash, 'hex') order by c.cadena`,
  );

type Verificacion = { cuando: Date; lineas: number; cabezas: readonly Cabeza[]; cortes: readonly CorteDeAuditoria[] };

export const insertVerificacion = (db: Db, { cabezas, cortes, ...verificacion }: Verificacion) =>
  db
    .insertInto('verificaciones_de_auditoria')
    .values({ ...verificacion, cabezas: JSON.stringify(cabezas), cortes: JSON.stringify(cortes) })
    .execute();

export const findUltimaVerificacion = (db: Db) =>
  db
    .selectFrom('verificaciones_de_auditoria')
    .select(['cuando', 'lineas', 'cortes'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
