import { expect, test } from 'vitest';
import { localidad } from '../../testing/datos-de-referencias.ts';
import { vistaDelDetalle, vistaInicial } from './punto.ts';

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
