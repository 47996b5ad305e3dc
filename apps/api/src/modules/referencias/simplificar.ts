export const simplificar = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const MINUSCULAS = new Set(['de', 'del', 'la', 'las', 'el', 'los', 'y', 'e', 'a']);

export const formatNombrePropio = (texto: string): string =>
  texto
    .toLowerCase()
    .replace(/[\p{L}\p{M}]+/gu, (palabra, desde: number) =>
      desde > 0 && MINUSCULAS.has(palabra) ? palabra : palabra.charAt(0).toUpperCase() + palabra.slice(1),
    );
