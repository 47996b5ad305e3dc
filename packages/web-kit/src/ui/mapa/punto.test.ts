import { expect, test } from 'vitest';
import { localidad } from '../../testing/datos-de-referencias.ts';
import { leerPar, leerPunto, vistaDelDetalle, vistaInicial } from './punto.ts';

const PROVINCIA = { lat: -35.07, lng: -58.63 };
const OBRA = { lat: -34.9205, lng: -57.9536 };

test('sin su punto, el mapa del detalle abre en el centro fijo a zoom 12; con él, lo muestra de cerca [CON-008]', () => {
  expect(vistaDelDetalle(null)).toEqual({ centro: PROVINCIA, zoom: 12 });
  expect(vistaDelDetalle(OBRA)).toEqual({ centro: OBRA, zoom: 15 });
});

test('el del asistente abre en la provincia, en la localidad o en el punto [AUT-074, AUT-075, AUT-076]', () => {
  const laPlata = localidad({ latitud: '-34.92', longitud: '-57.95' });
  expect(vistaInicial(null, null)).toEqual({ centro: PROVINCIA, zoom: 8 });
  expect(vistaInicial(null, laPlata)).toEqual({ centro: { lat: -34.92, lng: -57.95 }, zoom: 12 });
  expect(vistaInicial(OBRA, laPlata)).toEqual({ centro: OBRA, zoom: 15 });
});

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
