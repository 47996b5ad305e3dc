import { expect, test } from 'vitest';
import { comoTablaDeRevisiones, compararConMetas, segundosDe } from './cuentas.ts';

const VISAR = { teclas: 3, decisiones: 2, ms: 500 };
const OBSERVAR = { teclas: 24, decisiones: 11, ms: 1_000 };
const comparar = (cambios: Partial<Parameters<typeof compararConMetas>[0]>) =>
  compararConMetas({ completo: [VISAR], observado: [OBSERVAR], todos: [VISAR, VISAR, OBSERVAR], ...cambios }).map(
    ({ cumple }) => cumple,
  );

test('lo que tarda una persona es lo que espera, lo que pulsa y lo que decide', () => {
  expect(segundosDe(VISAR)).toBeCloseTo(0.5 + 3 * 0.28 + 2 * 1.35);
});

test('de las teclas y los segundos cuenta el peor, y de la jornada el promedio', () => {
  expect(comparar({})).toEqual([true, true, true]);
  expect(comparar({ completo: [VISAR, { ...VISAR, teclas: 4 }] })).toEqual([false, true, true]);
  expect(comparar({ observado: [OBSERVAR, { ...OBSERVAR, ms: 20_000 }] })).toEqual([true, false, true]);
  expect(comparar({ todos: [OBSERVAR] })).toEqual([true, true, false]);
});

test('un renglón por caso, con la mediana, el p90 y el peor', () => {
  const tabla = comoTablaDeRevisiones([{ caso: 'completo', gastado: [VISAR, VISAR, { ...VISAR, teclas: 9 }] }]);
  expect(tabla).toMatch(/completo +3 +3 +9 +9 +0,5 +0,5 +0,5/);
});
