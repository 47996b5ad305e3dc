const palabrasDe = (texto: string): string[] =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Each word that is looked for begins one of the text, whatever its accents. */
export const tieneLasPalabras = (texto: string, buscado: string): boolean => {
  const dichas = palabrasDe(texto);
  return palabrasDe(buscado).every((palabra) => dichas.some((dicha) => dicha.startsWith(palabra)));
};
