import { expect, test } from 'vitest';
import {
  digitoVerificador,
  esCuitValido,
  esPersonaJuridica,
  formatCuit,
  limpiarCuit,
  tieneLargoDeCuit,
} from './index.ts';

test.each([
  ['30500010912', true],
  ['33693450239', true],
  ['33697235049', true],
  ['20111111112', true],
  ['20111111113', false],
  ['30111111118', true],
  ['30111111111', false],
  ['20000000001', true],
  ['20200000090', false],
])('dígito verificador de %s: %s', (cuit, valido) => {
  expect(esCuitValido(cuit)).toBe(valido);
});

test('con resto 1 no existe dígito', () => {
  expect(digitoVerificador('3033333333')).toBeNull();
  expect(esCuitValido('30333333339')).toBe(false);
});

test('un CUIT tiene 11 o 12 dígitos y nada más [AUT-056]', () => {
  expect(tieneLargoDeCuit('201234567890')).toBe(true);
  expect(tieneLargoDeCuit('2012345678')).toBe(false);
  expect(tieneLargoDeCuit('2012345678901')).toBe(false);
  expect(tieneLargoDeCuit('20-12345678')).toBe(false);
});

test('se escribe con guiones y se lee sin ellos [CON-007]', () => {
  expect(formatCuit('20123456786')).toBe('20-12345678-6');
  expect(formatCuit('201234567861')).toBe('20-123456786-1');
  expect(limpiarCuit(' 20-12345678-6 ')).toBe('20123456786');
});

test('los prefijos 30, 33 y 34 son de personas jurídicas', () => {
  expect(esPersonaJuridica('30500010912')).toBe(true);
  expect(esPersonaJuridica('20111111112')).toBe(false);
});
