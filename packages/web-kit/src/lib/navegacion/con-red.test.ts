import { expect, test } from 'vitest';
import { conRed } from './con-red.ts';

test('lo que no llegó se pide de nuevo cuando vuelve la red, y no antes', async () => {
  let pedidos = 0;
  const llegada = conRed(async () => {
    pedidos++;
    if (pedidos < 3) throw new TypeError('sin red');
    return 'llegó';
  });
  for (const pedido of [1, 2]) {
    await expect.poll(() => pedidos).toBe(pedido);
    await new Promise(setImmediate);
    window.dispatchEvent(new Event('online'));
  }
  await expect(llegada).resolves.toBe('llegó');
  expect(pedidos).toBe(3);
});
