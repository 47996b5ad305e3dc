import { Decimal, type Importe, importe } from '@colega/domain/dinero';
import type { Db } from '../../../db/conectar.ts';
import { asentar, contra } from './asentar.repository.ts';

type OrdenDelLibro = { id: number; persona_id: number; monto_total: Importe };
type Emision = { cuando: Date; orden: OrdenDelLibro; de_creditos: Importe };

/**
 * What an order does to the ledger: who pays owes its total, with the credits it uses taken from those in favour, against what
 * was issued.
 */
export const asentarEmision = (db: Db, { cuando, orden, de_creditos }: Emision): Promise<void> =>
  asentar(db, {
    cuando,
    concepto: 'emision',
    persona_id: orden.persona_id,
    orden_id: orden.id,
    operacion_id: null,
    lineas: {
      deudores: orden.monto_total,
      creditos: de_creditos,
      emitido: contra(importe(new Decimal(orden.monto_total).plus(de_creditos))),
    },
  });

/** Nobody owes it any more and what it took from the credits is there again. */
export const asentarCierre = (db: Db, { cuando, orden, de_creditos }: Emision): Promise<void> =>
  asentar(db, {
    cuando,
    concepto: 'cierre',
    persona_id: orden.persona_id,
    orden_id: orden.id,
    operacion_id: null,
    lineas: {
      deudores: contra(orden.monto_total),
      creditos: contra(de_creditos),
      emitido: importe(new Decimal(orden.monto_total).plus(de_creditos)),
    },
  });

type Cobro = {
  cuando: Date;
  orden: OrdenDelLibro;
  operacion_id: number;
  importe: Importe;
  aplicado: Importe;
  a_credito: Importe;
  a_revision: Importe;
};

/** Money that came in: what settled the order and its surcharge, what stays in favour, what has to be looked at. */
export const asentarCobro = (db: Db, { cuando, orden, operacion_id, ...pago }: Cobro): Promise<void> => {
  const aplico = !new Decimal(pago.aplicado).isZero();
  return asentar(db, {
    cuando,
    concepto: 'cobro',
    persona_id: orden.persona_id,
    orden_id: orden.id,
    operacion_id,
    lineas: {
      recaudado: pago.importe,
      deudores: contra(aplico ? orden.monto_total : '0.00'),
      recargos: aplico ? importe(new Decimal(orden.monto_total).minus(pago.aplicado)) : '0.00',
      creditos: contra(pago.a_credito),
      a_revisar: contra(pago.a_revision),
    },
  });
};

/** A bonification that the college gives. */
export const asentarBonificacion = (
  db: Db,
  { cuando, persona_id, importe: monto }: { cuando: Date; persona_id: number; importe: Importe },
): Promise<void> =>
  asentar(db, {
    cuando,
    concepto: 'bonificacion',
    persona_id,
    orden_id: null,
    operacion_id: null,
    lineas: { bonificado: monto, creditos: contra(monto) },
  });

type Revision = {
  cuando: Date;
  persona_id: number;
  orden_id: number;
  operacion_id: number | null;
  importe: Importe;
  /** Where the money was. */
  desde: Parameters<typeof asentar>[1]['lineas'];
  hacia: 'creditos' | 'recaudado';
};

/** What the college decided of money that it had to look at: in favour of who paid, or given back. */
export const asentarRevision = (db: Db, { importe: monto, desde, hacia, ...revision }: Revision): Promise<void> =>
  asentar(db, { ...revision, concepto: 'revision', lineas: { ...desde, [hacia]: contra(monto) } });
