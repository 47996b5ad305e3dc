import { expect, test } from 'vitest';
import { CIRCUITOS, type Circuito } from '../cupones/cupon.ts';
import { MEDIOS_DE_PAGO, type MedioDePago } from '../cupones/medios.ts';
import { formasOfrecidas } from './formas-de-pago.ts';

const medios = (de: Partial<Record<Circuito, readonly MedioDePago[]>>) =>
  Object.fromEntries(
    CIRCUITOS.map((circuito) => [
      circuito,
      MEDIOS_DE_PAGO.map((key) => ({ key, nombre: key, habilitado: de[circuito]?.includes(key) ?? false })),
    ]),
  ) as unknown as Parameters<typeof formasOfrecidas>[0];
const TODOS = medios({ cep: MEDIOS_DE_PAGO, matriculados: MEDIOS_DE_PAGO, timbrados: ['online', 'codigo_barra'] });
const impedimentos = (pagos: Parameters<typeof formasOfrecidas>[1], de = TODOS) =>
  Object.fromEntries(formasOfrecidas(de, pagos).map(({ forma, impide }) => [forma, impide]));

test('con lo de un solo circuito, cada medio suyo; lo que no entra en la barra no se paga en efectivo', () => {
  const nada = { qr: null, sipago: null, net_pagos: null, online: null, redLink: null };
  expect(impedimentos([{ circuito: 'cep', importe: '5000.00' }])).toEqual({ ...nada, codigo_barra: null });
  expect(impedimentos([{ circuito: 'cep', importe: '9000000.00' }])).toEqual({ ...nada, codigo_barra: 'barra' });
});

test('de varios circuitos, solo lo que toman todos', () => {
  const pagos = [
    { circuito: 'cep' as const, importe: '5000.00' },
    { circuito: 'timbrados' as const, importe: '1200.00' },
  ];
  expect(impedimentos(pagos)).toEqual({
    ...{ qr: null, online: null, codigo_barra: null },
    ...{ sipago: 'circuito', net_pagos: 'circuito', redLink: 'circuito' },
  });
});

test('sin quien cobre en línea no hay QR, y lo que nadie cobra no se nombra', () => {
  const deCaja = medios({ cep: ['codigo_barra'], matriculados: ['codigo_barra'] });
  expect(impedimentos([{ circuito: 'cep', importe: '5000.00' }], deCaja)).toEqual({ codigo_barra: null });
});
