import { create, toBuffer } from 'qrcode';

const NIVEL = { errorCorrectionLevel: 'M' } as const;
/** Light modules that a reader needs around the code. */
const MARGEN = 4;
const LADO_DEL_PNG = 640;

/** The code as one vector path on a white square, a unit a module. */
export const svgDeQr = (texto: string): string => {
  const { size, data } = create(texto, NIVEL).modules;
  const lado = size + 2 * MARGEN;
  const tramos: string[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!data[y * size + x]) continue;
      const desde = x;
      while (x + 1 < size && data[y * size + x + 1]) x += 1;
      const ancho = x - desde + 1;
      tramos.push(`M${desde + MARGEN} ${y + MARGEN}h${ancho}v1h-${ancho}z`);
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${lado} ${lado}" width="${lado}" height="${lado}">
<rect width="${lado}" height="${lado}" fill="#ffffff"/><path d="${tramos.join('')}" fill="#000000"/></svg>`;
};

/** The same code as an image to keep or print. */
export const pngDeQr = (texto: string): Promise<Buffer> =>
  toBuffer(texto, { ...NIVEL, type: 'png', margin: MARGEN, width: LADO_DEL_PNG });
