import { expect, test } from 'vitest';
import { correrEscrituras, type InformeDeEscrituras } from './correr-escrituras.ts';

const cuantas = ({ escritas }: InformeDeEscrituras): number =>
  Object.values(escritas).reduce((total, unas) => total + unas, 0);

test('muerto con -9 mientras se escribe de todo, lo respondido está una vez y nada quedó a medias', async () => {
  const informe = await correrEscrituras({ que: 'portal', veces: 5, semilla: 20_261_121 });
  expect(informe.problemas).toEqual([]);
  expect(cuantas(informe)).toBeGreaterThanOrEqual(15);
}, 120_000);

test('con PostgreSQL reiniciado en plena carga no se pierde nada de lo respondido, y sigue solo', async () => {
  const informe = await correrEscrituras({ que: 'base', veces: 3, semilla: 20_261_122 });
  expect(informe.problemas).toEqual([]);
  expect(cuantas(informe)).toBeGreaterThanOrEqual(9);
}, 120_000);
