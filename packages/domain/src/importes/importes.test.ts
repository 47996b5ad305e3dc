import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Decimal, formatImporte, formatNumero, importe, limpiarMonto, parseMonto, parteDe, sumar } from './index.ts';

describe('parseMonto', () => {
  test.each([
    ['1234,5', '1234.50'],
    ['1234.50', '1234.50'],
    ['1.234', '1234.00'],
    ['1.234.567,89', '1234567.89'],
    ['$ 1.234,00', '1234.00'],
    ['0012', '12.00'],
    ['0,05', '0.05'],
    ['1.5', '1.50'],
  ])('lee %s como %s [CON-001]', (texto, esperado) => {
    expect(parseMonto(texto)).toEqual({ ok: true, valor: esperado });
  });

  test.each(['1,234', '1.23.4', '12,', 'abc', '-3', '1e5', '1,2,3'])('rechaza %s [CON-001]', (texto) => {
    expect(parseMonto(texto)).toEqual({ ok: false, problema: { codigo: 'monto_invalido' } });
  });

  test('vacío es otro problema que inválido', () => {
    expect(parseMonto('  ')).toEqual({ ok: false, problema: { codigo: 'monto_vacio' } });
  });

  test('lo que se muestra se vuelve a leer igual [CON-006]', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (centavos) => {
        const valor = importe(new Decimal(centavos.toString()).div(100));
        expect(parseMonto(formatImporte(valor))).toEqual({ ok: true, valor });
      }),
    );
  });
});

test('el campo de monto conserva dígitos y separadores y descarta lo demás [CAL-005]', () => {
  expect(limpiarMonto('$ 1.2a34,5,6')).toBe('1.234,56');
});

test('muestra pesos en formato es-AR con dos decimales [CON-006]', () => {
  expect(formatImporte('1234567.8')).toBe('$\u00a01.234.567,80');
  expect(formatImporte('-0.5')).toBe('-$\u00a00,50');
  expect(formatNumero('1234.5', 3)).toBe('1.234,500');
  expect(formatNumero('100', 0)).toBe('100');
});

test('redondea medio centavo hacia arriba y suma sin error binario', () => {
  expect(importe(new Decimal('0.005'))).toBe('0.01');
  expect(sumar(['0.10', '0.20'])).toBe('0.30');
});

test('las partes de un importe suman el importe, y ninguna se aparta un centavo de lo que le toca', () => {
  const enPesos = (centavos: number) => importe(new Decimal(centavos).div(100));
  fc.assert(
    fc.property(
      fc.integer({ min: -10_000_000, max: 10_000_000 }).map(enPesos),
      fc.array(fc.integer({ min: 1, max: 100_000_000 }).map(enPesos), { minLength: 1, maxLength: 12 }),
      (total, pesos) => {
        const todo = sumar(pesos);
        const partes = pesos.map((peso, i) => parteDe(total, { antes: sumar(pesos.slice(0, i)), peso, todo }));
        expect(sumar(partes)).toBe(total);
        for (const [i, parte] of partes.entries()) {
          const exacta = new Decimal(total).times(pesos[i] ?? 0).div(todo);
          expect(exacta.minus(parte).abs().lte('0.01')).toBe(true);
        }
      },
    ),
  );
  expect(
    ['0.00', '100.00', '200.00'].map((antes) => parteDe('-100.00', { antes, peso: '100.00', todo: '300.00' })),
  ).toEqual(['-33.33', '-33.34', '-33.33']);
});
