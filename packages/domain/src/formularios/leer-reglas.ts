import type { CodigoDeFalta } from './codigos.ts';
import type { Campo } from './formulario.ts';

// what a screen asks of a field before there is anything to judge: without what judges it, which weighs
/** What is said of the field when it is empty; null when it may be. */
export const leerFalta = ({ reglas }: Campo): CodigoDeFalta | null => {
  for (const regla of reglas) if (regla.regla === 'requerido') return regla.codigo ?? 'requerido';
  return null;
};

export const esRequerido = (campo: Campo): boolean => leerFalta(campo) !== null;

/** How much of a text fits in it; undefined when no rule says so. */
export const leerLargo = ({ reglas }: Pick<Campo, 'reglas'>): number | undefined => {
  for (const regla of reglas) if (regla.regla === 'largo') return regla.tope;
  return undefined;
};
