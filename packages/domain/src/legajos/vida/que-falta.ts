import type { Fecha } from '../../fechas/fecha.ts';
import { matriculaHabilita } from '../../perfil/veredicto.ts';
import { cepCumplido, debeTimbrado, esDelColegio } from './cargos.ts';
import { fechasAlConfirmar } from './fechas-al-confirmar.ts';
import { diasParaTimbrar } from './plazo-de-timbrado.ts';
import {
  ampliacionEnBorrador,
  confirmados,
  detalleOriginal,
  hayComitente,
  type SituacionDeDetalle,
  type SituacionDelLegajo,
} from './situacion.ts';

/** What its technician has to do. */
export const FALTAS_PROPIAS = [
  'completar',
  'actualizar_fechas',
  'corregir_comitente',
  'esperar_al_padron',
  'confirmar',
  'confirmar_en_el_distrito',
  'responder_observacion',
  'actualizar_ampliacion',
  'confirmar_ampliacion',
  'pagar_cep',
  'timbrar',
  'timbrar_en_arba',
] as const;
export type FaltaPropia = (typeof FALTAS_PROPIAS)[number];

export const FALTAS = [...FALTAS_PROPIAS, 'revision_de_la_respuesta', 'sellar', 'visar'] as const;
export type Falta = (typeof FALTAS)[number];

/** What is missing does not depend on the day, but for which stamp is asked for and which step a draft is at: for whoever tells none of those apart. */
export const SIN_DIA: Fecha = '';

export const listarFaltas = (s: SituacionDelLegajo, hoy: Fecha): Falta[] => {
  if (s.estado === 'anulado') return [];
  if (s.estado === 'borrador') return [enBorrador(s, hoy)];
  const faltas: Falta[] = [];
  if (s.observacion_abierta) faltas.push('responder_observacion');
  else if (s.observacion_respondida && s.estado !== 'visado') faltas.push('revision_de_la_respuesta');
  const nueva = ampliacionEnBorrador(s);
  if (nueva) faltas.push(fechasAlConfirmar(s, nueva, hoy) ? 'actualizar_ampliacion' : 'confirmar_ampliacion');
  if (!s.modalidad.cep_exento && !esDelColegio(s) && !cepCumplido(s)) faltas.push('pagar_cep');
  const sinTimbrar = confirmados(s).filter((d) => debeTimbrado(s, d));
  faltas.push(...new Set(sinTimbrar.map((d) => delTimbrado(d, hoy))));
  const nuevo = confirmados(s).some(({ visado }) => !visado);
  return faltas.length === 0 && nuevo ? ['visar'] : faltas;
};

const enBorrador = (s: SituacionDelLegajo, hoy: Fecha): Falta => {
  const original = detalleOriginal(s);
  if (!s.completo || !matriculaHabilita(s.matricula)) return 'completar';
  if (original && fechasAlConfirmar(s, original, hoy)) return 'actualizar_fechas';
  if (hayComitente(s, 'no_coincide')) return 'corregir_comitente';
  if (hayComitente(s, 'sin_respuesta')) return 'esperar_al_padron';
  return s.modalidad.es_especial ? 'confirmar_en_el_distrito' : 'confirmar';
};

/** An earlier contract that owes the stamp also keeps its file from the approval. */
const delTimbrado = (d: SituacionDeDetalle, hoy: Fecha): Falta => {
  if (d.timbrado_pagado) return 'sellar';
  return diasParaTimbrar(d, hoy) > 0 ? 'timbrar' : 'timbrar_en_arba';
};
