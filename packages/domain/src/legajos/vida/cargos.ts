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
 * college does (docs/reference/rules.md#charges).
 */
export const esDelColegio = ({ comitentes }: Pick<SituacionDelLegajo, 'comitentes'>): boolean => {
  const encargan = comitentes.filter(({ locador }) => !locador);
  const quienes = encargan.length > 0 ? encargan : comitentes;
  return quienes.length > 0 && quienes.every(({ es_colegio }) => es_colegio);
};

/** CEP is charged for a confirmed contract unless the modality is exempt or the college is the client. */
export const correspondeCep = (s: SituacionDelLegajo, d: SituacionDeDetalle): boolean =>
  d.estado === 'confirmado' && !s.modalidad.cep_exento && !esDelColegio(s);

/** It owes it while it is not paid whole. */
export const debeCep = (s: SituacionDelLegajo, d: SituacionDeDetalle): boolean => correspondeCep(s, d) && !d.cep_pagado;

/** The stamp is charged for a confirmed contract unless the modality is a franchise. */
export const correspondeTimbrado = (s: SituacionDelLegajo, d: SituacionDeDetalle): boolean =>
  d.estado === 'confirmado' && !s.modalidad.franquicia;

/** It owes it until it is stamped. */
export const debeTimbrado = (s: SituacionDelLegajo, d: SituacionDeDetalle): boolean =>
  correspondeTimbrado(s, d) && d.timbrado === null;

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

/** The coupon of a contract in a circuit that can be paid today. */
export const ordenViva = (d: SituacionDeDetalle, circuito: CircuitoDeDetalle, hoy: Fecha): OrdenDeDetalle | undefined =>
  d.ordenes.findLast((o) => o.circuito === circuito && estaViva(o, hoy));

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
  d.con_pagos || d.cep_pagado || d.timbrado !== null || d.ordenes.some(({ estado }) => estado === 'pago');
