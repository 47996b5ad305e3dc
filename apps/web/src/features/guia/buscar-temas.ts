import { tieneLasPalabras } from '../../lib/tiene-las-palabras.ts';
import type { Tema } from './temas.ts';

export const buscarTemas = (temas: readonly Tema[], buscado: string): readonly Tema[] =>
  temas.filter(({ titulo, pasos, ojo = '' }) => tieneLasPalabras([titulo, ...pasos, ojo].join(' '), buscado));
