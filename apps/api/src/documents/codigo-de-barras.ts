import bwipjs from 'bwip-js/node';

/**
 * Bars and spaces in eighths of a millimetre: a narrow one is three, a wide one seven, and so each is whole dots of a printer of
 * 203 dpi (decision 0009).
 */
const OCTAVO = 72 / 25.4 / 8;
const ANGOSTA = 3;
const ANCHA = 7;
/** Light margin that a reader needs at each side: ten narrow bars. */
const MARGEN = 10 * ANGOSTA;
const ALTO = 16 * 8;

/** Interleaved 2 of 5 as vectors, in points, with its light margins. An even number of digits. */
export const svgDeBarras = (cifras: string): { svg: string; width: number; height: number } => {
  const anchos = tramosDe(cifras).map((modulos) => (modulos === 1 ? ANGOSTA : ANCHA));
  let x = MARGEN;
  const barras: string[] = [];
  for (const [i, ancho] of anchos.entries()) {
    if (i % 2 === 0) barras.push(`M${x} 0h${ancho}v${ALTO}h-${ancho}z`);
    x += ancho;
  }
  const total = x + MARGEN;
  const [width, height] = [total * OCTAVO, ALTO * OCTAVO];
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total} ${ALTO}" width="${width}" height="${height}">
<rect width="${total}" height="${ALTO}" fill="#ffffff"/><path d="${barras.join('')}" fill="#000000"/></svg>`,
  };
};

/** Bar, space, bar…: one module or two. */
const tramosDe = (cifras: string): number[] => {
  const [simbolo] = bwipjs.raw('interleaved2of5', cifras, {});
  if (!simbolo || !('sbs' in simbolo)) throw new Error('bwip-js no dio las barras');
  return simbolo.sbs;
};
