import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { crearTaller, preguntar } from './taller.ts';

const ECO = `const { parentPort } = require('node:worker_threads');
parentPort.on('message', (dicho) => {
  if (dicho === 'caer') throw new Error('se cayó');
  if (dicho === 'irse') process.exit();
  if (dicho !== 'callar') parentPort.postMessage(dicho);
});`;

const crearHilos = () => {
  const hechos: Worker[] = [];
  const crear = (): Worker => {
    const hilo = new Worker(ECO, { eval: true });
    hechos.push(hilo);
    return hilo;
  };
  return { hechos, crear };
};
const decir = (que: string) => (hilo: Worker) => preguntar<string>(hilo, que);

test('los hilos se hacen cuando hacen falta, no son más que los dichos, y se usan otra vez', async () => {
  const { hechos, crear } = crearHilos();
  const taller = crearTaller(2, crear);
  expect(hechos).toHaveLength(0);
  expect(await taller(decir('uno'))).toBe('uno');
  expect(await taller(decir('dos'))).toBe('dos');
  expect(hechos).toHaveLength(1);
  const varios = ['a', 'b', 'c', 'd', 'e'];
  expect(await Promise.all(varios.map((uno) => taller(decir(uno))))).toEqual(varios);
  expect(hechos).toHaveLength(2);
});

test('el que se cae, o termina sin responder, lo dice a quien esperaba; el siguiente tiene otro', async () => {
  const { hechos, crear } = crearHilos();
  const taller = crearTaller(1, crear);
  await expect(taller(decir('caer'))).rejects.toThrow('se cayó');
  await expect(taller(decir('irse'))).rejects.toThrow('sin responder');
  expect(await taller(decir('sigue'))).toBe('sigue');
  expect(hechos).toHaveLength(3);
});

test('el que muere desocupado no se presta más', async () => {
  const { hechos, crear } = crearHilos();
  const taller = crearTaller(1, crear);
  await taller(decir('uno'));
  const [primero] = hechos;
  if (!primero) throw new Error('no hay hilo');
  const fin = once(primero, 'exit');
  await primero.terminate();
  await fin;
  expect(await taller(decir('dos'))).toBe('dos');
});

test('si quien esperaba se va, su hilo termina en el acto, y a quien ya se fue no se le empieza nada', async () => {
  const { hechos, crear } = crearHilos();
  const taller = crearTaller(1, crear);
  const seVa = new AbortController();
  let empezar = (): void => undefined;
  const empezado = new Promise<void>((listo) => {
    empezar = listo;
  });
  const callar = (hilo: Worker) => {
    empezar();
    return preguntar<string>(hilo, 'callar');
  };
  const abandonado = taller(callar, seVa.signal);
  const otro = taller(decir('otro'), seVa.signal);
  const sigue = taller(decir('sigue'));
  await empezado;
  seVa.abort(new Error('se fue'));
  await expect(abandonado).rejects.toThrow('se fue');
  await expect(otro).rejects.toThrow('se fue');
  expect(await sigue).toBe('sigue');
  expect(hechos).toHaveLength(2);
});
