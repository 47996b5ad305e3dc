import { qrInteroperable } from '@colega/domain/dinero';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { leerQr } from '../testing/leer-codigos.ts';
import { pngDeQr, svgDeQr } from './qr.ts';

const leerSvg = async (texto: string, puntosPorModulo: number): Promise<string[]> => {
  const svg = svgDeQr(texto);
  const lado = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  return leerQr(
    await sharp(Buffer.from(svg))
      .resize(lado * puntosPorModulo)
      .png()
      .toBuffer(),
  );
};

const hexa = (largo: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: largo, maxLength: largo });
const enlace = fc
  .tuple(fc.webAuthority(), fc.constantFrom('', 'cvd/', 'certificado/'), hexa(32))
  .map(([servidor, de, codigo]) => `https://${servidor}/#/qr/${de}${codigo}`);
const cobro = fc
  .record({ centavos: fc.integer({ min: 1, max: 99_999_999 }), referencia: fc.nat({ max: 2 ** 31 }) })
  .map(({ centavos, referencia }) =>
    qrInteroperable({
      red: 'ar.com.bancoroela',
      referencia: String(referencia).padStart(19, '0'),
      cuit: '30546672340',
      nombre: 'Colegio de Técnicos',
      ciudad: 'La Plata',
      categoria: '8699',
      importe: (centavos / 100).toFixed(2),
    }),
  );

describe('el QR se lee y dice lo que se escribió', () => {
  test.each([
    ['el de una persona', 'https://colega.example/#/qr/0123456789abcdef0123456789abcdef'],
    ['el más corto', 'a'],
    ['letras de acá y signos', 'Ñandú: ¿50 % ó (más)? ^012 \\ "ok"'],
    ['el más largo que se imprime', `https://${'x'.repeat(400)}.example/#/qr/cvd/0123456789abcdef`],
  ])('%s: en el papel, en la pantalla y chico', async (_, texto) => {
    expect(await leerSvg(texto, 8)).toEqual([texto]);
    expect(await leerSvg(texto, 2)).toEqual([texto]);
    expect(await leerQr(await pngDeQr(texto))).toEqual([texto]);
  });

  test('cualquier enlace y cualquier cobro', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(enlace, cobro), async (texto) => {
        expect(await leerSvg(texto, 3)).toEqual([texto]);
      }),
      { numRuns: 40 },
    );
  });
});

test('tiene los cuatro módulos de margen que pide un lector, blancos, en el dibujo y en la imagen', async () => {
  const texto = 'https://colega.example/#/qr/0123456789abcdef';
  const [, x = 0, y = 0] = (/d="M(\d+) (\d+)/.exec(svgDeQr(texto)) ?? []).map(Number);
  expect([x, y]).toEqual([4, 4]);
  const { info } = await sharp(await pngDeQr(texto))
    .trim()
    .toBuffer({ resolveWithObject: true });
  const { width } = await sharp(await pngDeQr(texto)).metadata();
  const modulos = Number(/viewBox="0 0 (\d+)/.exec(svgDeQr(texto))?.[1]);
  expect([width, -(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)]).toEqual([modulos * 14, 4 * 14, 4 * 14]);
});
