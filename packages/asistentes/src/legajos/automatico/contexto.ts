import type { Formulario, NodoDeTipoObra } from '@colega/domain/formularios';
import { type ContextoDeLegajo, rubroElegido } from '../borrador/contexto-de-legajo.ts';
import type { BorradorAutomatico } from './borrador.ts';

export type TareaDeSegmento = {
  id: number;
  formulario_id: number;
  tarea: { id: number; nombre: string };
  requiere: number[];
  bloquea: number[];
  segmento: { key: string };
  inhabilitado: boolean;
  exige_acta_estado_obra: boolean;
  permite_varias_unidades: boolean;
  resuelve_faltante: boolean;
};

export type ContextoAutomatico = ContextoDeLegajo & {
  /** AMP-034, OPN-075: null when the original contract is manual. */
  ampliacion?: { calculo_original_id: number | null };
  categorias: readonly { key: string; segmento: { key: string } }[];
  tareas: readonly TareaDeSegmento[];
  /** By `formulario_id`; at least those of the added tasks. */
  formularios: Readonly<Record<number, Formulario>>;
  tipos_de_obra?: readonly NodoDeTipoObra[];
};

export const segmentoElegido = (borrador: BorradorAutomatico, contexto: ContextoAutomatico): string | null =>
  rubroElegido(borrador, contexto)?.segmento?.key ?? null;

/** AUT-019. */
export const muestraCategoria = (borrador: BorradorAutomatico, contexto: ContextoAutomatico): boolean =>
  rubroElegido(borrador, contexto)?.oculta_categoria === false;

/** AUT-020. */
export const muestraCoeficiente = (borrador: BorradorAutomatico, contexto: ContextoAutomatico): boolean =>
  rubroElegido(borrador, contexto)?.muestra_coeficiente === true;

export const categoriasDelRubro = <T extends { segmento: { key: string } }>(
  categorias: readonly T[],
  segmento: string | null,
): T[] => categorias.filter((categoria) => categoria.segmento.key === segmento);

/** AUT-035. */
export const tareasDelSegmento = (borrador: BorradorAutomatico, contexto: ContextoAutomatico): TareaDeSegmento[] => {
  const segmento = segmentoElegido(borrador, contexto);
  return contexto.tareas.filter((tarea) => tarea.segmento.key === segmento && !tarea.inhabilitado);
};

export const tareasElegidas = (borrador: BorradorAutomatico, contexto: ContextoAutomatico): TareaDeSegmento[] =>
  borrador.tareas.flatMap(({ segmento_tarea }) => contexto.tareas.find((tarea) => tarea.id === segmento_tarea) ?? []);

/** FRM-011. */
export const exigenActa = (tareas: readonly TareaDeSegmento[]): boolean =>
  tareas.some((tarea) => tarea.exige_acta_estado_obra);

/** AUT-070. */
export const permitenVariasUnidades = (tareas: readonly TareaDeSegmento[]): boolean =>
  tareas.some((tarea) => tarea.permite_varias_unidades);

/** FRM-023. */
export const resuelvenFaltante = (tareas: readonly TareaDeSegmento[]): boolean =>
  tareas.some((tarea) => tarea.resuelve_faltante);
