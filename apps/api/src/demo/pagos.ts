import { Decimal, importe } from '@colega/domain/dinero';
import { type Fecha, sumarDias } from '@colega/domain/fechas';
import { sql } from 'kysely';
import type { Db } from '../db/conectar.ts';
import { tasaDe } from '../modules/referencias/datos/tasas.ts';

/** A coupon of CEP that was paid in time, and the CEP it paid. What makes coupons in real life comes with payments. */
export const pagarCep = async (
  db: Db,
  legajoId: number,
  detalleId: number,
  { hoy: fecha, ahora }: { hoy: Fecha; ahora: Date },
): Promise<void> => {
  const { monto } = await db
    .selectFrom('legajo_detalles')
    .select('monto')
    .where('id', '=', detalleId)
    .executeTakeFirstOrThrow();
  const total = importe(new Decimal(monto).times(tasaDe('cep', fecha)));
  const { id } = await db
    .insertInto('ordenes_pago')
    .values({
      persona_id: sql<number>`(select persona_id from legajos where id = ${legajoId})`,
      circuito: 'cep',
      detalle_id: detalleId,
      estado: 'pago',
      monto_total: total,
      vencimiento: sumarDias(fecha, 10),
      ultimo_vencimiento: sumarDias(fecha, 30),
      pagada_en: ahora,
      motivo_cierre: null,
      creada_en: ahora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('ceps').values({ detalle_id: detalleId, fecha, importe: total, orden_pago_id: id }).execute();
};
