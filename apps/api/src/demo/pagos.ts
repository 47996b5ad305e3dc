import { Decimal, importe } from '@colega/domain/dinero';
import { type Fecha, sumarDias } from '@colega/domain/fechas';
import type { Db } from '../db/conectar.ts';
import { elMatriculado, type Momento } from '../modules/legajos/vida/autor.ts';
import { cambiarLegajo } from '../modules/legajos/vida/cambiar-legajo.ts';
import { registrarPago } from '../modules/legajos/vida/registrar-pago.service.ts';
import { tasaDe } from '../modules/referencias/datos/tasas.ts';

export type Circuito = 'cep' | 'timbrados';
type Quien = { username: string; user_id: number; persona_id: number };
type Cupon = Momento & { legajo_id: number; detalle_id: number; circuito: Circuito };

const TASA = { cep: 'cep', timbrados: 'timbrado' } as const;
/** Days to its due date and to the last day it can be paid. */
const PLAZO = 10;
const ULTIMO_PLAZO = 30;

/** What a contract is charged in a circuit. */
export const importeDe = async (db: Db, detalleId: number, circuito: Circuito, dia: Fecha): Promise<string> => {
  const { monto } = await db
    .selectFrom('legajo_detalles')
    .select('monto')
    .where('id', '=', detalleId)
    .executeTakeFirstOrThrow();
  return importe(new Decimal(monto).times(tasaDe(TASA[circuito], dia)));
};

/** A coupon of a contract, by the rules and with its line in the audit trail. What makes coupons in real life comes with payments. */
export const generarCupon = async (db: Db, quien: Quien, cupon: Cupon): Promise<number> => {
  const { legajo_id, detalle_id, circuito, ahora, hoy } = cupon;
  const accion = circuito === 'cep' ? 'generar_cep' : 'timbrar_prepago';
  const pedido = { legajo_id, accion, autor: elMatriculado(quien), version: null, ahora, hoy } as const;
  const { resultado } = await cambiarLegajo(db, pedido, async (trx) => {
    const { id } = await trx
      .insertInto('ordenes_pago')
      .values({
        persona_id: quien.persona_id,
        circuito,
        detalle_id,
        estado: 'pendiente',
        monto_total: await importeDe(trx, detalle_id, circuito, hoy),
        vencimiento: sumarDias(hoy, PLAZO),
        ultimo_vencimiento: sumarDias(hoy, ULTIMO_PLAZO),
        pagada_en: null,
        motivo_cierre: null,
        creada_en: ahora,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { resultado: id, hasta: { detalle_id, orden_pago_id: id } };
  });
  return resultado;
};

/** The same coupon, paid that day: of CEP, the CEP it pays; of stamp, the college still has to stamp. */
export const pagarCupon = async (db: Db, quien: Quien, cupon: Cupon): Promise<void> => {
  const { detalle_id, circuito, ahora, hoy } = cupon;
  const orden_pago_id = await generarCupon(db, quien, cupon);
  await registrarPago(db, { ...cupon, orden_pago_id, autor: elMatriculado(quien) }, async (trx) => {
    const { monto_total } = await trx
      .updateTable('ordenes_pago')
      .set({ estado: 'pago', pagada_en: ahora })
      .where('id', '=', orden_pago_id)
      .returning('monto_total')
      .executeTakeFirstOrThrow();
    if (circuito !== 'cep') return;
    const cep = { detalle_id, fecha: hoy, importe: monto_total, orden_pago_id };
    await trx.insertInto('ceps').values(cep).execute();
  });
};

/** Nobody paid it and its last day is gone. */
export const dejarVencerCupon = async (db: Db, quien: Quien, cupon: Cupon): Promise<void> => {
  const id = await generarCupon(db, quien, cupon);
  await db.updateTable('ordenes_pago').set({ estado: 'vencido' }).where('id', '=', id).execute();
};
