import type { ContextoDeLegajo } from '../borrador/contexto-de-legajo.ts';
import type { BorradorManual, FilaDeTarea } from './borrador.ts';

export type TareaManual = { id: number; nombre: string; permite_varias_unidades: boolean };

export type ContextoManual = ContextoDeLegajo & {
  tareas: readonly TareaManual[];
  /** OPN-077: only a file asks for the tribunal. */
  es_ampliacion: boolean;
};

const permite = (filas: readonly FilaDeTarea[], { tareas }: ContextoManual): boolean =>
  filas.some(({ tarea_id }) => tareas.some((tarea) => tarea.id === tarea_id && tarea.permite_varias_unidades));

/** AUT-070. */
export const filasPermitenVariasUnidades = ({ filas }: BorradorManual, contexto: ContextoManual): boolean =>
  permite(filas, contexto);

/** AMP-014. */
export const tareasDeOtrasFilas = ({ filas }: Pick<BorradorManual, 'filas'>, indice: number): ReadonlySet<number> =>
  new Set(filas.flatMap(({ tarea_id }, i) => (i === indice || tarea_id === null ? [] : tarea_id)));
