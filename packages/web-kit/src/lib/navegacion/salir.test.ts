import { expect, onTestFinished, test, vi } from 'vitest';
import { salirA, usarSalida } from './salir.ts';

test('se sale a una página de la red, y a nada que el navegador ejecute o abra de esta máquina', async () => {
  const ido = vi.fn();
  onTestFinished(usarSalida(ido));
  for (const direccion of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,hola', 'file:///etc/passwd'])
    await expect(async () => salirA(direccion)).rejects.toThrow(/No se sale a/);
  await expect(async () => salirA('/app/dashboard')).rejects.toThrow();
  expect(ido).not.toHaveBeenCalled();
  const vuelta = salirA('https://pagos.test/checkout?id=7');
  expect(ido).toHaveBeenCalledExactlyOnceWith('https://pagos.test/checkout?id=7');
  dispatchEvent(new Event('pageshow'));
  await vuelta;
});
