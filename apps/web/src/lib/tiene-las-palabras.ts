const simple = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Each word that is looked for begins one of the text, whatever its accents. */
export const tieneLasPalabras = (texto: string, buscado: string): boolean => {
  const dicho = ` ${simple(texto).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
  return simple(buscado)
    .split(/\s+/)
    .filter(Boolean)
    .every((palabra) => dicho.includes(` ${palabra}`));
};
