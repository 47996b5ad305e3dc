import { expect, test } from 'vitest';
import { diasDePago, textoDeVencimiento } from './vencimientos.ts';

test.each([
  ['2026-06-30', 'Venció el 30/06/2026 (hace 145 días)'],
  ['2026-11-21', 'Venció el 21/11/2026 (hace 1 día)'],
  ['2026-11-22', 'Vence hoy, 22/11/2026'],
  ['2026-11-23', 'Vence el 23/11/2026'],
])('lo que venció lo dice, y hace cuánto: %s', (fecha, texto) => {
  expect(textoDeVencimiento(fecha, '2026-11-22')).toBe(texto);
});

test('cada día de un pago se llama por lo que es', () => {
  const plazo = { vencimiento: '2026-12-02', ultimo_vencimiento: '2026-12-22' };
  const uno = { fecha: '2026-12-22', importe: '5000.00' };
  expect(diasDePago({ ...plazo, vencimientos: [uno] })).toEqual([
    ['1er vencimiento', '02/12/2026'],
    ['Último día para pagar', '22/12/2026'],
  ]);
  const dos = [
    { fecha: '2026-12-02', importe: '5000.00' },
    { ...uno, importe: '5100.00' },
  ];
  expect(diasDePago({ ...plazo, vencimientos: dos }).map(([, dia]) => dia.replace(/\s/g, ' '))).toEqual([
    '02/12/2026: $ 5.000,00',
    '22/12/2026: $ 5.100,00',
  ]);
  expect(diasDePago({ ...plazo, vencimiento: '2026-12-22', vencimientos: [uno] })).toEqual([
    ['Vencimiento', '22/12/2026'],
  ]);
});
