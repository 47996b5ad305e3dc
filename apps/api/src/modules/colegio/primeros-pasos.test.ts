import type { PrimerosPasos } from '@colega/contract/colegio';
import { PASOS } from '@colega/domain/colegio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operador } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../testing/crear-app-de-prueba.ts';

const INGRESO = '/colegio/authentication_token';
const BASE = '/colegio/primeros_pasos';

let prueba: AppDePrueba;
let ana: Pedir;
let beto: Pedir;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000, ahora: new Date('2026-11-20T15:00:00Z') });
  await operador(prueba.db, 'ana', { roles: ['administracion'] });
  await operador(prueba.db, 'beto', { roles: ['administracion'] });
  await operador(prueba.db, 'dora', { roles: ['administracion'], distrito_id: 1 });
  [ana, beto] = [await prueba.conSesion('ana', INGRESO), await prueba.conSesion('beto', INGRESO)];
});
afterAll(() => prueba.cerrar());

const leer = async (como = ana) => (await como('GET', BASE)).json<PrimerosPasos>();
const marcar = (paso: string, estado: string, como = ana) => como('PUT', `${BASE}/${paso}`, { payload: { estado } });
const lineas = async () =>
  (
    await prueba.db
      .selectFrom('auditoria')
      .select('hasta')
      .where('accion', 'in', ['marcar_paso', 'cerrar_primeros_pasos'])
      .orderBy('id')
      .execute()
  ).map(({ hasta }) => hasta);

test('un colegio que empieza tiene los ocho por hacer, y todos dicen lo que vino con el programa', async () => {
  const { cerrados, pasos, tarifa } = await leer();
  expect(tarifa).toBe('del_programa');
  expect(cerrados).toBe(false);
  expect(pasos.map(({ paso }) => paso)).toEqual([...PASOS]);
  expect(new Set(pasos.map(({ estado }) => estado))).toEqual(new Set(['pendiente']));
  expect(pasos.filter(({ de_fabrica }) => !de_fabrica).map(({ paso }) => paso)).toEqual(['cuentas']);
});

test('lo que uno marca lo sigue otro; lo mismo dos veces, o a la vez, es una sola línea de la auditoría', async () => {
  expect((await marcar('marca', 'salteado')).statusCode).toBe(200);
  const ambos = await Promise.all([marcar('identidad', 'hecho'), marcar('identidad', 'hecho', beto)]);
  expect(ambos.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { pasos } = await leer(beto);
  expect(pasos.slice(0, 3).map(({ estado }) => estado)).toEqual(['hecho', 'salteado', 'pendiente']);
  expect((await marcar('marca', 'pendiente', beto)).json<PrimerosPasos>().pasos[1]?.estado).toBe('pendiente');
  expect(await lineas()).toEqual([{ marca: 'salteado' }, { identidad: 'hecho' }, { marca: 'pendiente' }]);
});

test('lo que el Colegio dice deja de ser lo del programa, también sin pasar por el paso', async () => {
  const colores = { color: '#1b5e2b', color_oscuro: null };
  expect((await ana('PUT', '/colegio/ajustes/colores', { payload: colores })).statusCode).toBe(200);
  expect((await leer()).pasos.find(({ paso }) => paso === 'marca')?.de_fabrica).toBe(false);
});

test('se dejan de recordar y se vuelven a recordar; los de nadie más son de un distrito, y un paso que no está se rechaza', async () => {
  const cerrar = (cerrados: boolean) => ana('PUT', BASE, { payload: { cerrados } });
  expect((await cerrar(true)).json<PrimerosPasos>().cerrados).toBe(true);
  expect((await cerrar(false)).json<PrimerosPasos>().cerrados).toBe(false);
  expect((await marcar('nada', 'hecho')).statusCode).toBe(422);
  expect((await marcar('marca', 'a medias')).statusCode).toBe(422);
  const distrital = await prueba.conSesion('dora', INGRESO);
  expect((await distrital('GET', BASE)).statusCode).toBe(403);
  expect((await marcar('marca', 'hecho', distrital)).statusCode).toBe(403);
});
