import { expect, onTestFinished, test } from 'vitest';
import { reciboDeMuestra } from '../testing/documents/papeles-de-muestra.ts';
import { mirarPdf } from '../testing/mirar-pdf.ts';
import { imprimible, REEMPLAZO } from './letras.ts';
import { renderRecibo } from './recibo.ts';

const recibo = (nombre: string) => {
  const muestra = reciboDeMuestra();
  return renderRecibo({ ...muestra, pagador: { ...muestra.pagador, nombre } });
};

test.each([
  ['Ñandú Łukasz Ж Ω ≥ m² € «½»', 'Ñandú Łukasz Ж Ω ≥ m² € «½»'],
  ['Jose\u0301', 'José'],
  ['张伟 SA', `${REEMPLAZO}${REEMPLAZO} SA`],
  ['Obra 👨‍👩‍👧 y 🏗️', `Obra ${REEMPLAZO} y ${REEMPLAZO}`],
  ['a\u0007b\tc\nd', 'a b c\nd'],
  ['sin\u200b ancho\ufeff', 'sin ancho'],
])('%j se imprime %j', (texto, esperado) => {
  expect(imprimible(texto)).toBe(esperado);
});

/** Typst refuses a paper with a letter that its font lacks. */
test('cada letra que no se reemplaza está en la fuente', async () => {
  const todas = Array.from({ length: 0xffff }, (_, i) => i)
    .filter((i) => i > 32 && (i < 0xd800 || i > 0xdfff))
    .map((i) => String.fromCodePoint(i))
    .filter((letra) => imprimible(letra) === letra);
  expect(todas.length).toBeGreaterThan(700);
  const pdf = await recibo(todas.join(' '));
  expect(pdf.length).toBeGreaterThan(0);
});

test('un papel con signos que no puede imprimir lo dice al pie, y cuántos', async () => {
  const { textos, cerrar } = await mirarPdf(await recibo('Wei 张伟'));
  onTestFinished(cerrar);
  expect(textos[0]).toContain(`Wei ${REEMPLAZO}${REEMPLAZO}`);
  expect(textos[0]).toContain(`${REEMPLAZO}: signo que este papel no puede imprimir (2).`);
});
