import type { MotivoDePago } from '@colega/domain/dinero';
import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';

const zCabezaDeOrden = z.object({
  persona_id: z.number(),
  detalle_id: z.number().nullable(),
  legajo_id: z.number().nullable(),
  con_creditos: z.boolean(),
});

export const findCabeza = async (db: Db, ordenId: number) => {
  const rows = await leerFilas(
    db,
    zCabezaDeOrden,
    sql`
    select o.persona_id, o.detalle_id, d.legajo_id,
      exists (select from orden_items i where i.orden_id = o.id and i.credito_id is not null) as con_creditos
    from ordenes_pago o left join legajo_detalles d on d.id = o.detalle_id where o.id = ${ordenId}`,
  );
  return rows[0];
};

export const estaAnulado = async (db: Db, detalleId: number): Promise<boolean> => {
  const detalle = await db
    .selectFrom('legajo_detalles as d')
    .innerJoin('estados_legajos as e', 'e.id', 'd.estado_id')
    .select('e.clave')
    .where('d.id', '=', detalleId)
    .executeTakeFirst();
  return detalle?.clave === 'anulado';
};

/** The file is locked before the order, as in every change of a file: always in the same order. */
export const lockLegajo = (db: Db, legajoId: number) =>
  db.selectFrom('legajos').select('id').where('id', '=', legajoId).forUpdate().executeTakeFirst();

export const findOperacion = (db: Db, medio: string, externo: string) =>
  db
    .selectFrom('operaciones_pago')
    .select(['id', 'orden_id'])
    .where('medio', '=', medio)
    .where('externo', '=', externo)
    .executeTakeFirst();

export const insertCredito = async (db: Db, credito: CreditoNuevo): Promise<number> =>
  (await db.insertInto('creditos').values(credito).returning('id').executeTakeFirstOrThrow()).id;
type CreditoNuevo = Omit<Insertable<BaseDeDatos['creditos']>, 'id'>;

type OperacionNueva = Omit<Insertable<BaseDeDatos['operaciones_pago']>, 'id' | 'motivo'> & {
  motivo: MotivoDePago | null;
};

export const insertOperacion = async (db: Db, operacion: OperacionNueva): Promise<number> =>
  (await db.insertInto('operaciones_pago').values(operacion).returning('id').executeTakeFirstOrThrow()).id;

/** The next number of a series without gaps: whoever takes one holds the series until its transaction ends. */
export const tomarNumero = async (db: Db, clave: string): Promise<number> => {
  const { ultimo } = await db
    .insertInto('numeradores')
    .values({ clave, ultimo: 1 })
    .onConflict((oc) => oc.column('clave').doUpdateSet((eb) => ({ ultimo: eb('numeradores.ultimo', '+', 1) })))
    .returning('ultimo')
    .executeTakeFirstOrThrow();
  return ultimo;
};

export const insertComprobante = (db: Db, comprobante: ComprobanteNuevo) =>
  db.insertInto('comprobantes').values(comprobante).execute();
type ComprobanteNuevo = Omit<Insertable<BaseDeDatos['comprobantes']>, 'id'>;
