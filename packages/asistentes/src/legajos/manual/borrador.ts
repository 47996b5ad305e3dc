import { type BorradorDeLegajo, borradorDeLegajo, muestraDeLegajo } from '../borrador/borrador-de-legajo.ts';

/** MAN-007: both are as typed. */
export type FilaDeTarea = { tarea_id: number | null; monto: string };

export type BorradorManual = BorradorDeLegajo & { filas: FilaDeTarea[] };

export const filaVacia = (): FilaDeTarea => ({ tarea_id: null, monto: '' });

export const borradorManual = (): BorradorManual => ({
  ...borradorDeLegajo(),
  filas: [filaVacia()],
});

export const muestrasDelManual = (): BorradorManual[] => [
  borradorManual(),
  { ...borradorManual(), ...muestraDeLegajo() },
];
