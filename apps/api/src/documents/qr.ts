import { correction, generate } from 'lean-qr';
import sharp from 'sharp';

/** Every mask reads the same and trying the eight takes most of the time; this one is the best or almost for these texts (decision 0010). */
const OPCIONES = { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M, mask: 2 } as const;
/** A reader needs these light modules around the code. */
const MARGEN = 4;
const PUNTOS_POR_MODULO = 14;
const [OSCURO, CLARO] = [0, 255];

export const svgDeQr = (texto: string): string => {
  const codigo = generate(texto, OPCIONES);
  const lado = codigo.size;
  const total = lado + 2 * MARGEN;
  const tramos: string[] = [];
  for (let y = 0; y < lado; y += 1) {
    for (let x = 0; x < lado; x += 1) {
      if (!codigo.get(x, y)) continue;
      const desde = x;
      while (codigo.get(x + 1, y)) x += 1;
      const ancho = x - desde + 1;
      tramos.push(`M${desde + MARGEN} ${y + MARGEN}h${ancho}v1h-${ancho}z`);
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total} ${total}" width="${total}" height="${total}">
<rect width="${total}" height="${total}" fill="#ffffff"/><path d="${tramos.join('')}" fill="#000000"/></svg>`;
};

export const pngDeQr = (texto: string): Promise<Buffer> => {
  const codigo = generate(texto, OPCIONES);
  const lado = codigo.size + 2 * MARGEN;
  const modulos = Uint8Array.from({ length: lado * lado }, (_, i) =>
    codigo.get((i % lado) - MARGEN, Math.floor(i / lado) - MARGEN) ? OSCURO : CLARO,
  );
  return sharp(modulos, { raw: { width: lado, height: lado, channels: 1 } })
    .resize(lado * PUNTOS_POR_MODULO, lado * PUNTOS_POR_MODULO, { kernel: 'nearest' })
    .png()
    .toBuffer();
};
