import { expect, test, vi } from 'vitest';

test('lo que rodea a toda pantalla se carga sin preparar las fechas de un idioma, que en un teléfono tardan', async () => {
  vi.resetModules();
  const formato = vi.spyOn(Intl, 'DateTimeFormat');
  await import('./area.tsx');
  expect(formato).not.toHaveBeenCalled();
  formato.mockRestore();
});
