import { type ClaveDeTexto, ordenarTexto, validarTexto } from '@colega/domain/colegio';
import { exigirSinProblemas } from './exigir-sin-problemas.ts';
import { fabricaDeTexto } from './fabrica-de-texto.ts';

/** As it is kept. Throws 422 beside what is wrong. */
export const exigirTexto = (clave: ClaveDeTexto, escrito: string): { texto: string; de_entrada: string } => {
  const { de_entrada, datos } = fabricaDeTexto(clave, '');
  exigirSinProblemas(validarTexto(clave, escrito, { de_entrada, datos: Object.keys(datos) }));
  return { texto: ordenarTexto(clave, escrito), de_entrada };
};
