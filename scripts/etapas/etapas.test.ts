import { expect, test, vi } from 'vitest';
import { correrEtapas } from './correr-etapas.mjs';
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
