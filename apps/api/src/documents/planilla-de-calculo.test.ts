import { expect, onTestFinished, test } from 'vitest';
import { planillaDeMuestra as datos, paso } from '../testing/documents/otros-de-muestra.ts';
import { mirarPdf } from '../testing/mirar-pdf.ts';
import type { DatosDePlanilla } from './ficha-de-planilla.ts';
import { filasDePasos } from './filas-de-pasos.ts';
import { renderPlanilla } from './planilla-de-calculo.ts';

test('la planilla es un PDF y los mismos datos dan los mismos bytes', async () => {
  const pdf = await renderPlanilla(datos());
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(Buffer.compare(Buffer.from(pdf), Buffer.from(await renderPlanilla(datos())))).toBe(0);
});

const textos = async (cambios: Partial<DatosDePlanilla> = {}): Promise<string[]> => {
  const visto = await mirarPdf(await renderPlanilla(datos(cambios)));
  onTestFinished(() => visto.cerrar());
  return visto.textos;
};

test('un paso de referencia lleva un asterisco, y qué quiere decir se dice una vez, sin códigos', async () => {
  expect(filasDePasos(datos().calculo.pasos).map(({ texto, fuente }) => [texto, fuente])).toEqual([
    ['Proyecto', 'Res. 1/2026, art. 4'],
    ['120,00 m² cubiertos × $ 39.400,00 × 1,3 *', null],
    ['Obra faltante ≥ 10 %', null],
  ]);
  const [texto = ''] = await textos();
  expect(texto.match(/Valores de referencia, a confirmar por el Colegio\./g)).toHaveLength(1);
  expect(texto).not.toMatch(/S-\d|Supuestos/);
  const { calculo } = datos();
  const [sinReferencias] = await textos({ calculo: { ...calculo, pasos: [paso('Proyecto', '1.00', 'suma')] } });
  expect(sinReferencias).not.toContain('Valores de referencia');
});

test('una explicación larga sigue en otras páginas, con su encabezado', async () => {
  const { calculo } = datos();
  const pasos = Array.from({ length: 120 }, (_, i) => paso(`Paso ${i}`, '1.00', 'suma'));
  expect(await textos()).toHaveLength(1);
  const larga = await textos({ calculo: { ...calculo, pasos } });
  expect(larga.length).toBeGreaterThan(3);
  expect(larga[2]).toContain('Paso Importe');
});

test.each([20, 24, 28, 32, 36])(
  'con %i pasos, las observaciones no dejan un renglón suelto en otra página',
  async (n) => {
    const { calculo } = datos();
    const pasos = Array.from({ length: n }, (_, i) => paso(`Paso ${i}`, '1.00', 'suma'));
    const mensajes = ['Una observación.', 'Otra observación.', 'La última observación.'];
    const ultima = (await textos({ calculo: { ...calculo, pasos, mensajes } })).at(-1);
    for (const dicho of ['Observaciones del cálculo', ...mensajes]) expect(ultima).toContain(dicho);
  },
);
