import { expect, test } from 'vitest';
import { MEDIOS_EN_LINEA, medioQueVuelveA, pantallaDeVuelta } from './pasarelas.ts';

const volver = (medio: (typeof MEDIOS_EN_LINEA)[number], legajo: number | null, query = {}) =>
  pantallaDeVuelta(medio, { tipo: 'confirmado', legajo, query });

test('cada una tiene su pantalla, y ninguna la de otra', () => {
  const caminos = MEDIOS_EN_LINEA.flatMap((medio) =>
    (['confirmado', 'rechazado'] as const).map(
      (tipo) => pantallaDeVuelta(medio, { tipo, legajo: 7, query: {} }).camino,
    ),
  );
  expect(new Set(caminos).size).toBe(caminos.length);
});

test('el legajo va en la dirección donde se lo espera, si el cupón es de uno [PAG-029]', () => {
  expect(volver('sipago', 7).camino).toBe('/app/pagoOnline/7/sipago/confirmado');
  expect(volver('sipago', null).camino).toBe('/app/pagoOnline/sipago/confirmado');
  expect(volver('net_pagos', 7).camino).toBe('/app/pagoOnline/netPago/confirmado');
  expect(volver('online', 7).camino).toBe('/app/pagoOnline/resultado');
});

test('de lo que trae la vuelta pasa lo que su pantalla usa, si es un texto', () => {
  const query = { IdResultado: 'r1', IdReferenciaOperacion: ['dos', 'veces'], otro: 'x' };
  expect(volver('online', null, query).traido).toEqual({ IdResultado: 'r1' });
  expect(volver('sipago', null, query).traido).toEqual({});
});

test('por el lugar adonde se volvió se sabe de quién es', () => {
  expect(medioQueVuelveA('sipago')).toBe('sipago');
  expect(medioQueVuelveA('netPago')).toBe('net_pagos');
  expect(medioQueVuelveA('nadie')).toBeNull();
});
