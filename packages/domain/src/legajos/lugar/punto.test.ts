import { expect, test } from 'vitest';
import { leerPar, leerPunto } from './punto.ts';

const OBRA = { lat: -34.9205, lng: -57.9536 };

test('una coordenada es un número dentro de la Tierra; lo demás no es un punto', () => {
  expect(leerPunto('-34.9205', '-57.9536')).toEqual(OBRA);
  for (const [lat, lng] of [
    ['', '-57'],
    ['-91', '0'],
    ['0', '181'],
    ['a', '1'],
  ] as const)
    expect(leerPunto(lat, lng)).toBeNull();
});

test('las dos coordenadas que se copian de un mapa son un punto; una con coma decimal no es un par', () => {
  for (const texto of [
    '-34.9205, -57.9536',
    '-34.9205,-57.9536',
    ' (-34.9205, -57.9536) ',
    '-34.9205 -57.9536',
    '-34,9205; -57,9536',
    '-34,9205 -57,9536',
    '-34,9205, -57,9536',
    '-34,9205;-57,9536',
  ])
    expect(leerPar(texto), texto).toEqual(OBRA);
  expect(leerPar('-34, -57')).toEqual({ lat: -34, lng: -57 });
  for (const texto of ['-34,92', '-34.92', '', '-34.92, -57.95, 12', '-95.1, -57.9', 'San Martín 450'])
    expect(leerPar(texto), texto).toBeNull();
});
