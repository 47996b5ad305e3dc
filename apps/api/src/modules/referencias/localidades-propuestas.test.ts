import type { Rol } from '@colega/domain/permisos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operador, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../testing/crear-app-de-prueba.ts';

const INGRESO = '/colegio/authentication_token';
const PROPUESTAS = '/colegio/localidades/propuestas';
const POSTAL = '1999';
let prueba: AppDePrueba;
let maria: Pedir;
let todo: Pedir;
let propio: Pedir;
let ajeno: Pedir;
let audita: Pedir;
let partido_id: number;

const comoOperador = async (username: string, rol: Rol, distrito_id: number | null) => {
  await operador(prueba.db, username, { roles: [rol], distrito_id });
  return prueba.conSesion(username, INGRESO);
};
beforeAll(async () => {
  prueba = await crearAppDePrueba();
  await usuario(prueba.db, 'mgarcia', { datos: { apellido: 'García', nombre: 'María' } });
  maria = await prueba.conSesion('mgarcia');
  const { id, distrito_id } = await prueba.db
    .selectFrom('partidos')
    .select(['id', 'distrito_id'])
    .where('nombre', '=', 'La Plata')
    .executeTakeFirstOrThrow();
  partido_id = id;
  const otro = await prueba.db
    .selectFrom('distritos')
    .select('id')
    .where('id', '<>', Number(distrito_id))
    .executeTakeFirstOrThrow();
  todo = await comoOperador('todo', 'mesa', null);
  propio = await comoOperador('propio', 'visado', distrito_id);
  ajeno = await comoOperador('ajeno', 'mesa', otro.id);
  audita = await comoOperador('audita', 'auditoria', null);
});
afterAll(() => prueba.cerrar());

const proponer = async (nombre: string): Promise<number> => {
  const payload = { nombre, codigo_postal: POSTAL, partido: { id: partido_id } };
  return (await maria('POST', '/localidades', { payload })).json().localidad.id;
};
type Fila = { id: number; nombre: string; repetida: boolean; propuesta_por: string };
const enLaLista = async (pedir: Pedir) => {
  const respuesta = await pedir('GET', `${PROPUESTAS}?limit=100`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<{ items: Fila[] }>().items;
};
const aprobar = (pedir: Pedir, id: number, nombre: string, cambios: object = {}) =>
  pedir('POST', `/colegio/localidades/${id}/aprobar`, {
    payload: { nombre, codigo_postal: POSTAL, partido_id, ...cambios },
  });
const buscar = async (pedir: Pedir, texto: string) =>
  (await pedir('GET', `/colegio/localidades?search=${texto}`)).json<{ items: Fila[] }>().items.map(({ id }) => id);

test('las que agregan los matriculados esperan al Colegio: en la cola de todos y en la de su distrito, en ninguna otra', async () => {
  const id = await proponer('Paraje del Borde');
  const suya = { id, nombre: 'Paraje del Borde', propuesta_por: 'García, María', repetida: false };
  expect(await enLaLista(todo)).toEqual([expect.objectContaining(suya)]);
  expect(await enLaLista(propio)).toHaveLength(1);
  expect(await enLaLista(audita)).toHaveLength(1);
  expect(await enLaLista(ajeno)).toEqual([]);
});

test('se aprueba una vez y tal como se la leyó: desde entonces está en la búsqueda y ya no espera', async () => {
  const id = await proponer('Paraje Leído');
  expect(await buscar(todo, 'leido')).toEqual([]);
  expect((await aprobar(ajeno, id, 'Paraje Leído')).statusCode).toBe(404);
  expect((await aprobar(audita, id, 'Paraje Leído')).statusCode).toBe(403);
  const corregida = { payload: { nombre: 'Paraje Releído', codigo_postal: POSTAL, partido: { id: partido_id } } };
  expect((await maria('PUT', `/localidades/${id}`, corregida)).statusCode).toBe(200);
  expect((await aprobar(propio, id, 'Paraje Leído')).json()).toMatchObject({ codigo: 'localidad_ya_no_espera' });
  const aLaVez = await Promise.all([propio, todo, todo].map((pedir) => aprobar(pedir, id, 'Paraje Releído')));
  expect(aLaVez.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await buscar(todo, 'releido')).toEqual([id]);
  expect((await enLaLista(todo)).map((una) => una.id)).not.toContain(id);
  const lineas = await prueba.db
    .selectFrom('auditoria')
    .select(['quien', 'accion'])
    .where('entidad', '=', 'localidad')
    .where('entidad_id', '=', id)
    .where('accion', '=', 'aprobar')
    .execute();
  expect(lineas).toHaveLength(1);
});

test('la que lleva el nombre de otra de su partido lo dice; la del Colegio no se aprueba', async () => {
  const id = await proponer('Paraje Gemelo');
  await prueba.db.updateTable('localidades').set({ aprobada_en: new Date() }).where('id', '=', id).execute();
  const { nombre_simple, busqueda, latitud, longitud } = await prueba.db
    .selectFrom('localidades')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const gemela = { nombre: 'Paraje Gemelo', codigo_postal: POSTAL, partido_id, nombre_simple, busqueda };
  const { id: usuario_id } = await usuario(prueba.db, 'csosa');
  await prueba.db
    .insertInto('localidades')
    .values({ ...gemela, latitud, longitud, creada_por: usuario_id })
    .execute();
  expect(await enLaLista(todo)).toContainEqual(expect.objectContaining({ nombre: 'Paraje Gemelo', repetida: true }));
  const delColegio = await prueba.db
    .selectFrom('localidades')
    .select('id')
    .where('creada_por', 'is', null)
    .executeTakeFirstOrThrow();
  expect((await aprobar(todo, delColegio.id, 'La Plata')).statusCode).toBe(404);
});
