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
export const codigoDeBarras = (cifras: string): { svg: string; ancho: number; alto: number } => {
  const tramos = tramosDe(cifras).map((modulos) => (modulos === 1 ? ANGOSTA : ANCHA));
  let x = MARGEN;
  const barras: string[] = [];
  for (const [i, tramo] of tramos.entries()) {
    if (i % 2 === 0) barras.push(`M${x} 0h${tramo}v${ALTO}h-${tramo}z`);
    x += tramo;
  }
  const total = x + MARGEN;
  const [ancho, alto] = [total * OCTAVO, ALTO * OCTAVO];
  return {
    ancho,
    alto,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total} ${ALTO}" width="${ancho}" height="${alto}">
<rect width="${total}" height="${ALTO}" fill="#ffffff"/><path d="${barras.join('')}" fill="#000000"/></svg>`,
  };
};

/** Of each digit, its five elements: one module or two. ISO/IEC 16390, table 1. */
const DIGITOS = ['11221', '21112', '12112', '22111', '11212', '21211', '12211', '11122', '21121', '12121'];
const COMIENZO = [1, 1, 1, 1];
/** Its last is light, the first of the margin: a code has as many spaces as bars. */
const FIN = [2, 1, 1, 1];

/** Of two digits the first is the bars and the second the spaces between them. */
const tramosDelPar = (par: string): number[] => {
  const [barras = '', espacios = ''] = [...par].map((cifra) => DIGITOS[Number(cifra)]);
  return [...barras].flatMap((barra, i) => [Number(barra), Number(espacios[i])]);
};

/** Bar, space, bar…: one module or two. */
const tramosDe = (cifras: string): number[] => {
  if (!/^(\d\d)+$/.test(cifras)) throw new Error(`No es una cantidad par de cifras: ${cifras}`);
  return [...COMIENZO, ...(cifras.match(/../g) ?? []).flatMap(tramosDelPar), ...FIN];
};
