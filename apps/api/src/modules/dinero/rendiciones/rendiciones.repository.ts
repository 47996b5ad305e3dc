import type { RenglonLeido } from '@colega/domain/dinero';
import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';

/** Files of one origin are read, and their lines matched, one after another. */
export const lockOrigen = (db: Db, origen: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`rendiciones de ${origen}`}))`.execute(db);

const zAnterior = z.object({ id: z.number(), archivo: z.string(), quien: z.string(), leida_en: z.date() });
type HuellaDeOrigen = { origen: string; huella: string };
/** Not one that was annulled. */
export const findRendicionPorHuella = async (db: Db, { origen, huella }: HuellaDeOrigen) =>
  (
    await leerFilas(
      db,
      zAnterior,
      sql`select id, archivo, quien, leida_en from rendiciones r where origen = ${origen} and huella = ${huella}
        and not exists (select from rendiciones_anuladas n where n.rendicion_id = r.id)`,
    )
  )[0];

const zVueltas = z.object({ vueltas: z.number() });
export const countVueltas = async (db: Db, { origen, huella }: HuellaDeOrigen): Promise<number> =>
  (
    await leerFilas(
      db,
      zVueltas,
      sql`select count(*)::int as vueltas from rendiciones where origen = ${origen} and huella = ${huella}`,
    )
  )[0]?.vueltas ?? 0;

/** A collector whose file does not say when it deposits does it within them. */
const DIAS_HASTA_ACREDITARSE = 7;

const zQueImpide = z.object({
  ...{ entro: z.boolean(), deshizo: z.boolean(), aceptada: z.boolean(), gastos: z.boolean(), repetida: z.boolean() },
});
/** Money of its lines entered by it, a payment was undone by one of them, a deposit of it or of what it collected was accepted, a line is an expense in the ledger, or another file's lines count by its own. */
export const findQueImpideAnular = async (db: Db, id: number) =>
  (
    await leerFilas(
      db,
      zQueImpide,
      sql`select exists (select from auditoria a where a.entidad = 'rendicion' and a.entidad_id = ${id} and a.accion = 'dar_entrada') as entro,
        exists (select from auditoria a where a.entidad = 'rendicion' and a.entidad_id = ${id}
          and a.accion = 'deshacer_como_el_cobrador') as deshizo,
        exists (select from acreditacion_depositos d join rendicion_renglones r on r.id = d.renglon_id
          where r.rendicion_id = ${id} and not d.deshecha)
        or exists (select from acreditaciones a join acreditacion_dias d on d.acreditacion_id = a.id
          join rendicion_renglones r on r.origen = a.cobrador
          where r.rendicion_id = ${id} and a.deshecha_en is null and r.repite_id is null and r.tipo in ('cobro', 'reversa')
            and case when r.acreditacion is null then d.dia between r.dia and r.dia + ${DIAS_HASTA_ACREDITARSE}::int
              else d.dia = r.acreditacion end) as aceptada,
        exists (select from gastos_de_banco g join rendicion_renglones r on r.id = g.renglon_id
          where r.rendicion_id = ${id} and g.deshecho_en is null) as gastos,
        exists (select from rendicion_renglones r join rendicion_renglones p on p.id = r.repite_id
          where p.rendicion_id = ${id} and r.rendicion_id <> ${id} and r.origen = p.origen) as repetida`,
    )
  )[0];

/** Its lines stay, and are of no origin from now on. */
export const insertAnulacion = async (
  db: Db,
  anulacion: Insertable<BaseDeDatos['rendiciones_anuladas']>,
): Promise<void> => {
  await db.insertInto('rendiciones_anuladas').values(anulacion).execute();
  await sql`update rendicion_renglones set origen = 'anulada ' || rendicion_id
    where rendicion_id = ${anulacion.rendicion_id}`.execute(db);
};

export const insertRendicion = async (
  db: Db,
  rendicion: Omit<Insertable<BaseDeDatos['rendiciones']>, 'id'>,
): Promise<number> =>
  (await db.insertInto('rendiciones').values(rendicion).returning('id').executeTakeFirstOrThrow()).id;

type RenglonConIdentidad = RenglonLeido & { identidad: string };

const COLUMNAS = sql`rendicion_id, origen, linea, tipo, medio, externo, numero_boleta, importe, comision, dia, acreditacion, detalle,
  deposita, identidad`;
const LEIDAS = sql`linea integer, tipo text, medio text, externo text, numero_boleta text, importe numeric, comision numeric, dia date,
  acreditacion date, detalle text, deposita text, identidad text`;
const SUYAS = sql`x.linea, x.tipo, x.medio, x.externo, x.numero_boleta, x.importe, x.comision, x.dia, x.acreditacion, x.detalle, x.deposita,
  x.identidad`;

/** The first of those that say the same is the one that counts, in this file or in an earlier one; the others name it. */
export const insertRenglones = async (
  db: Db,
  { rendicion_id, origen }: { rendicion_id: number; origen: string },
  renglones: readonly RenglonConIdentidad[],
): Promise<void> => {
  const leidas = sql`jsonb_to_recordset(${JSON.stringify(renglones)}::jsonb) as x(${LEIDAS})`;
  await sql`insert into rendicion_renglones (${COLUMNAS})
    select distinct on (x.identidad) ${rendicion_id}::int, ${origen}::text, ${SUYAS} from ${leidas}
    where not exists (select from rendicion_renglones r where r.origen = ${origen} and r.identidad = x.identidad and r.repite_id is null)
    order by x.identidad, x.linea`.execute(db);
  await sql`insert into rendicion_renglones (${COLUMNAS}, repite_id)
    select ${rendicion_id}::int, ${origen}::text, ${SUYAS}, r.id from ${leidas}
    join rendicion_renglones r on r.origen = ${origen} and r.identidad = x.identidad and r.repite_id is null
    where not exists (select from rendicion_renglones y where y.rendicion_id = ${rendicion_id} and y.linea = x.linea)`.execute(
    db,
  );
};

const zResolucion = z.object({ quien: z.string(), cuando: z.date() });

export const findResolucion = async (
  db: Db,
  origen: string,
  { renglon_id = null, operacion_id = null }: QueSeResuelve,
) =>
  (
    await leerFilas(
      db,
      zResolucion,
      sql`select quien, cuando from rendicion_resoluciones
        where renglon_id = ${renglon_id}::int or (origen = ${origen} and operacion_id = ${operacion_id}::int)`,
    )
  )[0];
export type QueSeResuelve = { renglon_id?: number | null | undefined; operacion_id?: number | null | undefined };

export const insertResolucion = async (
  db: Db,
  resolucion: Omit<Insertable<BaseDeDatos['rendicion_resoluciones']>, 'id'>,
): Promise<number> =>
  (await db.insertInto('rendicion_resoluciones').values(resolucion).returning('id').executeTakeFirstOrThrow()).id;

const zCabeza = z.object({
  id: z.number(),
  anulada: z.boolean(),
  origen: z.string(),
});
export const findCabezaDeRendicion = async (db: Db, id: number) =>
  (
    await leerFilas(
      db,
      zCabeza,
      sql`select id, origen,
        exists (select from rendiciones_anuladas n where n.rendicion_id = r.id) as anulada from rendiciones r where id = ${id}`,
    )
  )[0];

/** What was read as a deposit is what somebody paid. Answers false when it is not one, or it was accepted or resolved meanwhile. */
export const updateEsUnCobro = async (db: Db, rendicionId: number, renglonId: number): Promise<boolean> => {
  const { numAffectedRows = 0n } =
    await sql`update rendicion_renglones r set tipo = 'cobro', medio = 'transferencia', deposita = null
    where r.id = ${renglonId} and r.rendicion_id = ${rendicionId} and r.tipo = 'deposito' and r.repite_id is null and r.deposito_id is null
      and not exists (select from acreditacion_depositos d where d.renglon_id = r.id and not d.deshecha)
      and not exists (select from rendicion_resoluciones z where z.renglon_id = r.id)`.execute(db);
  return numAffectedRows > 0n;
};
