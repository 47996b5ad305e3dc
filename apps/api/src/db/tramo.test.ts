import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BaseDePrueba, crearBaseDePrueba } from '../testing/crear-base-de-prueba.ts';
import { tramo } from './tramo.ts';

let base: BaseDePrueba;
beforeAll(async () => {
  base = await crearBaseDePrueba();
});
afterAll(() => base.cerrar());

const escrito = (limit: number, offset: number) => {
  const { sql, parameters } = tramo({ limit, offset }).compile(base.db);
  return [sql, ...parameters];
};

test('las primeras filas que piden las pantallas van escritas en lo que se pregunta', () => {
  expect(escrito(25, 0)).toEqual(['limit 25']);
  expect(escrito(51, 0)).toEqual(['limit 51']);
});

test('las de otra hoja o de otro tamaño no: cada texto que se prepara ocupa su lugar', () => {
  expect(escrito(25, 25)).toEqual(['limit $1 offset $2', 25, 25]);
  for (let cuantas = 1; cuantas <= 24; cuantas += 1)
    expect(escrito(cuantas, 0)).toEqual(['limit $1 offset $2', cuantas, 0]);
});
