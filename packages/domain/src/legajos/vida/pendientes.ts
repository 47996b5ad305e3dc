import { proximoVencimiento, restoDelDia } from '../../dinero/cupones/cupon.ts';
import type { Fecha } from '../../fechas/fecha.ts';
import { Decimal, type Importe } from '../../importes/decimal.ts';
import { accionesDeObservacion } from '../observaciones/acciones-de-observacion.ts';
import { contratoPorCobrar, debeTimbrado, ordenViva } from './cargos.ts';
import { edicionDelLegajo } from './edicion.ts';
import { diasParaTimbrar, ultimosDiasParaTimbrar } from './plazo-de-timbrado.ts';
import { FALTAS_PROPIAS, type Falta, type FaltaPropia, listarFaltas, SIN_DIA } from './que-falta.ts';
import {
  ampliacionEnBorrador,
  type CircuitoDeDetalle,
  confirmados,
  detalleOriginal,
  type SituacionDeDetalle,
  type SituacionDelLegajo,
} from './situacion.ts';

const esPropia = (falta: Falta): falta is FaltaPropia => (FALTAS_PROPIAS as readonly Falta[]).includes(falta);

/** Whom a file waits for; nobody, once nothing is missing of it. */
export const ESPERAN_A = ['matriculado', 'colegio', 'nadie'] as const;
export type EsperanA = (typeof ESPERAN_A)[number];
export type EsperaDelLegajo = Exclude<EsperanA, 'nadie'>;

/** The technician goes first; nobody, when nothing is missing. `espera_hasta` is the first day by which a stamp is paid here. */
export const esperaDelLegajo = (
  s: SituacionDelLegajo,
): { espera_a: EsperaDelLegajo | null; espera_hasta: Fecha | null } => {
  const faltas = listarFaltas(s, SIN_DIA);
  if (faltas.length === 0) return { espera_a: null, espera_hasta: null };
  if (!faltas.some(esPropia)) return { espera_a: 'colegio', espera_hasta: null };
  return { espera_a: 'matriculado', espera_hasta: ultimosDiasParaTimbrar(s).sort()[0] ?? null };
};

/** One thing to do, with where it is done: a contract, its coupon, or the one observation that is open. */
export type Pendiente = {
  falta: FaltaPropia;
  vence: Fecha | null;
  importe: Importe | null;
  detalle_id: number | null;
  cupon_id: number | null;
  observacion_id: number | null;
};

export type DatosDePendientes = {
  hoy: Fecha;
  /** The open ones, with the day by which each is answered. */
  observaciones: readonly { id: number; campo: string | null; vence: Fecha | null }[];
  /** What is left to pay of a contract that no coupon asks for. */
  importeDe: (circuito: CircuitoDeDetalle, detalle_id: number) => Importe;
};

/** What a file asks of its technician (`listarFaltas`), each with its term and its amount, in the order in which it is due. */
export const listarPendientes = (s: SituacionDelLegajo, datos: DatosDePendientes): Pendiente[] =>
  ordenarPendientes(
    listarFaltas(s, datos.hoy)
      .filter(esPropia)
      .map((falta) => armar(s, falta, datos)),
  );

/** By term, and by amount among those of one day or of none (S-830). */
export const ordenarPendientes = <P extends Pick<Pendiente, 'vence' | 'importe'>>(pendientes: readonly P[]): P[] =>
  pendientes.toSorted(
    (uno, otro) =>
      (uno.vence ?? SIN_PLAZO).localeCompare(otro.vence ?? SIN_PLAZO) ||
      new Decimal(otro.importe ?? 0).comparedTo(uno.importe ?? 0),
  );
const SIN_PLAZO: Fecha = '9999-12-31';

const armar = (s: SituacionDelLegajo, falta: FaltaPropia, datos: DatosDePendientes): Pendiente => {
  const detalle_id = detalleOriginal(s)?.id ?? null;
  const nada = { falta, vence: null, importe: null, detalle_id, cupon_id: null, observacion_id: null };
  switch (falta) {
    case 'responder_observacion':
      return { ...nada, ...deLoObservado(s, datos) };
    case 'pagar_cep':
      return { ...nada, ...delCargo('cep', contratoPorCobrar(s, 'cep'), datos) };
    case 'timbrar':
      return { ...nada, ...delCargo('timbrados', porTimbrar(s, datos.hoy), datos) };
    case 'actualizar_ampliacion':
    case 'confirmar_ampliacion':
      return { ...nada, detalle_id: ampliacionEnBorrador(s)?.id ?? null };
    default:
      return nada;
  }
};

const deLoObservado = (s: SituacionDelLegajo, { hoy, observaciones }: DatosDePendientes): Partial<Pendiente> => {
  const [unica, ...otras] = observaciones;
  const vence = observaciones.flatMap((una) => una.vence ?? []).sort()[0] ?? null;
  if (!unica || otras.length > 0) return { vence };
  const { corregir } = accionesDeObservacion({ ...unica, estado: 'abierta' }, edicionDelLegajo(s, hoy));
  return { vence, observacion_id: corregir ? unica.id : null };
};

/** The contract that its page charges (S-205) or, when that one cannot be stamped here, the one whose term ends first. */
const porTimbrar = (s: SituacionDelLegajo, hoy: Fecha): SituacionDeDetalle | undefined => {
  const posibles = confirmados(s)
    .filter((d) => debeTimbrado(s, d) && !d.timbrado_pagado && diasParaTimbrar(d, hoy) > 0)
    .sort((uno, otro) => diasParaTimbrar(uno, hoy) - diasParaTimbrar(otro, hoy));
  const deLaPagina = contratoPorCobrar(s, 'timbrados');
  return posibles.find((d) => d === deLaPagina) ?? posibles[0];
};

/** What has a coupon is due by it, and costs what it asks for today; a stamp without one, by its own term. */
const delCargo = (
  circuito: CircuitoDeDetalle,
  contrato: SituacionDeDetalle | undefined,
  { hoy, importeDe }: DatosDePendientes,
): Partial<Pendiente> => {
  if (!contrato) return {};
  const cupon = ordenViva(contrato, circuito, hoy);
  return {
    vence: cupon ? proximoVencimiento(cupon, hoy) : circuito === 'timbrados' ? contrato.vencimiento_timbrado : null,
    importe: cupon ? restoDelDia(cupon, hoy) : importeDe(circuito, contrato.id),
    detalle_id: contrato.id,
    cupon_id: cupon?.id ?? null,
  };
};
