import { expect, test } from 'vitest';
import { decirCambio, decirCifra, decirEnElEje } from './cifras.ts';

test('cada cifra se dice como lo que es', () => {
  expect(decirCifra('numero', 12345)).toBe('12.345');
  expect(decirCifra('importe', '1234567.80')).toBe('$\u00a01.234.567,80');
  expect(decirCifra('importe', '-10.00')).toBe('-$\u00a010,00');
  expect(decirCifra('dias', null)).toBe('—');
});

test('en el eje, corto', () => {
  expect(decirEnElEje('importe', 1_500_000)).toBe('$\u00a01,5\u00a0M');
  expect(decirEnElEje('importe', 20_000)).toBe('$\u00a020\u00a0mil');
  expect(decirEnElEje('numero', 1500)).toBe('1.500');
});

test('contra el año anterior, en porcentaje; de días, cuántos', () => {
  expect(decirCambio('numero', 12, 10)).toBe('+20\u00a0%');
  expect(decirCambio('importe', '50.00', '100.00')).toBe('−50\u00a0%');
  expect(decirCambio('numero', 10, 10)).toBe('igual');
  expect(decirCambio('numero', 10, 0)).toBeNull();
  expect(decirCambio('dias', 4, 7)).toBe('−3');
  expect(decirCambio('dias', null, 7)).toBeNull();
});
