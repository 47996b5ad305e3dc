import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ESTADOS_DE_CUPON } from '../cupones/cupon.ts';
import { estadoDelPago } from './estado-del-pago.ts';
import { resultadoDe } from './intencion.ts';
import { ESTADOS_DE_INTENCION } from './transiciones-de-intencion.ts';

const cupon = fc.constantFrom(...ESTADOS_DE_CUPON);
const intenciones = fc.array(fc.constantFrom(...ESTADOS_DE_INTENCION), { maxLength: 6 });

test.each([
  ['pendiente', [], 'sin_pago'],
  ['pendiente', ['creando'], 'sin_pago'],
  ['pendiente', ['rechazada', 'creando'], 'rechazado'],
  ['pendiente', ['rechazada', 'abierta'], 'en_proceso'],
  ['pendiente', ['abierta', 'rechazada'], 'en_proceso'],
  ['pendiente', ['abierta', 'creando'], 'en_proceso'],
  ['pendiente', ['rechazada'], 'rechazado'],
  ['pendiente', ['rechazada', 'caducada'], 'vencido'],
  ['vencido', [], 'vencido'],
  ['vencido', ['rechazada'], 'vencido'],
  ['vencido', ['creando'], 'vencido'],
  ['vencido', ['abierta'], 'en_proceso'],
  ['vencido', ['aprobada'], 'recibido'],
  ['pendiente', ['aprobada', 'rechazada'], 'recibido'],
  ['pendiente', ['aprobada', 'abierta'], 'en_proceso'],
  ['pago', ['rechazada', 'abierta'], 'acreditado'],
] as const)('un cupón %s con %j está %s', (estado, suyas, dicho) => {
  const entro_dinero = suyas.some((una) => una === 'aprobada');
  expect(estadoDelPago(estado, { intenciones: suyas, entro_dinero })).toBe(dicho);
});

test.each(['pendiente', 'vencido'] as const)('lo que entró por caja a un cupón %s y no lo saldó, entró', (estado) => {
  expect(estadoDelPago(estado, { intenciones: [], entro_dinero: true })).toBe('recibido');
});

test('lo que no se sabe nunca se dice fallado, y lo pago siempre está acreditado [PAG-018]', () => {
  fc.assert(
    fc.property(cupon, intenciones, fc.boolean(), (estado, suyas, entro_dinero) => {
      const dicho = estadoDelPago(estado, { intenciones: suyas, entro_dinero });
      if (estado === 'pago') expect(resultadoDe(dicho)).toBe('ok');
      else if (suyas.includes('abierta')) expect(resultadoDe(dicho)).toBe('pending');
      if (dicho === 'acreditado') expect(estado).toBe('pago');
      if (dicho === 'recibido') expect(entro_dinero).toBe(true);
      if (dicho === 'rechazado') expect(suyas.filter((una) => una !== 'creando').at(-1)).toBe('rechazada');
    }),
  );
});
