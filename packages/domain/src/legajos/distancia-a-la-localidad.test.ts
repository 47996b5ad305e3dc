import { expect, test } from 'vitest';
import { estaLejosDeLaLocalidad } from './index.ts';

const LA_PLATA = { latitud: '-34.9214', longitud: '-57.9546' };

test.each([
  ['la misma ciudad', '-34.95', '-58.01', false],
  ['a 56 km (Buenos Aires)', '-34.6037', '-58.4', false],
  ['a 340 km (Mar del Plata)', '-38.0055', '-57.5426', true],
  ['en París', '48.85', '2.35', true],
  ['sin longitud', '-34.95', '', false],
])('una obra de La Plata con el punto en %s', (_donde, latitud, longitud, lejos) => {
  expect(estaLejosDeLaLocalidad({ latitud, longitud }, LA_PLATA)).toBe(lejos);
});
