import { createRequire } from 'node:module';

type Fuente = { _glyphs: object };
type Formato = { new (datos: { buffer: Uint8Array }): Fuente; probe(bytes: Uint8Array): boolean };
type Fontkit = { create(bytes: Uint8Array): Fuente; registerFormat(formato: Formato): void };

const MARCA = Buffer.from('una fuente que ya se leyó: ');
const leidas: Fuente[] = [];

/** A font that was read before, for one document: its glyphs remember which letters they were asked for, and are of each one. */
function FuenteCompartida({ buffer }: { buffer: Uint8Array }): Fuente {
  const leida = leidas[buffer[MARCA.length] ?? -1];
  if (!leida) throw new Error('Esa fuente no se compartió');
  return Object.assign(Object.create(leida), { _glyphs: {} });
}
FuenteCompartida.probe = (bytes: Uint8Array): boolean => MARCA.equals(bytes.subarray(0, MARCA.length));

// With `require`, as pdfkit does: what `import` would bring is another copy, which pdfkit does not ask.
const fontkit = createRequire(import.meta.url)('fontkit') as Fontkit;
fontkit.registerFormat(FuenteCompartida as unknown as Formato);

/** What stands for a font in every document, so that its tables are unfolded once a process and not in each. */
export const compartir = (ttf: Uint8Array): Buffer => {
  leidas.push(fontkit.create(ttf));
  return Buffer.concat([MARCA, Buffer.from([leidas.length - 1])]);
};
