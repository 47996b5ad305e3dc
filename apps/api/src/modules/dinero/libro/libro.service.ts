import type { EstadoDeCupon } from '@colega/domain/dinero';
import { Decimal, type Importe, importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { asentar, type CuentaRecaudadora, contrapartidaDe, type LineasDelAsiento } from './asentar.repository.ts';

type OrdenDelLibro = { id: number; persona_id: number; monto_total: Importe };
type OrdenCobrada = OrdenDelLibro & { estado: EstadoDeCupon; abonado: Importe; de_creditos: Importe };
type Emision = { cuando: Date; orden: OrdenDelLibro; de_creditos: Importe };

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
      emitido: contrapartidaDe(importe(new Decimal(orden.monto_total).plus(de_creditos))),
    },
  });

export const asentarCierre = (db: Db, { cuando, orden }: { cuando: Date; orden: OrdenCobrada }): Promise<void> => {
  const resto = importe(new Decimal(orden.monto_total).minus(orden.abonado));
  return asentar(db, {
    cuando,
    concepto: 'cierre',
    persona_id: orden.persona_id,
    orden_id: orden.id,
    operacion_id: null,
    lineas: {
      deudores: contrapartidaDe(resto),
      creditos: contrapartidaDe(orden.de_creditos),
      emitido: importe(new Decimal(resto).plus(orden.de_creditos)),
    },
  });
};

type Cobro = {
  cuando: Date;
  orden: OrdenCobrada;
  operacion_id: number;
  cuenta: CuentaRecaudadora;
  importe: Importe;
  aplicado: Importe;
  del_cupon: Importe;
  de_creditos: Importe;
  a_credito: Importe;
  a_revision: Importe;
};

/** A coupon whose debt was written off, lapsed or closed is issued again as its money comes in. */
const lineasDelCobro = ({ orden, ...pago }: Omit<Cobro, 'cuando' | 'operacion_id'>): LineasDelAsiento => {
  const enPie = orden.estado === 'pendiente';
  return {
    recaudado: [{ ...pago.cuenta, importe: pago.importe }],
    deudores: contrapartidaDe(enPie ? pago.del_cupon : '0.00'),
    recargos: importe(new Decimal(pago.del_cupon).minus(pago.aplicado)),
    emitido: enPie ? '0.00' : contrapartidaDe(pago.del_cupon),
    creditos: contrapartidaDe(pago.a_credito),
    a_revisar: contrapartidaDe(pago.a_revision),
  };
};

export const asentarCobro = async (db: Db, { cuando, operacion_id, ...cobro }: Cobro): Promise<void> => {
  const { orden, de_creditos } = cobro;
  const entrada = { cuando, persona_id: orden.persona_id, orden_id: orden.id };
  await asentar(db, { ...entrada, concepto: 'cobro', operacion_id, lineas: lineasDelCobro(cobro) });
  // It has its own line: what is taken from the credits does not hide what is left there.
  if (orden.estado === 'pendiente' || new Decimal(de_creditos).isZero()) return;
  const lineas = { creditos: de_creditos, emitido: contrapartidaDe(de_creditos) };
  await asentar(db, { ...entrada, concepto: 'emision', operacion_id: null, lineas });
};

type Deshecho = {
  cuando: Date;
  concepto: 'reversion' | 'revision';
  orden: OrdenCobrada;
  operacion_id: number | null;
  aplicado: Importe;
  del_cupon: Importe;
  dinero: LineasDelAsiento;
};

export const asentarDeshecho = (db: Db, { orden, aplicado, del_cupon, dinero, ...resto }: Deshecho): Promise<void> => {
  const enPie = orden.estado === 'pendiente';
  const creditosLibres = orden.estado === 'pago' ? orden.de_creditos : '0.00';
  return asentar(db, {
    ...resto,
    persona_id: orden.persona_id,
    orden_id: orden.id,
    lineas: {
      ...dinero,
      deudores: enPie ? del_cupon : '0.00',
      emitido: enPie ? '0.00' : importe(new Decimal(del_cupon).plus(creditosLibres)),
      recargos: importe(new Decimal(aplicado).minus(del_cupon)),
      creditos: importe(new Decimal(dinero.creditos ?? 0).minus(creditosLibres)),
    },
  });
};

type Devolucion = { cuando: Date; persona_id: number; importe: Importe; banco: string | null };

export const asentarDevolucion = (db: Db, { cuando, persona_id, importe: monto, banco }: Devolucion): Promise<void> =>
  asentar(db, {
    cuando,
    concepto: 'devolucion',
    persona_id,
    orden_id: null,
    operacion_id: null,
    lineas: { creditos: monto, recaudado: [{ medio: 'transferencia', banco, importe: contrapartidaDe(monto) }] },
  });

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
    lineas: { bonificado: monto, creditos: contrapartidaDe(monto) },
  });

type CambioDeCuenta = {
  cuando: Date;
  persona_id: number;
  orden_id: number;
  importe: Importe;
  desde: CuentaRecaudadora;
  hacia: CuentaRecaudadora;
};

/** What was given back left another account than the one where it had come in. */
export const asentarCambioDeCuenta = (
  db: Db,
  { importe: monto, desde, hacia, ...asiento }: CambioDeCuenta,
): Promise<void> =>
  asentar(db, {
    ...asiento,
    concepto: 'reclasificacion',
    operacion_id: null,
    lineas: {
      recaudado: [
        { ...hacia, importe: monto },
        { ...desde, importe: contrapartidaDe(monto) },
      ],
    },
  });

type Revision = {
  cuando: Date;
  persona_id: number;
  orden_id: number;
  operacion_id: number | null;
  importe: Importe;
  desde: LineasDelAsiento;
  hacia: 'creditos' | CuentaRecaudadora;
};

export const asentarRevision = (db: Db, { importe: monto, desde, hacia, ...revision }: Revision): Promise<void> =>
  asentar(db, {
    ...revision,
    concepto: 'revision',
    lineas: {
      ...desde,
      ...(hacia === 'creditos'
        ? { creditos: contrapartidaDe(monto) }
        : { recaudado: [{ ...hacia, importe: contrapartidaDe(monto) }] }),
    },
  });
