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

const intento = (falla?: string) => ({ duration: 1000, ...(falla && { error: { message: falla } }) });
const informe = (...estados: ('expected' | 'flaky' | 'unexpected')[]) => ({
  stats: {
    expected: estados.filter((estado) => estado === 'expected').length,
    flaky: estados.filter((estado) => estado === 'flaky').length,
    unexpected: estados.filter((estado) => estado === 'unexpected').length,
    skipped: 0,
  },
  suites: [
    {
      file: 'pagos.journey.ts',
      specs: estados.map((status, i) => ({
        title: `prueba ${i}`,
        file: 'pagos.journey.ts',
        tests: [{ status, results: status === 'flaky' ? [intento('no se vio el botón'), intento()] : [intento()] }],
      })),
    },
  ],
  errors: [],
});
const resumir = (...estados: Parameters<typeof informe>) =>
  resumirRecorridos(informe(...estados), ['e2e/pagos.journey.ts']);

test('un recorrido que necesitó un segundo intento se nombra, con lo que falló en el primero', () => {
  expect(resumir('expected', 'expected')).toMatchObject({ aprobadas: 2, falladas: 0, detalle: '' });
  const resumen = resumir('expected', 'flaky');
  expect(resumen).toMatchObject({ aprobadas: 2, falladas: 0 });
  expect(resumen.detalle).toContain('pagos.journey.ts › prueba 1\nno se vio el botón');
});

test('más de dos segundos intentos no se aprueban, ni el que falló las dos veces', () => {
  expect(resumir('flaky', 'flaky', 'expected')).toMatchObject({ aprobadas: 3, falladas: 0 });
  expect(resumir('flaky', 'flaky', 'flaky', 'expected')).toMatchObject({ aprobadas: 1, falladas: 3 });
  expect(resumir('unexpected', 'expected')).toMatchObject({ aprobadas: 1, falladas: 1 });
});
