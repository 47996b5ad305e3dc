import { expect, test } from 'vitest';
import { validarValidez, validezHabitual } from './presupuesto.ts';

const HOY = '2026-11-27';

test.each([
  ['2026-11-26', 'presupuesto_vencido'],
  [HOY, undefined],
  [validezHabitual(HOY), undefined],
  ['2027-05-26', undefined],
  ['2027-05-27', 'presupuesto_largo'],
])('un presupuesto de hoy puede valer hasta el %s: %s', (vence, codigo) => {
  expect(validarValidez(vence, HOY)?.codigo).toBe(codigo);
});
