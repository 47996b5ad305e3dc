const MINUSCULAS = new Set(['de', 'del', 'la', 'las', 'el', 'los', 'y', 'e', 'a']);

/** As it is written of a place or a street that a list has in capitals. */
export const formatNombrePropio = (texto: string): string =>
  texto
    .toLowerCase()
    .replace(/[\p{L}\p{M}]+/gu, (palabra, desde: number) =>
      desde > 0 && MINUSCULAS.has(palabra) ? palabra : palabra.charAt(0).toUpperCase() + palabra.slice(1),
    );
