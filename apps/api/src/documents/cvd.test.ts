import { expect, onTestFinished, test } from 'vitest';
import { cvdDeMuestra as datos } from '../testing/documents/otros-de-muestra.ts';
import { mirarPdf } from '../testing/mirar-pdf.ts';
import { renderCvd } from './cvd.ts';

const paginas = async (pdf: Uint8Array): Promise<number> => {
  const { textos, cerrar } = await mirarPdf(pdf);
  onTestFinished(cerrar);
  return textos.length;
};

test('el CVD es un PDF de una página, y los mismos datos dan los mismos bytes', async () => {
  const pdf = await renderCvd(datos());
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(await paginas(pdf)).toBe(1);
  expect(Buffer.compare(Buffer.from(pdf), Buffer.from(await renderCvd(datos())))).toBe(0);
});

test('anulado lo dice, y con muchos inmuebles y ampliaciones sigue en otras páginas', async () => {
  const anulado = await renderCvd(datos({ anulado: true }));
  expect(anulado.length).not.toBe((await renderCvd(datos())).length);
  const [inmueble] = datos().inmuebles;
  const [contrato] = datos().contratos;
  if (!inmueble || !contrato) throw new Error('Faltan datos de prueba');
  const inmuebles = Array.from({ length: 60 }, () => inmueble);
  const contratos = Array.from({ length: 8 }, () => ({ ...contrato, tipo: 'Ampliación' }));
  expect(await paginas(await renderCvd(datos({ inmuebles, contratos })))).toBeGreaterThan(2);
});
