import { type BorradorDeLegajo, borradorDeLegajo } from '../borrador/borrador-de-legajo.ts';

/** A task and its amount, as they are typed (MAN-007). */
export type FilaDeTarea = { tarea_id: number | null; monto: string };

/** The whole draft of a manual file, or of a manual expansion of one. */
export type BorradorManual = BorradorDeLegajo & { filas: FilaDeTarea[] };

export const filaVacia = (): FilaDeTarea => ({ tarea_id: null, monto: '' });

export const borradorManual = (): BorradorManual => ({
  ...borradorDeLegajo(),
  filas: [filaVacia()],
});
