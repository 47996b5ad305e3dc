import type { Campo } from '../formulario.ts';
import { leerFalta } from '../leer-reglas.ts';
import { type ProblemaDeCampo, problema } from './definicion.ts';

export const estaVacio = (valor: unknown): boolean =>
  valor === undefined || valor === null || (typeof valor === 'string' && valor.trim() === '');

export const validarFalta = (campo: Campo, ruta: string): ProblemaDeCampo[] => {
  const codigo = leerFalta(campo);
  return codigo ? [problema(codigo, ruta)] : [];
};
