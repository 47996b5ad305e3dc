import { describe, expect, test } from 'vitest';
import { ESTADOS_DE_CUPON } from './cupon.ts';
import { ACCIONES_DE_CUPON, DESTINO_DE_CUPON, origenesDe, TRANSICIONES_DE_CUPON } from './transiciones.ts';

describe('los estados de un cupón', () => {
  test.each([
    ['pendiente', 'pagar', 'pago'],
    ['pendiente', 'vencer', 'vencido'],
    ['pendiente', 'cancelar', 'vencido'],
    ['pendiente', 'cerrar', 'vencido'],
    ['pendiente', 'revertir', undefined],
    ['vencido', 'pagar', 'pago'],
    ['vencido', 'vencer', undefined],
    ['vencido', 'cancelar', undefined],
    ['vencido', 'cerrar', undefined],
    ['vencido', 'revertir', undefined],
    ['pago', 'pagar', undefined],
    ['pago', 'vencer', undefined],
    ['pago', 'cancelar', undefined],
    ['pago', 'cerrar', undefined],
    ['pago', 'revertir', 'vencido'],
  ] as const)('%s, %s: %s', (estado, accion, destino) => {
    expect(TRANSICIONES_DE_CUPON[estado][accion]).toBe(destino);
    expect(origenesDe(accion).includes(estado)).toBe(destino !== undefined);
  });

  test('cada acción lleva siempre al mismo estado', () => {
    for (const accion of ACCIONES_DE_CUPON)
      for (const estado of ESTADOS_DE_CUPON)
        expect([undefined, DESTINO_DE_CUPON[accion]]).toContain(TRANSICIONES_DE_CUPON[estado][accion]);
  });
});
