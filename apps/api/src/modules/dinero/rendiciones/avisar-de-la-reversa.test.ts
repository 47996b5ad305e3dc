import { expect, test } from 'vitest';
import { explicarReversa } from './avisar-de-la-reversa.ts';

test.each([
  [
    'pagaba su cupón',
    { pagaba: true, a_credito: '0.00', sin_cubrir: '0.00', suelta: '0.00' },
    'lo que pagaba vuelve a deberse',
  ],
  [
    'lo pagaba y sobraba',
    { pagaba: true, a_credito: '30.00', sin_cubrir: '0.00', suelta: '0.00' },
    'lo que pagaba vuelve a deberse; los $ 30,00 que habían quedado a favor ya no están',
  ],
  [
    'era de más y se usó entero',
    { pagaba: false, a_credito: '30.00', sin_cubrir: '30.00', suelta: '0.00' },
    'no pagaba nada de su cupón, así que nada vuelve a deberse; de lo que quedó a favor ya se habían usado $ 30,00',
  ],
  [
    'esperaba que el Colegio decidiera',
    { pagaba: false, a_credito: '0.00', sin_cubrir: '0.00', suelta: '0.00' },
    'no pagaba nada de su cupón, así que nada vuelve a deberse',
  ],
  [
    'lo pagaba con lo que había a favor',
    { pagaba: true, a_credito: '0.00', sin_cubrir: '0.00', suelta: '40.00' },
    'lo que pagaba vuelve a deberse; ese cupón deja de usar los $ 40,00 que tomaba de lo que había a favor',
  ],
])('de un pago deshecho que %s se dice qué cambia', (_, hecho, dicho) => {
  expect(explicarReversa(hecho).replaceAll('\u00a0', ' ')).toBe(dicho);
});
