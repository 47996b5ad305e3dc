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

/** What an automatic wizard knows beyond the draft. */
export type ContextoAutomatico = ContextoDeLegajo & {
  /** Of an expansion: the calculation of the original contract, null when that is manual (AMP-034, OPN-075). */
  ampliacion?: { calculo_original_id: number | null };
  /** Those of every segment. */
  categorias: readonly { key: string; segmento: { key: string } }[];
  tareas: readonly TareaDeSegmento[];
  /** By `formulario_id`; at least those of the added tasks. */
  formularios: Readonly<Record<number, Formulario>>;
  tipos_de_obra?: readonly NodoDeTipoObra[];
};

export const segmentoElegido = (borrador: BorradorAutomatico, contexto: ContextoAutomatico): string | null =>
  rubroElegido(borrador, contexto)?.segmento?.key ?? null;

/** AUT-019: one rubro has no category to choose. */
export const muestraCategoria = (borrador: BorradorAutomatico, contexto: ContextoAutomatico): boolean =>
  rubroElegido(borrador, contexto)?.oculta_categoria === false;

/** AUT-020: three rubros choose their coefficient. */
export const muestraCoeficiente = (borrador: BorradorAutomatico, contexto: ContextoAutomatico): boolean =>
  rubroElegido(borrador, contexto)?.muestra_coeficiente === true;

export const categoriasDelRubro = <T extends { segmento: { key: string } }>(
  categorias: readonly T[],
  segmento: string | null,
): T[] => categorias.filter((categoria) => categoria.segmento.key === segmento);

/** The tasks a person may choose from (AUT-035). */
export const tareasDelSegmento = (borrador: BorradorAutomatico, contexto: ContextoAutomatico): TareaDeSegmento[] => {
  const segmento = segmentoElegido(borrador, contexto);
  return contexto.tareas.filter((tarea) => tarea.segmento.key === segmento && !tarea.inhabilitado);
};

/** The definitions of the added tasks, in the order in which they were added. */
export const tareasElegidas = (borrador: BorradorAutomatico, contexto: ContextoAutomatico): TareaDeSegmento[] =>
  borrador.tareas.flatMap(({ segmento_tarea }) => contexto.tareas.find((tarea) => tarea.id === segmento_tarea) ?? []);

/** FRM-011: some added task demands the works-status act. */
export const exigenActa = (tareas: readonly TareaDeSegmento[]): boolean =>
  tareas.some((tarea) => tarea.exige_acta_estado_obra);

/** AUT-070: only the inspection-and-testing task takes several units. */
export const permitenVariasUnidades = (tareas: readonly TareaDeSegmento[]): boolean =>
  tareas.some((tarea) => tarea.permite_varias_unidades);

/** FRM-023: a task that settles who is responsible for the missing work. */
export const resuelvenFaltante = (tareas: readonly TareaDeSegmento[]): boolean =>
  tareas.some((tarea) => tarea.resuelve_faltante);
