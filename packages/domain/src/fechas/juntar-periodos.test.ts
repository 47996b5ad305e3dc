import { expect, test } from 'vitest';
import { juntarPeriodos } from './juntar-periodos.ts';

const de = (desde: string, hasta: string) => ({ desde, hasta });

test('los que están cerca son uno, y lo que hay entre los que están lejos no es de ninguno', () => {
  const deHoy = [de('2026-03-09', '2026-03-09'), de('2026-03-01', '2026-03-05')];
  expect(juntarPeriodos([...deHoy, de('2024-01-10', '2024-01-12')], 5)).toEqual([
    de('2024-01-10', '2024-01-12'),
    de('2026-03-01', '2026-03-09'),
  ]);
  expect(juntarPeriodos(deHoy, 3)).toEqual([de('2026-03-01', '2026-03-05'), de('2026-03-09', '2026-03-09')]);
});

test('el que está dentro de otro no lo acorta', () => {
  expect(juntarPeriodos([de('2026-03-01', '2026-03-31'), de('2026-03-05', '2026-03-06')], 0)).toEqual([
    de('2026-03-01', '2026-03-31'),
  ]);
  expect(juntarPeriodos([], 5)).toEqual([]);
});
