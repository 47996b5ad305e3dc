import bwipjs from 'bwip-js/node';

/**
 * Every mask is read the same, and to try the eight takes most of the time: this one, number 2 of the standard, is the best or almost so
 * for what is written here (decision 0010).
 */
const OPCIONES = { bcid: 'qrcode', eclevel: 'M', mask: 3 } as const;
/** Light modules that a reader needs around the code. */
const MARGEN = 4;
const PUNTOS_POR_MODULO = 14;

/** Its modules, dark or not, row by row. */
const modulosDe = (texto: string): { lado: number; oscuros: number[] } => {
  const [simbolo] = bwipjs.raw({ text: texto, ...OPCIONES });
  if (!simbolo || !('pixs' in simbolo)) throw new Error('bwip-js no dio los módulos');
  return { lado: simbolo.pixx, oscuros: simbolo.pixs };
};

/** The code as one vector path on a white square, a unit a module. */
export const svgDeQr = (texto: string): string => {
  const { lado, oscuros } = modulosDe(texto);
  const total = lado + 2 * MARGEN;
  const tramos: string[] = [];
  for (let y = 0; y < lado; y += 1) {
    for (let x = 0; x < lado; x += 1) {
      if (!oscuros[y * lado + x]) continue;
      const desde = x;
      while (x + 1 < lado && oscuros[y * lado + x + 1]) x += 1;
      const ancho = x - desde + 1;
      tramos.push(`M${desde + MARGEN} ${y + MARGEN}h${ancho}v1h-${ancho}z`);
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total} ${total}" width="${total}" height="${total}">
<rect width="${total}" height="${total}" fill="#ffffff"/><path d="${tramos.join('')}" fill="#000000"/></svg>`;
};

/** The same code as an image to keep or print; for bwip-js a module is two units, of margin too. */
export const pngDeQr = (texto: string): Promise<Buffer> =>
  bwipjs.toBuffer({
    text: texto,
    ...OPCIONES,
    scale: PUNTOS_POR_MODULO / 2,
    padding: 2 * MARGEN,
    backgroundcolor: 'FFFFFF',
  });
