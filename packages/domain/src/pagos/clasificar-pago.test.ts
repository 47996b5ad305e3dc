import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Decimal } from '../dinero/decimal.ts';
import { clasificarPago, type OrdenPorAcreditar } from './clasificar-pago.ts';

const ORDEN: OrdenPorAcreditar = {
  estado: 'pendiente',
  cerrada: false,
  reemplazada: false,
  vencimiento: '2026-03-30',
  ultimo_vencimiento: '2026-04-19',
  monto_total: '1000.00',
  monto_con_recargo: '1020.00',
};
const pagar = (
  importe: string,
  fecha = '2026-03-20',
  orden: Partial<OrdenPorAcreditar> = {},
  pedido: string | null = null,
) => clasificarPago({ ...ORDEN, ...orden }, { importe, fecha, importe_pedido: pedido });

describe('a dónde va cada peso de un pago', () => {
  test.each([
    ['en término', '1000.00', '2026-03-30', {}, ['1000.00', '0.00', '0.00', null]],
    ['con recargo', '1020.00', '2026-03-31', {}, ['1020.00', '0.00', '0.00', null]],
    ['sin el recargo que debía', '1000.00', '2026-03-31', {}, ['0.00', '0.00', '1000.00', 'importe_menor']],
    ['de más', '1000.01', '2026-03-20', {}, ['1000.00', '0.01', '0.00', 'importe_mayor']],
    ['fuera de término', '1020.00', '2026-04-20', {}, ['0.00', '1020.00', '0.00', 'fuera_de_termino']],
    ['repetido', '1000.00', '2026-03-20', { estado: 'pago' }, ['0.00', '1000.00', '0.00', 'pago_doble']],
    ['reemplazado', '1000.00', '2026-03-20', { reemplazada: true }, ['0.00', '1000.00', '0.00', 'pago_doble']],
    ['de un legajo anulado', '1000.00', '2026-03-20', { cerrada: true }, ['0.00', '0.00', '1000.00', 'cupon_cerrado']],
  ] as const)('%s', (_, importe, fecha, orden, [aplicado, credito, revision, motivo]) => {
    expect(pagar(importe, fecha, orden)).toEqual({ aplicado, credito, revision, motivo });
  });

  test('lo que se le pidió el último día y pagó el siguiente vale', () => {
    expect(pagar('1000.00', '2026-03-31', {}, '1000.00')).toMatchObject({ aplicado: '1000.00', motivo: null });
    expect(pagar('1000.00', '2026-04-20', {}, '1000.00')).toMatchObject({ credito: '1000.00' });
  });

  test('ningún peso se pierde ni se inventa', () => {
    const orden = fc.record({
      estado: fc.constantFrom('pendiente', 'pago', 'vencido'),
      cerrada: fc.boolean(),
      reemplazada: fc.boolean(),
    });
    const fecha = fc.constantFrom('2026-03-20', '2026-04-01', '2026-04-20');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300_000 }), fecha, orden, (centavos, dia, cambios) => {
        const importe = new Decimal(centavos).div(100).toFixed(2);
        const { aplicado, credito, revision } = pagar(importe, dia, cambios as Partial<OrdenPorAcreditar>);
        expect(new Decimal(aplicado).plus(credito).plus(revision).toFixed(2)).toBe(importe);
        for (const parte of [aplicado, credito, revision]) expect(new Decimal(parte).gte(0)).toBe(true);
      }),
    );
  });
});
