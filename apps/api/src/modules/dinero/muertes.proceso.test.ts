import { expect, test } from 'vitest';
import { correrMuertes } from './pruebas/muertes/correr-muertes.ts';

test('muerto con -9 en medio de los pagos, con proveedores que fallan: cada uno entra una vez y todo coincide', async () => {
  const informe = await correrMuertes({ muertes: 6, semilla: 20_261_121 });
  expect(informe.problemas).toEqual([]);
  expect(informe.muertes).toBe(6);
  expect(informe.pagos).toBeGreaterThan(5);
}, 240_000);
