import JsBarcode from 'jsbarcode';

/** Widths are in eighths of a millimetre: narrow three, wide seven, so that each is whole dots on a 203 dpi printer (decision 0009). */
const OCTAVO = 72 / 25.4 / 8;
const ANGOSTA = 3;
const ANCHA = 7;
/** A reader needs a light margin of ten narrow bars at each side. */
const MARGEN = 10 * ANGOSTA;
const ALTO = 16 * 8;

/** Interleaved 2 of 5 as vectors, in points, with its light margins. It takes an even number of digits. */
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

/** Bars and spaces go by turns, of one module or more. */
const tramosDe = (cifras: string): number[] => {
  if (!/^(\d\d)+$/.test(cifras)) throw new Error(`No es una cantidad par de cifras: ${cifras}`);
  const simbolo: { encodings?: { data: string }[] } = {};
  JsBarcode(simbolo, cifras, { format: 'ITF' });
  const [codigo] = simbolo.encodings ?? [];
  if (!codigo) throw new Error('JsBarcode no dio las barras');
  return (codigo.data.match(/1+|0+/g) ?? []).map((tramo) => tramo.length);
};
