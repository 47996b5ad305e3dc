import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { leerBarras } from '../testing/leer-codigos.ts';
import { codigoDeBarras } from './codigo-de-barras.ts';

/** Two dots for each eighth of a millimetre. */
const PUNTOS = 2;

const leerSvg = async (cifras: string): Promise<string[]> => {
  const { svg } = codigoDeBarras(cifras);
  const ancho = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const png = sharp(Buffer.from(svg), { density: 300 }).resize(ancho * PUNTOS);
  return leerBarras(await png.png().toBuffer());
};

const cifra = fc.constantFrom(...'0123456789');
const par = fc.tuple(cifra, cifra).map(([una, otra]) => una + otra);
const enPares = fc.array(par, { minLength: 7, maxLength: 28 }).map((pares) => pares.join(''));

test('cualquier cantidad par de cifras se lee, y dice lo que se escribió', async () => {
  await fc.assert(
    fc.asyncProperty(enPares, async (cifras) => {
      expect(await leerSvg(cifras)).toEqual([cifras]);
    }),
    { numRuns: 40 },
  );
});

test.each(['', '123', '12a4'])('«%s» no se dibuja: no son cifras de a pares', (texto) => {
  expect(() => codigoDeBarras(texto)).toThrow('cantidad par de cifras');
});
