import { expect, test } from 'vitest';
import { cambiosDePlazo, type PlazoFechado, plazoVigente } from './index.ts';

const PLAZOS: PlazoFechado[] = [
  { plazo: 'volvieron', vigente_desde: '2026-03-10', dias: 4 },
  { plazo: 'volvieron', vigente_desde: '2015-01-01', dias: 3 },
  { plazo: 'al_dia', vigente_desde: '2026-01-01', dias: 30 },
  { plazo: 'volvieron', vigente_desde: '2026-03-10', dias: 5 },
];

test.each([
  ['2026-03-09', 3],
  ['2026-03-10', 5],
  ['2027-01-01', 5],
  ['2014-12-31', undefined],
])('el %s rige el último que empezó; de dos del mismo día, el que se anotó último', (dia, dias) => {
  expect(plazoVigente(PLAZOS, 'volvieron', dia)?.dias).toBe(dias);
});

test('lo que sigue de un plazo son los días en que pasa a ser otro, no los que lo repiten', () => {
  const repetido = [...PLAZOS, { plazo: 'volvieron', vigente_desde: '2026-05-01', dias: 5 } as const];
  expect(cambiosDePlazo(repetido, 'volvieron', '2026-01-01')).toEqual([
    { plazo: 'volvieron', vigente_desde: '2026-03-10', dias: 5 },
  ]);
  expect(cambiosDePlazo(repetido, 'volvieron', '2026-03-10')).toEqual([]);
});
