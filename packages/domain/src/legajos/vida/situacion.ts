import type { Vencimientos } from '../../dinero/cupones/cupon.ts';
import type { Fecha } from '../../fechas/fecha.ts';
import type { Importe } from '../../importes/decimal.ts';
import type { MatriculaDeVeredicto } from '../../perfil/veredicto.ts';
import type { EstadoDeDetalle, EstadoDeLegajo, TipoDeContrato } from '../estados.ts';
import type { RespuestaDelPadron } from '../listas-de-comitente.ts';

export type CircuitoDeDetalle = 'cep' | 'timbrados';
export type EstadoDeOrden = 'pendiente' | 'pago' | 'vencido';

export type OrdenDeDetalle = Vencimientos & {
  id: number;
  circuito: CircuitoDeDetalle;
  estado: EstadoDeOrden;
  abonado: Importe;
};

/** Charges belong to a contract (docs/reference/rules.md#charges). */
export type SituacionDeDetalle = {
  id: number;
  tipo_contrato: TipoDeContrato;
  estado: EstadoDeDetalle;
  fecha: Fecha;
  vencimiento: Fecha;
  vencimiento_timbrado: Fecha | null;
  cep_pagado: boolean;
  timbrado_pagado: boolean;
  con_pagos: boolean;
  timbrado: 'interno' | 'externo' | null;
  visado: boolean;
  /** It came from a former system, where what it owed was settled: nothing else is charged for it here (S-988). */
  anterior?: boolean | undefined;
  /** Of a former contract, that its charge came with it, paid or owed: it is the one that it has (S-1157). */
  cep_traido?: boolean | undefined;
  timbrado_traido?: boolean | undefined;
  /** On its day the college charged none: its rate was nought (S-1132). */
  sin_cep?: boolean | undefined;
  sin_timbrado?: boolean | undefined;
  ordenes: readonly OrdenDeDetalle[];
};

export type ComitenteDeLaSituacion = {
  es_colegio: boolean;
  locador: boolean;
  padron: RespuestaDelPadron;
  /** Of a former file, whose CUIT nobody knew (S-1164). */
  sin_cuit?: boolean | undefined;
};

export type SituacionDelLegajo = {
  estado: EstadoDeLegajo;
  modalidad: { es_especial: boolean; cep_exento: boolean; franquicia: boolean };
  comitentes: readonly ComitenteDeLaSituacion[];
  completo: boolean;
  matricula: MatriculaDeVeredicto;
  observacion_abierta: boolean;
  observacion_respondida: boolean;
  /** Oldest first. */
  detalles: readonly SituacionDeDetalle[];
};

export const detalleVigente = (s: SituacionDelLegajo): SituacionDeDetalle | undefined =>
  s.detalles.findLast(({ estado }) => estado === 'confirmado');

export const detalleOriginal = (s: SituacionDelLegajo): SituacionDeDetalle | undefined =>
  s.detalles.find(({ tipo_contrato }) => tipo_contrato === 'original');

export const ampliacionEnBorrador = (s: SituacionDelLegajo): SituacionDeDetalle | undefined =>
  s.detalles.find(({ tipo_contrato, estado }) => tipo_contrato === 'ampliacion' && estado === 'borrador');

/** S-930: only of a draft are there any that the registry did not validate. */
export const hayComitente = (s: SituacionDelLegajo, padron: RespuestaDelPadron): boolean =>
  s.comitentes.some((comitente) => comitente.padron === padron);

export const confirmados = (s: SituacionDelLegajo): SituacionDeDetalle[] =>
  s.detalles.filter(({ estado }) => estado === 'confirmado');
