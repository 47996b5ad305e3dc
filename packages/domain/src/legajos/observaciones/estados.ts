import type { Problema } from '../../resultado/problema.ts';
import type { Actor } from '../vida/actor.ts';
import type { CodigoDeVida } from '../vida/codigos.ts';

export const ESTADOS_DE_OBSERVACION = ['abierta', 'respondida', 'aceptada', 'retirada'] as const;
/** The first waits for the technician, the second for the college. */
export const OBSERVACIONES_EN_CURSO = ['abierta', 'respondida'] as const satisfies readonly EstadoDeObservacion[];
export type ObservacionEnCurso = (typeof OBSERVACIONES_EN_CURSO)[number];
export type EstadoDeObservacion = (typeof ESTADOS_DE_OBSERVACION)[number];

/** `corregir` answers an observation by changing its datum; `responder`, in words. */
export const ACCIONES_DE_OBSERVACION = ['corregir', 'responder', 'aceptar', 'reabrir', 'retirar'] as const;
export type AccionDeObservacion = (typeof ACCIONES_DE_OBSERVACION)[number];

/** This is the only place that says which change of an observation is legal. */
export const TRANSICIONES_DE_OBSERVACION: Readonly<
  Record<EstadoDeObservacion, Partial<Record<AccionDeObservacion, EstadoDeObservacion>>>
> = {
  abierta: { corregir: 'respondida', responder: 'respondida', retirar: 'retirada' },
  respondida: { aceptar: 'aceptada', reabrir: 'abierta', retirar: 'retirada' },
  aceptada: {},
  retirada: {},
};

const QUIEN: Readonly<Record<AccionDeObservacion, Actor>> = {
  corregir: 'matriculado',
  responder: 'matriculado',
  aceptar: 'colegio',
  reabrir: 'colegio',
  retirar: 'colegio',
};

const COMO_ESTA: Readonly<Record<EstadoDeObservacion, string>> = {
  abierta: 'sin responder',
  respondida: 'respondida',
  aceptada: 'aceptada',
  retirada: 'retirada',
};

export const impedimentoDeObservacion = (
  accion: AccionDeObservacion,
  estado: EstadoDeObservacion,
  quien: Actor,
): Problema<CodigoDeVida> | null => {
  if (QUIEN[accion] !== quien)
    return { codigo: quien === 'matriculado' ? 'accion_del_colegio' : 'accion_del_matriculado' };
  if (TRANSICIONES_DE_OBSERVACION[estado][accion]) return null;
  return { codigo: 'observacion_en_otro_estado', datos: { estado: COMO_ESTA[estado] } };
};
