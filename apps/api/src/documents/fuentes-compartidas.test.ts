import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { compartir } from './fuentes-compartidas.ts';
import { woffATtf } from './woff-a-ttf.ts';

type Glifo = { id: number; codePoints: number[]; advanceWidth: number };
type Fuente = {
  GSUB: object;
  postscriptName: string;
  glyphForCodePoint(punto: number): Glifo;
  layout(texto: string): { glyphs: Glifo[]; advanceWidth: number };
};

const require = createRequire(import.meta.url);
const { create } = require('fontkit') as { create(bytes: Uint8Array): Fuente };
const ttf = (peso: 400 | 700) =>
  woffATtf(readFileSync(require.resolve(`@fontsource/roboto/files/roboto-latin-${peso}-normal.woff`)));
/** Neither is in the font: the same empty box stands for both. */
const [UNA, OTRA] = [0x4e00, 0x4e8c];

test('una fuente compartida mide y dibuja como la suya, cada una la propia', () => {
  const pares = ([400, 700] as const).map((peso) => [create(ttf(peso)), create(compartir(ttf(peso)))] as const);
  for (const [original, compartida] of pares) {
    expect(compartida.postscriptName).toBe(original.postscriptName);
    const [esperado, medido] = [
      original.layout('Año 2026: AVíos, fichas'),
      compartida.layout('Año 2026: AVíos, fichas'),
    ];
    expect(medido.advanceWidth).toBe(esperado.advanceWidth);
    expect(medido.glyphs.map(({ id }) => id)).toEqual(esperado.glyphs.map(({ id }) => id));
  }
  expect(pares[0]?.[1].postscriptName).not.toBe(pares[1]?.[1].postscriptName);
});

test('lo que la fuente lleva se lee una vez; lo que un documento pidió no pasa al siguiente', () => {
  const compartida = compartir(ttf(400));
  const [uno, otro] = [create(compartida), create(compartida)];
  expect(otro.GSUB).toBe(uno.GSUB);
  const primera = uno.glyphForCodePoint(UNA);
  const segunda = otro.glyphForCodePoint(OTRA);
  // which letter a reader copies is what each document says
  expect(segunda.id).toBe(primera.id);
  expect([primera.codePoints, segunda.codePoints]).toEqual([[UNA], [OTRA]]);
});
