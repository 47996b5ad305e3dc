import type { Fecha } from '../../fechas/fecha.ts';
import type { Actor } from './actor.ts';
import { contratoPorCobrar, debeCep, debeTimbrado, ordenViva, tienePagos } from './cargos.ts';
import type { CodigoDeVida } from './codigos.ts';
import { fechasAlConfirmar } from './fechas-al-confirmar.ts';
import { diasParaTimbrar } from './plazo-de-timbrado.ts';
import {
  ampliacionEnBorrador,
  confirmados,
  detalleOriginal,
  detalleVigente,
  hayComitente,
  type SituacionDeDetalle,
  type SituacionDelLegajo,
} from './situacion.ts';

export type Circunstancias = {
  quien: Actor;
  hoy: Fecha;
  /** An action on a contract names it; without one, it is the current one. */
  detalle_id?: number;
};

/** The first thing in the way is told. */
export type Condicion = (s: SituacionDelLegajo, c: Circunstancias) => CodigoDeVida | null;

const elDetalle = (s: SituacionDelLegajo, { detalle_id }: Circunstancias): SituacionDeDetalle | undefined =>
  detalle_id === undefined ? detalleVigente(s) : s.detalles.find(({ id }) => id === detalle_id);

export const pideAmpliacionEnBorrador: Condicion = (s, c) => {
  const detalle = elDetalle(s, c);
  return detalle?.tipo_contrato === 'ampliacion' && detalle.estado === 'borrador' ? null : 'ampliacion_no_en_borrador';
};

export const pideObservacionAbierta: Condicion = (s) => (s.observacion_abierta ? null : 'sin_observacion_abierta');
export const pideObservacionRespondida: Condicion = (s) =>
  s.observacion_respondida ? null : 'sin_observacion_respondida';

/** S-385: a stamp that an approval covers is part of it, and the file is annulled instead. */
export const seAnulaElTimbrado: Condicion = (s, c) => {
  const detalle = elDetalle(s, c);
  if (!detalle?.timbrado) return 'sin_timbrado';
  return detalle.visado ? 'timbrado_visado' : null;
};

const seConfirma = (s: SituacionDelLegajo, d: SituacionDeDetalle | undefined, hoy: Fecha): CodigoDeVida | null => {
  if (!d || !s.completo) return 'legajo_incompleto';
  if (hayComitente(s, 'no_coincide')) return 'comitente_por_corregir';
  return hayComitente(s, 'sin_respuesta') ? 'comitente_por_validar' : fechasAlConfirmar(s, d, hoy);
};

const pideCepCumplido: Condicion = (s) => {
  const original = detalleOriginal(s);
  return original && !debeCep(s, original) ? null : 'certificado_sin_cep';
};

export const pideNingunCupon: Condicion = (s) =>
  s.detalles.some(({ ordenes }) => ordenes.length > 0) ? 'con_ordenes_generadas' : null;

export const seConfirmaElLegajo: Condicion = (s, { quien, hoy }) => {
  const { es_especial } = s.modalidad;
  if (quien === 'matriculado' && es_especial) return 'confirmar_modalidad_especial';
  if (quien === 'colegio' && !es_especial) return 'accion_del_matriculado';
  return seConfirma(s, detalleOriginal(s), hoy);
};

export const pideObservacionEnPie: Condicion = (s, c) =>
  pideObservacionAbierta(s, c) && pideObservacionRespondida(s, c);

export const pideCepPorCobrar: Condicion = (s, { hoy }) => {
  const contrato = contratoPorCobrar(s, 'cep');
  if (!contrato || !debeCep(s, contrato)) return 'cep_no_debido';
  return ordenViva(contrato, 'cep', hoy) ? 'cep_con_orden' : null;
};

export const pideTimbradoPorCobrar: Condicion = (s, { hoy }) => {
  const contrato = contratoPorCobrar(s, 'timbrados');
  if (!contrato || !debeTimbrado(s, contrato)) return 'timbrado_no_debido';
  if (contrato.timbrado_pagado || ordenViva(contrato, 'timbrados', hoy)) return 'timbrado_con_orden';
  return diasParaTimbrar(contrato, hoy) > 0 ? null : 'timbrado_plazo_vencido';
};

export const pideTimbradoPagado: Condicion = (s, c) => {
  const detalle = elDetalle(s, c);
  if (!detalle || !debeTimbrado(s, detalle)) return 'timbrado_no_debido';
  return detalle.timbrado_pagado ? null : 'timbrado_sin_pagar';
};

export const pideTimbradoSinCupon: Condicion = (s, c) => {
  const detalle = elDetalle(s, c);
  if (!detalle || !debeTimbrado(s, detalle)) return 'timbrado_no_debido';
  return ordenViva(detalle, 'timbrados', c.hoy) ? 'timbrado_con_orden' : null;
};

const pideCuits: Condicion = (s) => (s.comitentes.some(({ sin_cuit }) => sin_cuit) ? 'comitente_sin_cuit' : null);

export const seAmplia: Condicion = (s, c) => (ampliacionEnBorrador(s) ? 'ampliacion_en_borrador' : pideCuits(s, c));

/** A certificate says for whom it is. */
export const seCertifica: Condicion = (s, c) => pideCepCumplido(s, c) ?? pideCuits(s, c);

export const seConfirmaLaAmpliacion: Condicion = (s, c) =>
  pideAmpliacionEnBorrador(s, c) ?? seConfirma(s, elDetalle(s, c), c.hoy);

export const seAnulaElContrato: Condicion = (s, c) => {
  const detalle = elDetalle(s, c);
  if (detalle?.tipo_contrato === 'original') return 'detalle_es_original';
  if (!detalle || detalle !== detalleVigente(s)) return 'detalle_no_vigente';
  if (detalle.visado) return 'detalle_visado';
  return tienePagos(detalle) ? 'con_pagos' : null;
};

export const pideTodoCumplido: Condicion = (s) => {
  if (ampliacionEnBorrador(s)) return 'ampliacion_en_borrador';
  if (s.observacion_abierta) return 'observacion_abierta';
  if (!confirmados(s).some(({ visado }) => !visado)) return 'nada_por_visar';
  if (confirmados(s).some((d) => debeCep(s, d))) return 'falta_cep';
  return confirmados(s).some((d) => debeTimbrado(s, d)) ? 'falta_timbrado' : null;
};

export const seAnulaElLegajo: Condicion = (s, { quien }) => {
  if (quien === 'colegio') return null;
  if (s.estado === 'visado') return 'anula_el_colegio';
  if (detalleOriginal(s)?.estado !== 'confirmado') return 'sin_original_confirmado';
  return s.detalles.some(tienePagos) ? 'con_pagos' : null;
};
