import { expect, test } from 'vitest';
import { estaAlDia } from './index.ts';

const NADA = { deuda_desde: null, exceptuado_hasta: null };
const el = (hoy: string, dias_de_gracia = 30) => ({ hoy, dias_de_gracia });

test('quien no debe nada está al día', () => {
  expect(estaAlDia(NADA, el('2026-11-22'))).toBe(true);
});

test('lo que se debe cuenta desde el día siguiente al último de gracia', () => {
  const debe = { ...NADA, deuda_desde: '2026-06-30' };
  expect(['2026-06-01', '2026-06-30', '2026-07-30', '2026-07-31'].map((hoy) => estaAlDia(debe, el(hoy)))).toEqual([
    ...[true, true, true, false],
  ]);
  expect(estaAlDia(debe, el('2026-07-01', 0))).toBe(false);
});

test('una excepción vale hasta su día, inclusive', () => {
  const exceptuado = { deuda_desde: '2026-01-31', exceptuado_hasta: '2026-11-22' };
  expect(['2026-11-22', '2026-11-23'].map((hoy) => estaAlDia(exceptuado, el(hoy)))).toEqual([true, false]);
});
