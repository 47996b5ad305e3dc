import { setMaxListeners } from 'node:events';
import { expect, test } from 'vitest';
import { ErrorHttp } from '../http/error-http.ts';
import { crearReparto } from './reparto.ts';

const QUEDA = new AbortController().signal;
setMaxListeners(0, QUEDA);
const LIMITES = { lugares: 2, porPersona: 1, enEspera: 3 };

const crearTrabajo = () => {
  let terminar = (): void => undefined;
  const hecho = new Promise<void>((listo) => {
    terminar = listo;
  });
  return { hecho, terminar };
};
const asentar = () => new Promise((listo) => setImmediate(listo));

test('quien pide mucho espera detrás de lo suyo, y nadie más espera por eso', async () => {
  const reparto = crearReparto({ ...LIMITES, enEspera: 10 });
  const empezados: string[] = [];
  const trabajos = new Map<string, ReturnType<typeof crearTrabajo>>();
  const pedir = (persona: number, nombre: string) => {
    const trabajo = crearTrabajo();
    trabajos.set(nombre, trabajo);
    return reparto(persona, QUEDA, () => {
      empezados.push(nombre);
      return trabajo.hecho;
    });
  };
  const todos = ['a1', 'a2', 'a3'].map((nombre) => pedir(1, nombre));
  todos.push(pedir(2, 'b1'), pedir(3, 'c1'), pedir(2, 'b2'));
  await asentar();
  expect(empezados).toEqual(['a1', 'b1']);
  trabajos.get('a1')?.terminar();
  await asentar();
  expect(empezados).toEqual(['a1', 'b1', 'c1']);
  for (const [nombre, trabajo] of trabajos) if (nombre !== 'a1') trabajo.terminar();
  await Promise.all(todos);
  expect(empezados.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
});

test('por turnos: a cada vuelta, uno de cada persona', async () => {
  const reparto = crearReparto({ lugares: 1, porPersona: 1, enEspera: 10 });
  const orden: string[] = [];
  const pedir = (persona: number, nombre: string) =>
    reparto(persona, QUEDA, async () => {
      await asentar();
      orden.push(nombre);
    });
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((nombre) => pedir(1, nombre)),
    ...['b1', 'b2'].map((nombre) => pedir(2, nombre)),
  ]);
  expect(orden).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
});

test('quien se fue deja su lugar en la fila, y lo suyo no se empieza', async () => {
  const reparto = crearReparto(LIMITES);
  const primero = crearTrabajo();
  const hechos: string[] = [];
  const seVa = new AbortController();
  const enCurso = reparto(1, QUEDA, () => primero.hecho);
  const abandonado = reparto(1, seVa.signal, async () => void hechos.push('abandonado'));
  const siguiente = reparto(1, QUEDA, async () => void hechos.push('siguiente'));
  seVa.abort(new Error('se fue'));
  await expect(abandonado).rejects.toThrow('se fue');
  await expect(reparto(1, seVa.signal, async () => void hechos.push('nunca'))).rejects.toThrow('se fue');
  primero.terminar();
  await Promise.all([enCurso, siguiente]);
  expect(hechos).toEqual(['siguiente']);
});

test('una persona no puede hacer esperar más de cierto número; lo que nadie pidió no tiene tope', async () => {
  const reparto = crearReparto({ lugares: 1, porPersona: 1, enEspera: 2 });
  const trabajo = crearTrabajo();
  const pedir = (persona: number | null) => reparto(persona, QUEDA, () => trabajo.hecho);
  const aceptados = [pedir(1), pedir(1), pedir(1)];
  await expect(pedir(1)).rejects.toThrow(ErrorHttp);
  await expect(pedir(1)).rejects.toMatchObject({ status: 429, encabezados: { 'retry-after': '5' } });
  aceptados.push(pedir(2), ...Array.from({ length: 10 }, () => pedir(null)));
  trabajo.terminar();
  await Promise.all(aceptados);
});

test('lo que falla deja su lugar', async () => {
  const reparto = crearReparto({ lugares: 1, porPersona: 1, enEspera: 2 });
  await expect(reparto(1, QUEDA, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await reparto(1, QUEDA, async () => 'sí')).toBe('sí');
});
