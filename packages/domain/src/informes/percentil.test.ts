import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentilDe } from './percentil.ts';

test('la mediana y el percentil 90 son días que pasaron', () => {
  const histograma = [
    [5, 1],
    [1, 5],
    [3, 3],
    [9, 1],
  ] as const;
  expect(percentilDe(histograma, 0.5)).toBe(1);
  expect(percentilDe(histograma, 0.9)).toBe(5);
  expect(percentilDe(histograma, 1)).toBe(9);
});

test('de ninguno no hay percentil', () => {
  expect(percentilDe([], 0.5)).toBeNull();
  expect(percentilDe([[4, 0]], 0.9)).toBeNull();
});

test('es el de la lista de todos, ordenada', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 60 }),
      fc.constantFrom(0.1, 0.5, 0.9),
      (dias, parte) => {
        const cuantos = new Map<number, number>();
        for (const dia of dias) cuantos.set(dia, (cuantos.get(dia) ?? 0) + 1);
        const ordenados = [...dias].sort((a, b) => a - b);
        expect(percentilDe([...cuantos], parte)).toBe(ordenados[Math.ceil(parte * dias.length) - 1]);
      },
    ),
  );
});
