import type { Circuito, MedioDePago, Vencimientos } from '@colega/domain/dinero';
import type { Importe } from '@colega/domain/importes';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

export type ItemDeOrden = {
  concepto: string;
  descripcion: string;
  importe: Importe;
  capital?: Importe;
  cargo_id?: number;
  sancion_id?: number;
  credito_id?: number;
};

export type OrdenNueva = Vencimientos & {
  persona_id: number;
  circuito: Circuito;
  detalle_id: number | null;
  preferencias: readonly MedioDePago[];
  creada_en: Date;
};

export const insertOrden = (db: Db, { preferencias, ...orden }: OrdenNueva) =>
  db
    .insertInto('ordenes_pago')
    .values({
      ...orden,
      preferencias: [...preferencias],
      estado: 'pendiente',
      codigo_pago: null,
      referencia_pago: null,
      pagada_en: null,
      motivo_cierre: null,
    })
    .returning(['id', 'numero_boleta', 'persona_id', 'monto_total'])
    .executeTakeFirstOrThrow();

export const insertItems = (db: Db, orden_id: number, items: readonly ItemDeOrden[]) =>
  db
    .insertInto('orden_items')
    .values(
      items.map(({ cargo_id = null, sancion_id = null, credito_id = null, capital, ...item }) => ({
        ...item,
        capital: credito_id === null ? (capital ?? item.importe) : null,
        orden_id,
        cargo_id,
        sancion_id,
        credito_id,
      })),
    )
    .execute();

/** Undefined when it was under review already. */
export const marcarEnRevision = (db: Db, id: number) =>
  db
    .updateTable('ordenes_pago')
    .set({ en_revision: true })
    .where('id', '=', id)
    .where('en_revision', '=', false)
    .returning(['persona_id', 'numero_boleta', 'detalle_id'])
    .executeTakeFirst();

/** The district of whoever owes it, and the file that it is of. */
export const findParaAvisarDelCupon = (
  db: Db,
  { persona_id, detalle_id }: { persona_id: number; detalle_id: number | null },
) =>
  db
    .selectFrom('personas as p')
    .select('p.distrito_id')
    .select((eb) =>
      eb
        .selectFrom('legajo_detalles as d')
        .select('d.legajo_id')
        .where('d.id', '=', detalle_id ?? 0)
        .as('legajo_id'),
    )
    .where('p.id', '=', persona_id)
    .executeTakeFirstOrThrow();

const zConId = z.object({ id: z.number() });

export const findOrdenesDeDetalles = async (
  db: Db,
  detalleIds: readonly number[],
  circuito: Circuito | null = null,
): Promise<number[]> => {
  const rows = await leerFilas(
    db,
    zConId,
    sql`
    select id from ordenes_pago
    where detalle_id = any(${[...detalleIds]}::int[]) and (estado in ('pendiente', 'pago')
        or exists (select from operaciones_pago p where p.orden_id = ordenes_pago.id and p.aplicado > 0))
      and (${circuito}::text is null or circuito = ${circuito})
    order by id`,
  );
  return rows.map(({ id }) => id);
};

export const findOrdenesDeMatriculas = async (db: Db, personaId: number): Promise<number[]> => {
  const rows = await leerFilas(
    db,
    zConId,
    sql`
    select id from ordenes_pago
    where persona_id = ${personaId} and circuito = 'matriculados' and estado <> 'pago' and motivo_cierre is null
    order by id`,
  );
  return rows.map(({ id }) => id);
};

export const findVencidasConCreditos = async (db: Db, personaId: number, hoy: string): Promise<number[]> => {
  const rows = await leerFilas(
    db,
    zConId,
    sql`
    select id from ordenes_pago o
    where persona_id = ${personaId} and estado = 'pendiente' and ultimo_vencimiento < ${hoy}
      and exists (select from orden_items i where i.orden_id = o.id and i.credito_id is not null)`,
  );
  return rows.map(({ id }) => id);
};

export const findOrdenesPorVencer = async (db: Db, hoy: string, limite: number): Promise<number[]> => {
  const rows = await leerFilas(
    db,
    zConId,
    sql`
    select id from ordenes_pago where estado = 'pendiente' and ultimo_vencimiento < ${hoy}
    order by ultimo_vencimiento limit ${limite}`,
  );
  return rows.map(({ id }) => id);
};
