import { expect, test } from 'vitest';
import { cargarDeAPoco } from './de-a-poco.ts';

test('las piezas corren en orden, y entre una y otra la página puede atender', async () => {
  const hecho: string[] = [];
  const pieza = (nombre: string) => async () => {
    await Promise.resolve();
    hecho.push(nombre);
    setTimeout(() => hecho.push(`lo que esperaba a ${nombre}`));
  };
  await cargarDeAPoco([pieza('una'), pieza('otra')]);
  expect(hecho).toEqual(['una', 'lo que esperaba a una', 'otra', 'lo que esperaba a otra']);
});

test('si una pieza no llega, las que siguen no corren y se sabe por qué', async () => {
  let siguio = false;
  const falla = cargarDeAPoco([() => Promise.reject(new Error('sin red')), () => (siguio = true)]);
  await expect(falla).rejects.toThrow('sin red');
  expect(siguio).toBe(false);
});
