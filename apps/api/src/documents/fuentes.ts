import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import { compartir } from './fuentes-compartidas.ts';
import { woffATtf } from './woff-a-ttf.ts';

/** Subsets of Roboto, the common one first; a character that none has is drawn with the first. */
const SUBCONJUNTOS = ['latin', 'latin-ext', 'math', 'greek', 'cyrillic', 'symbols'] as const;
type Subconjunto = (typeof SUBCONJUNTOS)[number];
export type Tramo = { text: string; font: Subconjunto };

const require = createRequire(import.meta.url);
// Its typings know only the browser's addVirtualFileSystem.
const archivos = (pdfmake as unknown as { virtualfs: { writeFileSync(nombre: string, datos: Buffer): void } })
  .virtualfs;

/** Registers Roboto, converted once a process. Nothing outside it is ever read while a document is made. */
export const prepararFuentes = (() => {
  let listas = false;
  return (): void => {
    if (listas) return;
    pdfmake.setFonts(Object.fromEntries(SUBCONJUNTOS.map((subconjunto) => [subconjunto, registrar(subconjunto)])));
    pdfmake.setUrlAccessPolicy(() => false);
    pdfmake.setLocalAccessPolicy(() => false);
    listas = true;
  };
})();

const registrar = (subconjunto: Subconjunto) => {
  const normal = convertir(subconjunto, 400);
  const bold = convertir(subconjunto, 700);
  return { normal, bold, italics: normal, bolditalics: bold };
};

const convertir = (subconjunto: Subconjunto, peso: 400 | 700): string => {
  const nombre = `${subconjunto}-${peso}.ttf`;
  const woff = require.resolve(`@fontsource/roboto/files/roboto-${subconjunto}-${peso}-normal.woff`);
  archivos.writeFileSync(nombre, compartir(woffATtf(readFileSync(woff))));
  return nombre;
};

const rangosDe = (unicode: string): [number, number][] =>
  unicode.split(',').map((rango) => {
    const [desde = '0', hasta = desde] = rango.replace('U+', '').split('-');
    return [Number.parseInt(desde, 16), Number.parseInt(hasta, 16)];
  });
const RANGOS = (() => {
  const unicode = require('@fontsource/roboto/unicode.json') as Record<Subconjunto, string>;
  return SUBCONJUNTOS.map((subconjunto) => ({ subconjunto, rangos: rangosDe(unicode[subconjunto]) }));
})();

const subconjuntoDe = (caracter: string): Subconjunto => {
  const punto = caracter.codePointAt(0) ?? 0;
  const tiene = RANGOS.find(({ rangos }) => rangos.some(([desde, hasta]) => punto >= desde && punto <= hasta));
  return tiene?.subconjunto ?? 'latin';
};

const imprimible = (texto: string): string => texto.replace(/[^\P{Cc}\n]|\ufeff/gu, ' ');

/** A text as runs of the subsets that can draw it: names and units may carry any letter. */
export const enTramos = (texto: string): Tramo[] => {
  const tramos: Tramo[] = [];
  for (const caracter of imprimible(texto)) {
    const font = subconjuntoDe(caracter);
    const ultimo = tramos.at(-1);
    if (ultimo?.font === font) ultimo.text += caracter;
    else tramos.push({ text: caracter, font });
  }
  return tramos;
};
