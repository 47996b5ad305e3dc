import type { Db } from '../../../db/conectar.ts';

export const findDevolucion = (db: Db, comprobante: string) =>
  db.selectFrom('devoluciones').select('id').where('comprobante', '=', comprobante).executeTakeFirst();

/** Of a payment, whole. */
export const findDevolucionDePagoPor = (db: Db, comprobante: string) =>
  db.selectFrom('devoluciones_de_pagos').select('id').where('comprobante', '=', comprobante).executeTakeFirst();

export const findDuenioDeCredito = (db: Db, id: number) =>
  db.selectFrom('creditos').select('persona_id').where('id', '=', id).executeTakeFirst();
