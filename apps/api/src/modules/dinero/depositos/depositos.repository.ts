import { MEDIOS_DEL_CAJON, type MedioDelCajon } from '@colega/domain/dinero';
import type { Importe } from '@colega/domain/importes';
import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';
import { tramo } from '../../../db/tramo.ts';

type Tabla = BaseDeDatos['depositos'];

/** Whoever notes one waits for whoever is noting another: what there is left is of after it. The database takes the same turn. */
export const lockDepositos = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('depositos'))`.execute(db);

const zSaldo = z.object({ saldo: z.string() });
/** What there is in the drawer: what the last closing left, and what moved after it. */
export const findSaldoDelCajon = async (db: Db, medio: MedioDelCajon): Promise<Importe> =>
  (await leerFilas(db, zSaldo, sql`select saldo_de_caja(${medio})::text as saldo`))[0]?.saldo ?? '0.00';

const zDeposito = z.object({
  id: z.number(),
  medio: z.enum(MEDIOS_DEL_CAJON),
  banco: z.string(),
  importe: z.string(),
  comision: z.string(),
  dia: z.string(),
  comprobante: z.string(),
  nota: z.string().nullable(),
  quien: z.string(),
  cuando: z.date(),
  deshecho_en: z.date().nullable(),
  motivo: z.string().nullable(),
  deshizo: z.string().nullable(),
  rendicion: z.object({ id: z.number(), dia: z.string(), importe: z.string() }).nullable(),
});
export type FilaDeDeposito = z.output<typeof zDeposito>;

const COLUMNAS = sql`d.id, d.medio, d.banco, d.importe::text, d.comision::text, to_char(d.dia, 'YYYY-MM-DD') as dia, d.comprobante, d.nota, d.quien, d.cuando,
  d.deshecho_en, d.motivo, d.deshizo,
  (select json_build_object('id', r.rendicion_id, 'dia', to_char(r.dia, 'YYYY-MM-DD'), 'importe', r.importe::text)
    from rendicion_renglones r where r.deposito_id = d.id and r.origen = d.banco) as rendicion`;

export const findDepositos = (db: Db, pagina: { limit: number; offset: number }): Promise<FilaDeDeposito[]> =>
  leerFilas(db, zDeposito, sql`select ${COLUMNAS} from depositos d order by d.id desc ${tramo(pagina)}`);

const zTotal = z.object({ total: z.number() });
export const countDepositos = async (db: Db): Promise<number> =>
  (await leerFilas(db, zTotal, sql`select count(*)::int as total from depositos`))[0]?.total ?? 0;

export const findDepositoById = async (db: Db, id: number): Promise<FilaDeDeposito | undefined> =>
  (await leerFilas(db, zDeposito, sql`select ${COLUMNAS} from depositos d where d.id = ${id}`))[0];

/** As it is once whoever else has it is done. */
export const lockDeposito = async (db: Db, id: number): Promise<FilaDeDeposito | undefined> => {
  await sql`select from depositos where id = ${id} for update`.execute(db);
  return findDepositoById(db, id);
};

/** One that stands, with its number written with zeros or without them. */
export const findDepositoPorComprobante = async (
  db: Db,
  { banco, comprobante }: Pick<Insertable<Tabla>, 'banco' | 'comprobante'>,
): Promise<FilaDeDeposito | undefined> =>
  (
    await leerFilas(
      db,
      zDeposito,
      sql`select ${COLUMNAS} from depositos d where d.banco = ${banco} and d.deshecho_en is null
        and ltrim(upper(d.comprobante), '0') = ltrim(upper(${comprobante}::text), '0')`,
    )
  )[0];

export const insertDeposito = async (db: Db, deposito: Omit<Insertable<Tabla>, 'id'>): Promise<number> =>
  (await db.insertInto('depositos').values(deposito).returning('id').executeTakeFirstOrThrow()).id;

export const updateDeposito = (
  db: Db,
  id: number,
  deshecho: Pick<Insertable<Tabla>, 'deshecho_en' | 'motivo' | 'deshizo'>,
) => db.updateTable('depositos').set(deshecho).where('id', '=', id).execute();
