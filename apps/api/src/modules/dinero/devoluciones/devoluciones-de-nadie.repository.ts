import type { Db } from '../../../db/conectar.ts';
import { sinIdentificar } from '../cobros/sin-cupon.repository.ts';
import type { DecisionDeDevolucion } from './devoluciones.repository.ts';

const COLUMNAS = [
  ...(['id', 'cobro_id', 'estado', 'importe', 'motivo', 'pidio_id', 'pidio', 'pedida_en', 'decidio'] as const),
  'decidida_en',
] as const;

const deNadie = (db: Db) =>
  db
    .selectFrom('devoluciones_de_pagos')
    .select(COLUMNAS)
    .where('cobro_id', 'is not', null)
    .$narrowType<{ cobro_id: number }>();

export const findDevolucionDeNadie = (db: Db, id: number) => deNadie(db).where('id', '=', id).executeTakeFirst();

export const findPedidaDeCobro = (db: Db, cobroId: number) =>
  deNadie(db).where('cobro_id', '=', cobroId).where('estado', '=', 'pedida').executeTakeFirst();

/** Two people gave it back by a transfer, which has left its bank. */
export const findTransferidaDeCobro = (db: Db, cobroId: number) =>
  deNadie(db).where('cobro_id', '=', cobroId).where('estado', '=', 'confirmada').executeTakeFirst();

/** Whoever decides about it waits, and finds that it is to be given back. */
export const lockSinIdentificar = (db: Db, cobroId: number) =>
  db
    .selectFrom('cobros_sin_cupon as c')
    .select(['id', 'importe', 'medio'])
    .where('id', '=', cobroId)
    .where(sinIdentificar)
    .forUpdate()
    .executeTakeFirst();

export const insertDevolucionDeNadie = async (
  db: Db,
  pedida: {
    cobro_id: number;
    importe: string;
    motivo: string;
    pidio_id: number | null;
    pidio: string;
    pedida_en: Date;
  },
): Promise<number> =>
  (
    await db
      .insertInto('devoluciones_de_pagos')
      .values({ ...pedida, por: 'transferencia', estado: 'pedida' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** Its collector told of which coupon it is: there is nothing to give back. */
export const rechazarLaDeSuCobro = (
  db: Db,
  cobroId: number,
  decision: Omit<DecisionDeDevolucion, 'estado' | 'banco' | 'comprobante' | 'fecha'>,
) =>
  db
    .updateTable('devoluciones_de_pagos')
    .set({ ...decision, estado: 'rechazada' })
    .where('cobro_id', '=', cobroId)
    .where('estado', '=', 'pedida')
    .returning('id')
    .executeTakeFirst();
