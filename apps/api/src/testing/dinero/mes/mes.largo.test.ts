import { expect, test } from 'vitest';
import { correrMes } from './correr-mes.ts';

test('un mes con fallas se cierra día por día, cada una se dice como lo que es, y todo coincide al centavo', async () => {
  const { problemas, cierres, pagos, dichas } = await correrMes({ semilla: 7, cuantos: 300 });
  expect(problemas).toEqual([]);
  expect([pagos, cierres]).toEqual([300, 28]);
  expect(Object.keys(dichas).length).toBeGreaterThan(0);
}, 120_000);
