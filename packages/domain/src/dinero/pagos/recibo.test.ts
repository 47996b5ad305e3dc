import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Decimal, importe, sumar } from '../../importes/decimal.ts';
import { conceptosDeRecibo, estadoDeRecibo, observacionDeRecibo } from './recibo.ts';

const ARANCEL = { descripcion: 'ARANCEL 2026', importe: '1000.00' };
const conceptos = (pagado: string) => conceptosDeRecibo(pagado, { items: [ARANCEL], monto_total: '1000.00' });

test('el de todo el cupón, sus conceptos; con recargo o en parte, lo que falta para su importe, con su nombre', () => {
  expect(conceptos('1000.00')).toEqual([ARANCEL]);
  const recargo = 'Recargo por pago después del primer vencimiento';
  expect(conceptos('1020.00')).toEqual([ARANCEL, { descripcion: recargo, importe: '20.00' }]);
  const parte = 'Parte que no cubre este pago';
  expect(conceptos('400.00')).toEqual([ARANCEL, { descripcion: parte, importe: '-600.00' }]);
});

test('un recibo está vigente solo si nada de lo que lo pagó se sacó después', () => {
  const entero = { anulacion: null, devuelto_en_parte: null, credito_reclamado: false };
  expect(estadoDeRecibo(entero)).toBe('vigente');
  const enParte = { ...entero, devuelto_en_parte: '400.00' };
  const sinSaldo = { ...entero, credito_reclamado: true };
  for (const uno of [enParte, sinSaldo]) {
    expect(estadoDeRecibo(uno)).toBe('en_parte');
    expect(estadoDeRecibo({ ...uno, anulacion: { como: 'contracargo' } })).toBe('anulado');
  }
  expect(observacionDeRecibo(enParte)).toMatch(/devolvió \$\s400,00 de este pago$/);
  expect(observacionDeRecibo(sinSaldo)).toContain('saldo a favor');
});

test('lo que dice un recibo siempre suma su importe', () => {
  const monto = fc.integer({ min: 0, max: 10_000_000 }).map((centavos) => importe(new Decimal(centavos).div(100)));
  fc.assert(
    fc.property(monto, fc.array(monto, { minLength: 1, maxLength: 5 }), (pagado, importes) => {
      const items = importes.map((uno) => ({ descripcion: 'CUOTA', importe: uno }));
      const dichos = conceptosDeRecibo(pagado, { items, monto_total: sumar(importes) });
      expect(sumar(dichos.map((uno) => uno.importe))).toBe(pagado);
    }),
  );
});
