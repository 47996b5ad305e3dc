import { afterEach, expect, test, vi } from 'vitest';
import { olvidarLoGuardado } from './olvidar-lo-guardado.ts';

const unsubscribe = vi.fn(async () => true);
const conAvisos = (): void => {
  const registro = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registro },
  });
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  unsubscribe.mockClear();
});

test('quien cierra la sesión deja callado al navegador, conteste o no el Colegio [S-911]', async () => {
  conAvisos();
  olvidarLoGuardado('cierre');
  await expect.poll(() => unsubscribe.mock.calls).toHaveLength(1);
});

test('la que vence sola lo deja como estaba [S-911]', async () => {
  conAvisos();
  const de = await import('../../lib/navegacion/callar-avisos.ts');
  const callar = vi.spyOn(de, 'callarAvisos');
  olvidarLoGuardado('vencida');
  olvidarLoGuardado();
  await import('./datos-guardados.ts');
  expect(callar).not.toHaveBeenCalled();
  expect(unsubscribe).not.toHaveBeenCalled();
});
