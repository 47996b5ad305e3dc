import type { ContextoDeLegajo } from '../borrador/contexto-de-legajo.ts';
import type { BorradorManual, FilaDeTarea } from './borrador.ts';

export type TareaManual = { id: number; nombre: string; permite_varias_unidades: boolean };

/** What a manual wizard knows beyond the draft. */
export type ContextoManual = ContextoDeLegajo & {
  tareas: readonly TareaManual[];
  /** The tribunal is asked of a file, and not of an expansion (OPN-077). */
  es_ampliacion: boolean;
};

const permite = (filas: readonly FilaDeTarea[], { tareas }: ContextoManual): boolean =>
  filas.some(({ tarea_id }) => tareas.some((tarea) => tarea.id === tarea_id && tarea.permite_varias_unidades));

/** AUT-070: only the inspection-and-testing task takes several units. */
export const filasPermitenVariasUnidades = ({ filas }: BorradorManual, contexto: ContextoManual): boolean =>
  permite(filas, contexto);

/** AMP-014: the tasks of the other rows, which this one cannot choose. */
export const tareasDeOtrasFilas = ({ filas }: Pick<BorradorManual, 'filas'>, indice: number): ReadonlySet<number> =>
  new Set(filas.flatMap(({ tarea_id }, i) => (i === indice || tarea_id === null ? [] : tarea_id)));
