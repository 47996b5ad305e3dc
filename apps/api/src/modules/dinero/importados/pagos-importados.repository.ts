import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

export type PagoImportado = {
  numero: string;
  /** Its place among what its receipt paid, from 1. */
  renglon: number;
  persona_id: number;
  circuito: string;
  cargo_id: number | null;
  detalle_id: number | null;
  concepto: string;
  descripcion: string;
  importe: string;
  dia: string;
  /** Nothing is left to pay of its contract: what is owed in part has no CEP nor stamp yet. */
  salda: boolean;
};
type PagoConNumeros = PagoImportado & { orden_id: number; item_id: number; operacion_id: number };

const zNumeros = z.object({ orden_id: z.number(), item_id: z.number(), operacion_id: z.number() });
const tomarNumeros = (trx: Db, cuantos: number) =>
  leerFilas(
    trx,
    zNumeros,
    sql`select nextval(pg_get_serial_sequence('ordenes_pago', 'id'))::int as orden_id,
      nextval(pg_get_serial_sequence('orden_items', 'id'))::int as item_id,
      nextval(pg_get_serial_sequence('operaciones_pago', 'id'))::int as operacion_id
    from generate_series(1, ${cuantos})`,
  );

/** At noon of its day in Buenos Aires: nobody knows the hour (S-987). */
export const AL_MEDIODIA = sql`((f.dia + time '12:00') at time zone 'America/Argentina/Buenos_Aires')`;

const PASOS: readonly ((filas: RawBuilder<unknown>, ahora: Date) => RawBuilder<unknown>)[] = [
  (filas) => sql`insert into ordenes_pago (id, persona_id, circuito, detalle_id, estado, monto_total, monto_con_recargo,
      vencimiento, ultimo_vencimiento, preferencias, pagada_en, creada_en)
    select f.orden_id, f.persona_id, f.circuito, f.detalle_id, 'pago', f.importe, f.importe, f.dia, f.dia, '{}', ${AL_MEDIODIA}, ${AL_MEDIODIA}
    from ${filas}`,
  (filas) => sql`insert into orden_items (id, orden_id, concepto, descripcion, importe, capital, cargo_id, vigente)
    select f.item_id, f.orden_id, f.concepto, f.descripcion, f.importe, f.importe, f.cargo_id, true from ${filas}`,
  (
    filas,
    ahora,
  ) => sql`insert into operaciones_pago (id, orden_id, medio, externo, renglon, importe, fecha_pago, registrada_en, aplicado,
      del_cupon, a_credito, a_revision)
    select f.operacion_id, f.orden_id, 'importacion', f.numero, f.renglon, f.importe, ${AL_MEDIODIA}, ${ahora}, f.importe, f.importe, 0, 0
    from ${filas}`,
  (filas) => sql`insert into imputaciones (operacion_id, item_id, capital, recargo, cuando)
    select f.operacion_id, f.item_id, f.importe, 0, ${AL_MEDIODIA} from ${filas}`,
  (filas) => sql`with asentados as (
      insert into asientos (cuando, concepto, orden_id, operacion_id)
      select ${AL_MEDIODIA}, 'importacion', f.orden_id, f.operacion_id from ${filas} order by f.dia, f.operacion_id
      returning id, operacion_id)
    insert into movimientos (asiento_id, cuenta, medio, persona_id, importe)
    select a.id, x.cuenta, x.medio, f.persona_id, x.importe
    from asentados a join ${filas} on f.operacion_id = a.operacion_id
    cross join lateral (values ('recaudado', 'importacion', f.importe), ('emitido', null, -f.importe)) x (cuenta, medio, importe)`,
  (filas) => sql`insert into ceps (detalle_id, fecha, importe, orden_pago_id)
    select f.detalle_id, max(f.dia), sum(f.importe), max(f.orden_id) from ${filas} where f.circuito = 'cep' and f.salda group by f.detalle_id`,
];

/** Answers them with their numbers. Each with its coupon, what it paid of it, and its entry in the ledger: the guards of the database hold for them as for any other. */
export const insertPagosImportados = async (
  trx: Db,
  pagos: readonly PagoImportado[],
  ahora: Date,
): Promise<PagoConNumeros[]> => {
  const numeros = await tomarNumeros(trx, pagos.length);
  const conIds = pagos.map((pago, i): PagoConNumeros => ({ ...pago, ...(numeros[i] as (typeof numeros)[number]) }));
  const filas = sql`jsonb_to_recordset(${JSON.stringify(conIds)}::jsonb) as f(orden_id int, item_id int, operacion_id int,
    numero text, renglon int, persona_id int, circuito text, cargo_id int, detalle_id int, concepto text, descripcion text,
    importe numeric, dia date, salda boolean)`;
  for (const paso of PASOS) await paso(filas, ahora).execute(trx);
  return conIds;
};
