import { expect, test } from 'vitest';
import { correrMes } from './correr-mes.ts';

/** Another month each time: its seed is in the name of the test that fails. */
const OTRA = Date.now() % 1_000_000;

test.each([7, OTRA])(
  'un mes por cada puerta, con cada falla, cierra día por día al centavo y todo se dice como lo que es (semilla %i)',
  async (semilla) => {
    const { problemas, cierres, cotejos, cuentas } = await correrMes({ semilla, cuantos: 90, dias: 8 });
    expect(problemas).toEqual([]);
    expect(cierres).toBe(8);
    expect(cotejos.length).toBeGreaterThan(30);
    expect(cuentas.length).toBeGreaterThan(8);
  },
  120_000,
);
