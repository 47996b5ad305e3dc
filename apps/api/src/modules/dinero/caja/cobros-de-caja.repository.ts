import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { operacionDeshecha } from '../../../db/pagos-en-pie.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';

type Nuevo<T extends keyof BaseDeDatos> = Omit<Insertable<BaseDeDatos[T]>, 'id'>;

export const insertCobroDeCaja = async (db: Db, cobro: Nuevo<'cobros_de_caja'>): Promise<number> =>
  (await db.insertInto('cobros_de_caja').values(cobro).returning('id').executeTakeFirstOrThrow()).id;

export const insertPagoDeCaja = async (db: Db, pago: Nuevo<'pagos_de_caja'>): Promise<number> =>
  (await db.insertInto('pagos_de_caja').values(pago).returning('id').executeTakeFirstOrThrow()).id;

export const insertOperacionDeCaja = (db: Db, operacion: Insertable<BaseDeDatos['operaciones_de_caja']>) =>
  db.insertInto('operaciones_de_caja').values(operacion).execute();

/** Several are held by their id, so that of two tills with the same coupons the second waits for the first. */
export const lockLegajos = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('legajos')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
export const lockPersonas = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('personas')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

const zUsado = z.object({ pago: z.number(), numero: z.number() });

export const findPagoDelComprobante = async (db: Db, medio: string, externo: string) =>
  (
    await leerFilas(
      db,
      zUsado,
      sql`select p.id as pago, o.numero_boleta as numero from operaciones_pago p join ordenes_pago o on o.id = p.orden_id
        where p.medio = ${medio} and p.externo = ${externo}`,
    )
  )[0];

const zDeOtro = z.object({ de_otro: z.boolean() });

/** Whether that name is of a transfer that came in at another bank. One whose bank nobody said may be this one. */
export const esDeOtroBanco = async (
  db: Db,
  { medio, externo, banco }: { medio: string; externo: string; banco: string },
): Promise<boolean> =>
  (
    await leerFilas(
      db,
      zDeOtro,
      sql`select exists (select from operaciones_pago where medio = ${medio} and externo = ${externo} and banco <> ${banco})
        or exists (select from cobros_sin_cupon where medio = ${medio} and externo = ${externo} and banco <> ${banco}) as de_otro`,
    )
  )[0]?.de_otro ?? false;

const zReciboDeCaja = z.object({
  operacion_id: z.number(),
  comprobante_id: z.number().nullable(),
  recibo: z.number().nullable(),
  persona_id: z.number(),
  distrito_id: z.number().nullable(),
  deshecha: z.boolean(),
});

/** What came in with one collection at the till, in its order; none for one that does not exist. */
export const findOperacionesDeCobro = (db: Db, cobroId: number) =>
  leerFilas(
    db,
    zReciboDeCaja,
    sql`
    select p.id as operacion_id, c.id as comprobante_id, c.numero as recibo, o.persona_id, pe.distrito_id,
      ${operacionDeshecha} as deshecha
    from pagos_de_caja d join operaciones_de_caja x on x.pago_id = d.id join operaciones_pago p on p.id = x.operacion_id
    join ordenes_pago o on o.id = p.orden_id join personas pe on pe.id = o.persona_id
    left join comprobantes c on c.operacion_id = p.id
    where d.cobro_id = ${cobroId} order by p.id`,
  );
