import type { Fecha } from '../../fechas/fecha.ts';
import {
  type CircuitoDeDetalle,
  confirmados,
  detalleVigente,
  type OrdenDeDetalle,
  type SituacionDeDetalle,
  type SituacionDelLegajo,
} from './situacion.ts';

/**
 * The college is the client where nobody else is: a locador beside it does not commission the work, and one that came with the
 * college does (decisions, "Amended after the audit").
 */
export const esDelColegio = ({ comitentes }: Pick<SituacionDelLegajo, 'comitentes'>): boolean => {
  const encargan = comitentes.filter(({ locador }) => !locador);
  const quienes = encargan.length > 0 ? encargan : comitentes;
  return quienes.length > 0 && quienes.every(({ es_colegio }) => es_colegio);
};

/** A confirmed contract owes CEP unless the modality is exempt or the college is the client. */
export const debeCep = (s: SituacionDelLegajo, d: SituacionDeDetalle): boolean =>
  d.estado === 'confirmado' && !s.modalidad.cep_exento && !esDelColegio(s) && !d.cep_pagado;

/** A confirmed contract owes the stamp unless the modality is a franchise. */
export const debeTimbrado = (s: SituacionDelLegajo, d: SituacionDeDetalle): boolean =>
  d.estado === 'confirmado' && !s.modalidad.franquicia && d.timbrado === null;

/** Fulfilled: something is confirmed and nothing confirmed owes (S-135). */
export const cepCumplido = (s: SituacionDelLegajo): boolean => nadaDebe(s, debeCep);
export const timbradoCumplido = (s: SituacionDelLegajo): boolean => nadaDebe(s, debeTimbrado);

const nadaDebe = (s: SituacionDelLegajo, debe: typeof debeCep): boolean =>
  confirmados(s).length > 0 && !confirmados(s).some((d) => debe(s, d));

/** It can still be paid. */
export const estaViva = (orden: OrdenDeDetalle, hoy: Fecha): boolean =>
  orden.estado === 'pendiente' && hoy <= orden.ultimo_vencimiento;

/** The newest live or paid order of a contract in a circuit. */
export const ordenGenerada = (
  d: SituacionDeDetalle,
  circuito: CircuitoDeDetalle,
  hoy: Fecha,
): OrdenDeDetalle | undefined =>
  d.ordenes.findLast((o) => o.circuito === circuito && (o.estado === 'pago' || estaViva(o, hoy)));

/** Its stamp coupon is paid: no deadline runs any more, and the college is to stamp it. */
export const timbradoPago = (d: SituacionDeDetalle, hoy: Fecha): boolean =>
  ordenGenerada(d, 'timbrados', hoy)?.estado === 'pago';

const DEBE = { cep: debeCep, timbrados: debeTimbrado } as const;

/**
 * The contract that a charge is for: the current one; when it no longer owes, the newest that still does, so that a file whose
 * expansion was paid first is not stuck (S-205).
 */
export const contratoPorCobrar = (
  s: SituacionDelLegajo,
  circuito: CircuitoDeDetalle,
): SituacionDeDetalle | undefined => {
  const vigente = detalleVigente(s);
  if (!vigente || DEBE[circuito](s, vigente)) return vigente;
  return confirmados(s).findLast((d) => DEBE[circuito](s, d)) ?? vigente;
};

export const ultimaOrdenGenerada = (
  s: SituacionDelLegajo,
  circuito: CircuitoDeDetalle,
  hoy: Fecha,
): OrdenDeDetalle | null => {
  const contrato = contratoPorCobrar(s, circuito);
  return (contrato && ordenGenerada(contrato, circuito, hoy)) ?? null;
};

/** Money already in: an order paid, a CEP or a stamp. */
export const tienePagos = (d: SituacionDeDetalle): boolean =>
  d.cep_pagado || d.timbrado !== null || d.ordenes.some(({ estado }) => estado === 'pago');
