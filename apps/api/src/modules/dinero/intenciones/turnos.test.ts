import { expect, test } from 'vitest';
import { crearTurnos } from './turnos.ts';

const trabajoLento = () => {
  const fines: ((valor: number | Error) => void)[] = [];
  const hacer = () =>
    new Promise<number>((listo, falla) => {
      fines.push((valor) => (valor instanceof Error ? falla(valor) : listo(valor)));
    });
  return { hacer, fines };
};

test('quien pide lo que ya se está haciendo lo espera; después se hace de nuevo', async () => {
  const turnos = crearTurnos();
  const { hacer, fines } = trabajoLento();
  const pedidos = [turnos('a', hacer), turnos('a', hacer)];
  fines[0]?.(1);
  expect(await Promise.all(pedidos)).toEqual([1, 1]);
  const otro = turnos('a', hacer);
  fines[1]?.(2);
  expect(await otro).toBe(2);
  expect(fines).toHaveLength(2);
});

test('quien lo pide desde ahora espera a que termine y se hace una vez más, para todos los que llegaron', async () => {
  const turnos = crearTurnos();
  const { hacer, fines } = trabajoLento();
  const desdeAhora = { desdeAhora: true };
  const primero = turnos('a', hacer);
  const nuevos = [turnos('a', hacer, desdeAhora), turnos('a', hacer, desdeAhora)];
  expect(fines).toHaveLength(1);
  fines[0]?.(new Error('no contestó'));
  await expect(primero).rejects.toThrow('no contestó');
  await expect.poll(() => fines.length).toBe(2);
  fines[1]?.(2);
  expect(await Promise.all(nuevos)).toEqual([2, 2]);
  const solo = turnos('a', hacer, desdeAhora);
  fines[2]?.(3);
  expect(await solo).toBe(3);
});
