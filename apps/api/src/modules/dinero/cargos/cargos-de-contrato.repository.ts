import type { Circuito } from '@colega/domain/dinero';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { traidoDe, zTraido } from '../../../db/traido-de-contrato.ts';

export type CircuitoDeLegajo = Exclude<Circuito, 'matriculados'>;

const zContratoPorCobrar = z.object({
  id: z.number(),
  numero_legajo: z.number(),
  monto: z.string(),
  fecha: z.string(),
  tipo_contrato: z.enum(['original', 'ampliacion']),
  vencimiento_timbrado: z.string().nullable(),
  traido: zTraido,
});
export type ContratoPorCobrar = z.output<typeof zContratoPorCobrar>;

export const findContratosPorCobrar = async (db: Db, legajoId: number): Promise<ContratoPorCobrar[]> => {
  const rows = await leerFilas(
    db,
    zContratoPorCobrar,
    sql`
    select d.id, l.numero_legajo, d.monto::text as monto, d.fecha, d.tipo_contrato, d.vencimiento_timbrado,
      ${traidoDe(sql`d.id`)} as traido
    from legajo_detalles d join legajos l on l.id = d.legajo_id where d.legajo_id = ${legajoId} order by d.id`,
  );
  return rows;
};

const zCargoDeContrato = z.object({
  detalle_id: z.number(),
  circuito: z.enum(['cep', 'timbrados']),
  importe: z.string(),
});
export type CargoDeContrato = z.output<typeof zCargoDeContrato>;

/** Unchanged charges are not written, so that their readers do not wait. */
export const upsertCargos = async (db: Db, cargos: readonly CargoDeContrato[], ahora: Date): Promise<void> => {
  if (cargos.length === 0) return;
  await db
    .insertInto('cargos_de_contrato')
    .values(cargos.map((cargo) => ({ ...cargo, actualizado_en: ahora })))
    .onConflict((oc) =>
      oc
        .columns(['detalle_id', 'circuito'])
        .doUpdateSet((eb) => ({ importe: eb.ref('excluded.importe'), actualizado_en: ahora }))
        .whereRef('cargos_de_contrato.importe', '<>', 'excluded.importe'),
    )
    .execute();
};

const zSaldoDeContrato = z.object({ importe: z.string(), pagado: z.string() });
export type SaldoDeContrato = z.output<typeof zSaldoDeContrato>;

const zCargoConSaldo = zCargoDeContrato.extend(zSaldoDeContrato.shape);

export const findSaldos = async (db: Db, legajoId: number): Promise<(CargoDeContrato & SaldoDeContrato)[]> => {
  const rows = await leerFilas(
    db,
    zCargoConSaldo,
    sql`
    select c.detalle_id, c.circuito, c.importe::text, p.pagado::text
    from cargos_de_contrato c join legajo_detalles d on d.id = c.detalle_id
    cross join lateral (
      select coalesce(sum(im.capital), 0.00) as pagado
      from ordenes_pago o join orden_items i on i.orden_id = o.id join imputaciones im on im.item_id = i.id
      where o.detalle_id = c.detalle_id and o.circuito = c.circuito) p
    where d.legajo_id = ${legajoId} order by c.detalle_id, c.circuito`,
  );
  return rows;
};

export const insertCep = (db: Db, cep: { detalle_id: number; fecha: string; importe: string; orden_pago_id: number }) =>
  db.insertInto('ceps').values(cep).execute();

export const anularCep = (db: Db, detalleId: number) =>
  db
    .updateTable('ceps')
    .set({ anulado: true })
    .where('detalle_id', '=', detalleId)
    .where('anulado', '=', false)
    .execute();

export const hayCep = async (db: Db, detalleId: number): Promise<boolean> =>
  (await db
    .selectFrom('ceps')
    .select('id')
    .where('detalle_id', '=', detalleId)
    .where('anulado', '=', false)
    .executeTakeFirst()) !== undefined;
