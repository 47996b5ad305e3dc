import type { Fecha } from '../../fechas/fecha.ts';
import type { MatriculaDeVeredicto } from '../../perfil/veredicto.ts';
import type { EstadoDeDetalle, EstadoDeLegajo, TipoDeContrato } from '../estados.ts';

export type CircuitoDeDetalle = 'cep' | 'timbrados';
export type EstadoDeOrden = 'pendiente' | 'pago' | 'vencido';

export type OrdenDeDetalle = {
  id: number;
  circuito: CircuitoDeDetalle;
  estado: EstadoDeOrden;
  /** Until then it can be paid. */
  ultimo_vencimiento: Fecha;
};

/** What the rules need to know of a contract of a file: charges belong to it (docs/reference/rules.md#charges). */
export type SituacionDeDetalle = {
  id: number;
  tipo_contrato: TipoDeContrato;
  estado: EstadoDeDetalle;
  /** Of the contract: its date and the end of its term. */
  fecha: Fecha;
  vencimiento: Fecha;
  /** Last day of the prepaid stamp; null until it is confirmed. */
  vencimiento_timbrado: Fecha | null;
  cep_pagado: boolean;
  /** What it owes of the stamp is paid, whole: the college is to stamp it. */
  timbrado_pagado: boolean;
  /** Some money of it came in, if only a part. */
  con_pagos: boolean;
  /** Its stamp in force, if any. */
  timbrado: 'interno' | 'externo' | null;
  /** Covered by an approval. */
  visado: boolean;
  ordenes: readonly OrdenDeDetalle[];
};

/** A client, as far as what is owed depends on who it is. */
export type ComitenteDeLaSituacion = { es_colegio: boolean; locador: boolean };

/** What the rules need to know of a file to say what can be done with it. */
export type SituacionDelLegajo = {
  estado: EstadoDeLegajo;
  modalidad: { es_especial: boolean; cep_exento: boolean; franquicia: boolean };
  comitentes: readonly ComitenteDeLaSituacion[];
  /** Clients, properties and tasks are there. */
  completo: boolean;
  /** The one it was opened with, as it stands now. */
  matricula: MatriculaDeVeredicto;
  /** Of the college's observations: one without an answer, one whose answer it has not looked at. */
  observacion_abierta: boolean;
  observacion_respondida: boolean;
  /** Oldest first. */
  detalles: readonly SituacionDeDetalle[];
};

/** The newest confirmed contract. */
export const detalleVigente = (s: SituacionDelLegajo): SituacionDeDetalle | undefined =>
  s.detalles.findLast(({ estado }) => estado === 'confirmado');

export const detalleOriginal = (s: SituacionDelLegajo): SituacionDeDetalle | undefined =>
  s.detalles.find(({ tipo_contrato }) => tipo_contrato === 'original');

export const ampliacionEnBorrador = (s: SituacionDelLegajo): SituacionDeDetalle | undefined =>
  s.detalles.find(({ tipo_contrato, estado }) => tipo_contrato === 'ampliacion' && estado === 'borrador');

export const confirmados = (s: SituacionDelLegajo): SituacionDeDetalle[] =>
  s.detalles.filter(({ estado }) => estado === 'confirmado');
