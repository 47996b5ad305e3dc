import { expect, test } from 'vitest';
import { sePegaComoDecimal, sePegaComoEntero } from '../index.ts';

test.each(['12', ' 12 ', '1.234', '1.234.567'])('%s se pega en un entero', (texto) => {
  expect(sePegaComoEntero(texto)).toBe(true);
});

test.each(['12.5', '12,5', '1e9', '-5', '1,234.56', 'doce', '12 m²'])('%s no se pega en un entero', (texto) => {
  expect(sePegaComoEntero(texto)).toBe(false);
});

test.each(['12', '12.5', '12,5', '1.234', '1.234,56', ',5'])('%s se pega en un decimal', (texto) => {
  expect(sePegaComoDecimal(texto)).toBe(true);
});

test.each(['1,234.56', '1e9', '-5', '1.2.3', '12 m²'])('%s no se pega en un decimal', (texto) => {
  expect(sePegaComoDecimal(texto)).toBe(false);
});
