import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatNumero, parseCifra } from './index.ts';

describe('una cifra de un arancel', () => {
  test.each([
    ['1.234,50', 2, '1234.5'],
    ['1234,5', 2, '1234.5'],
    ['1234.50', 2, '1234.5'],
    ['$ 1.100.000,00', 2, '1100000'],
    ['1.234', 2, '1234'],
    ['0,375', 6, '0.375'],
    ['0.375', 6, '0.375'],
    ['1,234', 6, '1.234'],
    ['12,5 %', 4, '12.5'],
    ['007', 0, '7'],
    ['0,00', 2, '0'],
    ['1\u00a0234,5', 2, '1234.5'],
  ])('«%s» con %i decimales es %s', (escrito, decimales, cifra) => {
    expect(parseCifra(escrito, decimales)).toEqual({ ok: true, valor: cifra });
  });

  test.each([
    ['', 2, 'cifra_vacia'],
    ['1,234', 2, 'cifra_ambigua'],
    ['1.234', 6, 'cifra_ambigua'],
    ['1,234.50', 2, 'cifra_en_ingles'],
    ['1,100,000', 2, 'cifra_en_ingles'],
    ['-3', 2, 'cifra_negativa'],
    ['(300)', 2, 'cifra_negativa'],
    ['doce', 2, 'cifra_invalida'],
    ['1.23.4', 2, 'cifra_invalida'],
    ['1e5', 2, 'cifra_invalida'],
    ['1,2,3', 6, 'cifra_invalida'],
    ['12,', 2, 'cifra_invalida'],
    ['0,1234', 2, 'cifra_con_mas_decimales'],
    ['2,5', 0, 'cifra_con_mas_decimales'],
    ['1'.repeat(16), 2, 'cifra_muy_larga'],
  ])('«%s» con %i decimales se rechaza: %s', (escrito, decimales, codigo) => {
    expect(parseCifra(escrito, decimales)).toMatchObject({ ok: false, problema: { codigo } });
  });

  test('de la ambigua se dice qué dos cifras puede ser', () => {
    expect(parseCifra('1.234', 6)).toMatchObject({ problema: { datos: { una: '1234', otra: '1,234' } } });
    expect(parseCifra('1,234', 2)).toMatchObject({ problema: { datos: { una: '1234', otra: '1,23' } } });
  });

  test('lo que se muestra se vuelve a leer igual', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), (centavos) => {
        const entero = `${centavos / 100n}.${String(centavos % 100n).padStart(2, '0')}`;
        const leida = parseCifra(formatNumero(entero), 2);
        expect(leida.ok && Number(leida.valor)).toBe(Number(entero));
      }),
    );
  });
});
