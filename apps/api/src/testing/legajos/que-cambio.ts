import type { QueCambio } from '@colega/contract/legajos';
import { expect } from 'vitest';
import type { Pedir } from '../crear-app-de-prueba.ts';

export const leerQueCambio = async (pedir: Pedir, id: number): Promise<QueCambio> => {
  const respuesta = await pedir('GET', `/colegio/legajos/${id}/cambios`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<QueCambio>();
};

/** Each change as it is told, without the parts that it does not have. */
export const dichosDe = ({ cambios }: QueCambio): unknown[][] =>
  cambios.map(({ de, nombre, que, antes, ahora }) =>
    [de, nombre, que, antes, ahora].filter((uno) => uno !== undefined),
  );
