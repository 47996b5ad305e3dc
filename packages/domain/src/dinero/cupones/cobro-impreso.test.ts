import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barraDeCupon, type CuponImpreso, vencimientoVigente } from './cobro-impreso.ts';
import { digitoSiro } from './codigo-de-barras-siro.ts';

const CUENTA = '5150058293';
const cupon = (cambios: Partial<CuponImpreso> = {}): CuponImpreso => ({
  numero_boleta: 12345,
  circuito: 'timbrados',
  vencimientos: [
    { fecha: '2025-12-31', importe: '1490.80' },
    { fecha: '2026-01-10', importe: '1565.34' },
  ],
  ...cambios,
});

describe('el código de barras de un cupón', () => {
  test('lleva sus dos vencimientos, como el vector conocido', () => {
    expect(barraDeCupon(cupon(), CUENTA)).toEqual({
      codigo: '04471000123452512310149080100156534000000000515005829313',
      hasta: '2026-01-10',
    });
  });

  test('cuando el segundo importe no entra, lleva solo el primero y vale hasta ese día', () => {
    const conRecargo = cupon({
      vencimientos: [
        { fecha: '2025-12-31', importe: '99999.99' },
        { fecha: '2026-01-10', importe: '101999.99' },
      ],
    });
    const barra = barraDeCupon(conRecargo, CUENTA);
    expect(barra?.hasta).toBe('2025-12-31');
    expect(barra?.codigo.slice(19, 44)).toBe(`9999999${'0'.repeat(18)}`);
  });

  test('un centavo más que el máximo, o un número de nueve cifras, no tienen código', () => {
    const de = (importe: string) => cupon({ vencimientos: [{ fecha: '2025-12-31', importe }] });
    expect(barraDeCupon(de('99999.99'), CUENTA)?.codigo).toHaveLength(56);
    expect(barraDeCupon(de('100000.00'), CUENTA)).toBeNull();
    expect(barraDeCupon(cupon({ numero_boleta: 100_000_000 }), CUENTA)).toBeNull();
    expect(barraDeCupon(cupon({ vencimientos: [] }), CUENTA)).toBeNull();
  });

  test('siempre son 56 cifras con sus dos dígitos, y de ellas se lee el cupón', () => {
    const centavos = fc.integer({ min: 1, max: 9_999_999 });
    const numero = fc.integer({ min: 1, max: 99_999_999 });
    fc.assert(
      fc.property(
        numero,
        centavos,
        fc.constantFrom('timbrados', 'matriculados', 'cep'),
        (numero_boleta, c, circuito) => {
          const importe = (c / 100).toFixed(2);
          const vencimientos = [{ fecha: '2026-12-01', importe }];
          const { codigo } = barraDeCupon({ numero_boleta, circuito, vencimientos }, CUENTA) ?? { codigo: '' };
          expect(codigo).toMatch(/^0447[123]\d{51}$/);
          expect(Number(codigo.slice(5, 13))).toBe(numero_boleta);
          expect(Number(codigo.slice(19, 26))).toBe(c);
          expect(codigo.slice(44, 54)).toBe(CUENTA);
          expect(codigo[54]).toBe(digitoSiro(codigo.slice(0, 54)));
          expect(codigo[55]).toBe(digitoSiro(codigo.slice(0, 55)));
        },
      ),
    );
  });
});

test('lo que se debe un día es lo del primer vencimiento que no pasó', () => {
  expect(vencimientoVigente(cupon(), '2025-12-31')?.importe).toBe('1490.80');
  expect(vencimientoVigente(cupon(), '2026-01-01')?.importe).toBe('1565.34');
  expect(vencimientoVigente(cupon(), '2026-01-11')).toBeNull();
});
