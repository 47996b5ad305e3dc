import type { Paso } from './honorario.ts';

export const supuestosDe = (pasos: readonly Paso[]): string[] => [
  ...new Set(todos(pasos).sort((a, b) => Number(a.slice(2)) - Number(b.slice(2)))),
];

const todos = (pasos: readonly Paso[]): string[] =>
  pasos.flatMap(({ fuente, pasos: partes }) => [...('supuesto' in fuente ? [fuente.supuesto] : []), ...todos(partes)]);
