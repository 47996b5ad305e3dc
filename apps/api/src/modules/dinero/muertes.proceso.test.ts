import { expect, test } from 'vitest';
import { correrDosPortales } from '../../testing/dinero/muertes/correr-dos-portales.ts';
import { correrMuertes } from '../../testing/dinero/muertes/correr-muertes.ts';

test('muerto con -9 en medio de los pagos, con proveedores que fallan: cada uno entra una vez y todo coincide', async () => {
  const informe = await correrMuertes({ muertes: 6, semilla: 20_261_121 });
  expect(informe.problemas).toEqual([]);
  expect(informe.muertes).toBe(6);
  expect(informe.pagos).toBeGreaterThan(5);
}, 240_000);

test('dos portales sobre una base, que mueren, con una red que demora, repite y pierde: todo coincide', async () => {
  const informe = await correrDosPortales({ muertes: 2, semilla: 20_261_122 });
  expect(informe.problemas).toEqual([]);
  expect(informe.muertes).toBeGreaterThan(0);
  expect(informe.pagos).toBeGreaterThan(3);
  expect(informe.red.pedidos).toBeGreaterThan(0);
}, 240_000);
