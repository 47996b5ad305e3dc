import { expect, test, vi } from 'vitest';
import { correrEtapas } from './correr-etapas.mjs';
import { resumirRecorridos } from './informe-de-recorridos.mjs';
import { aprobada, exigirLectura, fallada } from './resultado.mjs';

test('una etapa que se rompe cuenta como una falla y no frena a las demás', async () => {
  const escribir = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const total = await correrEtapas([
    { rota: () => Promise.reject(new Error('se rompió')), mala: async () => fallada('1 archivo', 'mal') },
    { buena: async () => aprobada('2 archivos') },
  ]);
  escribir.mockRestore();
  expect(total).toEqual({ aprobadas: 1, falladas: 2 });
});

test('un revisor que no leyó todo, o que no tenía qué leer, no aprueba', () => {
  expect(exigirLectura(['a.ts', 'b.ts'], ['a.ts', 'b.ts'])).toBe('');
  expect(exigirLectura(['a.ts'], ['a.ts', 'b.ts'])).toContain('b.ts');
  expect(exigirLectura([], [])).not.toBe('');
});

const informe = (
  contados: { unexpected?: number; flaky?: number; skipped?: number },
  archivo = 'pagos.journey.ts',
) => ({
  stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0, ...contados },
  suites: [{ file: archivo, specs: [{ tests: [{ results: [{ duration: 1000 }] }] }] }],
  errors: [],
});
const resumir = (...datos: Parameters<typeof informe>) =>
  resumirRecorridos(informe(...datos), ['e2e/pagos.journey.ts']);

test('los recorridos se aprueban cuando todos pasaron la primera vez', () => {
  expect(resumir({})).toMatchObject({ aprobadas: 1, falladas: 0, detalle: '' });
});

test.each(['unexpected', 'flaky', 'skipped'])('un recorrido que quedó como %s es una falla', (como) => {
  expect(resumir({ [como]: 1 })).toMatchObject({ aprobadas: 1, falladas: 1 });
});

test('un recorrido que nadie corrió es una falla, y se nombra', () => {
  const resumen = resumir({}, 'otro.journey.ts');
  expect(resumen.falladas).toBe(1);
  expect(resumen.detalle).toContain('e2e/pagos.journey.ts');
});
