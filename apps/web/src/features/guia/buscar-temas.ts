import type { Tema } from './temas.ts';

const simple = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const buscarTemas = (temas: readonly Tema[], buscado: string): readonly Tema[] => {
  const palabras = simple(buscado).split(/\s+/).filter(Boolean);
  return temas.filter(({ titulo, pasos, ojo = '' }) => {
    const dicho = ` ${simple([titulo, ...pasos, ojo].join(' ')).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
    return palabras.every((palabra) => dicho.includes(` ${palabra}`));
  });
};
