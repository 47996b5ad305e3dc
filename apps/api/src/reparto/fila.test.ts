import { setImmediate as ceder } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { crearFila } from './fila.ts';

test('trabajan a la vez los que entran, y los demás esperan su turno en orden', async () => {
  const fila = crearFila(2);
  const empezados: number[] = [];
  const terminar: (() => void)[] = [];
  const trabajos = [0, 1, 2, 3].map((n) =>
    fila(() => {
      empezados.push(n);
      return new Promise<number>((listo) => terminar.push(() => listo(n)));
    }),
  );
  await ceder();
  expect(empezados).toEqual([0, 1]);
  terminar[1]?.();
  await ceder();
  expect(empezados).toEqual([0, 1, 2]);
  terminar[0]?.();
  await ceder();
  for (const uno of terminar) uno();
  expect(await Promise.all(trabajos)).toEqual([0, 1, 2, 3]);
});

test('el que falla deja su lugar', async () => {
  const fila = crearFila(1);
  const falla = fila(() => Promise.reject(new Error('no pudo')));
  const sigue = fila(async () => 'sigue');
  await expect(falla).rejects.toThrow('no pudo');
  expect(await sigue).toBe('sigue');
});
