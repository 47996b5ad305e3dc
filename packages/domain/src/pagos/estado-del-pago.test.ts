import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ESTADOS_DE_CUPON } from '../cupones/cupon.ts';
import { estadoDelPago } from './estado-del-pago.ts';
import { ESTADOS_DE_INTENCION, estaAbierta, resultadoDe } from './intencion.ts';

const cupon = fc.constantFrom(...ESTADOS_DE_CUPON);
const intenciones = fc.array(fc.constantFrom(...ESTADOS_DE_INTENCION), { maxLength: 6 });

test.each([
  ['pendiente', [], 'sin_pago'],
  ['pendiente', ['creando'], 'en_proceso'],
  ['pendiente', ['rechazada', 'abierta'], 'en_proceso'],
  ['pendiente', ['abierta', 'rechazada'], 'en_proceso'],
  ['pendiente', ['rechazada'], 'rechazado'],
  ['pendiente', ['rechazada', 'caducada'], 'vencido'],
  ['vencido', [], 'vencido'],
  ['vencido', ['rechazada'], 'vencido'],
  ['vencido', ['abierta'], 'en_proceso'],
  ['vencido', ['aprobada'], 'recibido'],
  ['pendiente', ['aprobada', 'rechazada'], 'recibido'],
  ['pendiente', ['aprobada', 'creando'], 'en_proceso'],
  ['pago', ['rechazada', 'abierta'], 'acreditado'],
] as const)('un cupón %s con %j está %s', (estado, suyas, dicho) => {
  expect(estadoDelPago(estado, suyas)).toBe(dicho);
});

test('lo que no se sabe nunca se dice fallado, y lo pago siempre está acreditado [PAG-018]', () => {
  fc.assert(
    fc.property(cupon, intenciones, (estado, suyas) => {
      const dicho = estadoDelPago(estado, suyas);
      if (estado === 'pago') expect(resultadoDe(dicho)).toBe('ok');
      else if (suyas.some(estaAbierta)) expect(resultadoDe(dicho)).toBe('pending');
      if (dicho === 'acreditado') expect(estado).toBe('pago');
      if (dicho === 'recibido') expect(suyas).toContain('aprobada');
      if (dicho === 'rechazado') expect(suyas.at(-1)).toBe('rechazada');
    }),
  );
});
