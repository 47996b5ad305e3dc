import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diasEntre, sumarDias } from '../../fechas/fecha.ts';
import { Decimal } from '../../importes/decimal.ts';
import { aplicarRecargo, mesesVencidos } from './recargo.ts';

describe('los meses vencidos, enteros o empezados', () => {
  test.each([
    ['2026-03-31', '2026-03-31', 0],
    ['2026-03-31', '2026-01-01', 0],
    ['2026-03-15', '2026-03-16', 1],
    ['2026-03-15', '2026-04-15', 1],
    ['2026-03-15', '2026-04-16', 2],
    ['2026-01-31', '2026-02-28', 1],
    ['2026-01-31', '2026-03-01', 2],
    ['2025-12-31', '2026-01-01', 1],
    ['2024-02-29', '2025-02-28', 12],
  ])('de %s a %s son %i', (vencimiento, dia, meses) => {
    expect(mesesVencidos(vencimiento, dia)).toBe(meses);
  });

  const unDia = fc.integer({ min: 0, max: 20_000 }).map((dias) => sumarDias('2000-01-01', dias));
  test('nunca bajan con los días, y son los que entran en ellos', () => {
    fc.assert(
      fc.property(unDia, fc.integer({ min: 0, max: 4_000 }), (vencimiento, dias) => {
        const dia = sumarDias(vencimiento, dias);
        const meses = mesesVencidos(vencimiento, dia);
        expect(mesesVencidos(vencimiento, sumarDias(dia, 1))).toBeGreaterThanOrEqual(meses);
        expect(diasEntre(vencimiento, dia)).toBeLessThanOrEqual(meses * 31);
        expect(diasEntre(vencimiento, dia)).toBeGreaterThan((meses - 1) * 28 - 1);
      }),
    );
  });
});

describe('el recargo', () => {
  test('es simple, por mes, y se redondea una vez', () => {
    expect(aplicarRecargo('1000.00', '2026-03-31', '2026-03-31', '0.03')).toBe('1000.00');
    expect(aplicarRecargo('1000.00', '2026-03-31', '2026-04-01', '0.03')).toBe('1030.00');
    expect(aplicarRecargo('1000.00', '2026-03-15', '2026-06-16', '0.03')).toBe('1120.00');
    expect(aplicarRecargo('333.33', '2026-03-31', '2026-04-01', '0.015')).toBe('338.33');
  });

  test('nunca baja lo que se debe, ni de un día al otro', () => {
    const centavos = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(centavos, fc.integer({ min: 0, max: 3_000 }), (c, dias) => {
        const base = new Decimal(c).div(100).toFixed(2);
        const a = (dias: number) =>
          new Decimal(aplicarRecargo(base, '2026-01-31', sumarDias('2026-01-31', dias), '0.03'));
        expect(a(0).toFixed(2)).toBe(base);
        expect(a(dias).gte(base)).toBe(true);
        expect(a(dias + 1).gte(a(dias))).toBe(true);
      }),
    );
  });
});
