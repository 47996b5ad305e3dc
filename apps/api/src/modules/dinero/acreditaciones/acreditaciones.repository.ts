import type { Fecha } from '@colega/domain/fechas';
import { type Insertable, sql, type Updateable } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';

type Periodo = { desde: Fecha; hasta: Fecha };

/** What is accepted of one collector, and what is undone of it, one after another. */
export const lockAcreditaciones = (db: Db, cobrador: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`acreditaciones de ${cobrador}`}))`.execute(db);

const zDeposito = z.object({
  renglon_id: z.number(),
  rendicion_id: z.number(),
  banco: z.string(),
  dia: z.string(),
  importe: z.string(),
  detalle: z.string(),
});
export type DepositoDeBanco = z.output<typeof zDeposito>;

/** Those of a collector that nobody accepted nor resolved. */
export const findDepositosPorAceptar = (
  db: Db,
  cobrador: string,
  { desde, hasta }: Periodo,
): Promise<DepositoDeBanco[]> =>
  leerFilas(
    db,
    zDeposito,
    sql`select r.id as renglon_id, r.rendicion_id, r.origen as banco, to_char(r.dia, 'YYYY-MM-DD') as dia, r.importe::text, r.detalle
      from rendicion_renglones r
      where r.tipo = 'deposito' and r.deposita = ${cobrador} and r.repite_id is null and r.origen not like 'anulada %'
        and r.importe > 0 and r.dia between ${desde}::date and ${hasta}::date
        and not exists (select from acreditacion_depositos d where d.renglon_id = r.id and not d.deshecha)
        and not exists (select from rendicion_resoluciones z where z.renglon_id = r.id)
      order by r.dia, r.id`,
  );

const zCobro = z.object({ medio: z.string(), importe: z.string() });
const zAcreditacion = z.object({
  id: z.number(),
  cobrador: z.string(),
  dia: z.string(),
  cobrado: z.string(),
  depositado: z.string(),
  comision: z.string(),
  acordada: z.string(),
  /** Of some of it nothing was agreed; null in what was accepted before that was written. */
  sin_acordar: z.boolean().nullable(),
  quien: z.string(),
  cuando: z.date(),
  deshecha_en: z.date().nullable(),
  deshizo: z.string().nullable(),
  cobros: z.array(zCobro),
  depositos: z.array(zDeposito),
});
export type FilaDeAcreditacion = z.output<typeof zAcreditacion>;

const COLUMNAS = sql`a.id, a.cobrador, to_char(a.dia, 'YYYY-MM-DD') as dia, a.cobrado::text, a.depositado::text, a.comision::text,
  a.acordada::text, a.sin_acordar, a.quien, a.cuando, a.deshecha_en, a.deshizo,
  (select json_agg(json_build_object('medio', x.medio, 'importe', x.importe::text) order by x.medio)
    from acreditacion_cobros x where x.acreditacion_id = a.id) as cobros,
  (select json_agg(json_build_object('renglon_id', d.renglon_id, 'rendicion_id', r.rendicion_id, 'banco', d.banco,
      'dia', to_char(r.dia, 'YYYY-MM-DD'), 'importe', d.importe::text, 'detalle', r.detalle) order by r.dia, r.id)
    from acreditacion_depositos d join rendicion_renglones r on r.id = d.renglon_id where d.acreditacion_id = a.id) as depositos`;

export const findAcreditaciones = (
  db: Db,
  cobrador: string,
  { desde, hasta }: Periodo,
): Promise<FilaDeAcreditacion[]> =>
  leerFilas(
    db,
    zAcreditacion,
    sql`select ${COLUMNAS} from acreditaciones a where a.cobrador = ${cobrador} and a.deshecha_en is null
      and a.dia between ${desde}::date and ${hasta}::date order by a.dia, a.id`,
  );

/** As it is once whoever else has it is done. */
export const lockAcreditacion = async (db: Db, id: number): Promise<FilaDeAcreditacion | undefined> => {
  await sql`select from acreditaciones where id = ${id} for update`.execute(db);
  return (await leerFilas(db, zAcreditacion, sql`select ${COLUMNAS} from acreditaciones a where a.id = ${id}`))[0];
};

const zParte = z.object({ dia: z.string(), medio: z.string(), importe: z.string(), acordada: z.string() });
/** What of a day, in one of its collector's accounts, is of an acceptance: of its own, or of one of before that it makes up for. */
export type ParteDeUnDia = z.output<typeof zParte>;

export const findDiasAceptados = (db: Db, cobrador: string, { desde, hasta }: Periodo): Promise<ParteDeUnDia[]> =>
  leerFilas(
    db,
    zParte,
    sql`select to_char(d.dia, 'YYYY-MM-DD') as dia, d.medio, d.importe::text, d.acordada::text
      from acreditacion_dias d join acreditaciones a on a.id = d.acreditacion_id
      where a.cobrador = ${cobrador} and a.deshecha_en is null and d.dia between ${desde}::date and ${hasta}::date order by d.dia, d.medio`,
  );

const zAceptacion = z.object({ dia: z.string(), cuando: z.date() });
/** When each of those days was accepted last. */
export const findUltimasAceptaciones = (db: Db, cobrador: string, dias: readonly Fecha[]) =>
  leerFilas(
    db,
    zAceptacion,
    sql`select to_char(d.dia, 'YYYY-MM-DD') as dia, max(a.cuando) as cuando
      from acreditacion_dias d join acreditaciones a on a.id = d.acreditacion_id
      where d.dia = any(${[...dias]}::date[]) and a.cobrador = ${cobrador} and a.deshecha_en is null group by d.dia`,
  );

type Nueva = Omit<Insertable<BaseDeDatos['acreditaciones']>, 'id'> & {
  dias: readonly ParteDeUnDia[];
  cobros: readonly { medio: string; importe: string }[];
  depositos: readonly Pick<DepositoDeBanco, 'renglon_id' | 'banco' | 'importe'>[];
};

export const insertAcreditacion = async (
  db: Db,
  { dias, cobros, depositos, ...acreditacion }: Nueva,
): Promise<number> => {
  const { id } = await db.insertInto('acreditaciones').values(acreditacion).returning('id').executeTakeFirstOrThrow();
  const suyos = depositos.map(({ renglon_id, banco, importe }) => ({
    renglon_id,
    banco,
    importe,
    acreditacion_id: id,
  }));
  await db.insertInto('acreditacion_depositos').values(suyos).execute();
  const deCuentas = cobros.map(({ medio, importe }) => ({ medio, importe, acreditacion_id: id }));
  await db.insertInto('acreditacion_cobros').values(deCuentas).execute();
  const deSusDias = dias.map((parte) => ({ ...parte, acreditacion_id: id }));
  await db.insertInto('acreditacion_dias').values(deSusDias).execute();
  return id;
};

/** Its deposits may be accepted again. */
export const updateDeshecha = async (
  db: Db,
  id: number,
  deshecha: Pick<Updateable<BaseDeDatos['acreditaciones']>, 'deshecha_en' | 'motivo' | 'deshizo'>,
): Promise<void> => {
  await db.updateTable('acreditaciones').set(deshecha).where('id', '=', id).execute();
  await db.updateTable('acreditacion_depositos').set({ deshecha: true }).where('acreditacion_id', '=', id).execute();
};

const zPorAceptar = z.object({ cobrador: z.string(), desde: z.string(), hasta: z.string() });
/** Whose are the deposits of each of those files that nobody accepted nor resolved, and from which day to which. */
export const findPorAceptarDeRendiciones = (db: Db, ids: readonly number[]) =>
  leerFilas(
    db,
    zPorAceptar,
    sql`select r.deposita as cobrador, to_char(min(r.dia), 'YYYY-MM-DD') as desde, to_char(max(r.dia), 'YYYY-MM-DD') as hasta
      from rendicion_renglones r
      where r.rendicion_id = any(${[...ids]}::int[]) and r.tipo = 'deposito' and r.repite_id is null and r.origen not like 'anulada %'
        and not exists (select from acreditacion_depositos d where d.renglon_id = r.id and not d.deshecha)
        and not exists (select from rendicion_resoluciones z where z.renglon_id = r.id)
      group by r.rendicion_id, r.deposita order by r.deposita, min(r.dia), r.rendicion_id`,
  );

const zDeQuien = z.object({ cobrador: z.string() });
export const findCobradorDeAcreditacion = async (db: Db, id: number): Promise<string | undefined> =>
  (await leerFilas(db, zDeQuien, sql`select cobrador from acreditaciones where id = ${id}`))[0]?.cobrador;
