import { afterAll, beforeAll, expect, test } from 'vitest';
import { usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../testing/crear-app-de-prueba.ts';

let prueba: AppDePrueba;
let maria: Pedir;
let carla: Pedir;
let partido_id: number;

const entrada = (nombre: string, cambios: object = {}) => ({
  payload: { nombre, codigo_postal: '1999', partido: { id: partido_id }, ...cambios },
});

beforeAll(async () => {
  prueba = await crearAppDePrueba();
  await usuario(prueba.db, 'mgarcia');
  await usuario(prueba.db, 'csosa');
  maria = await prueba.conSesion('mgarcia');
  carla = await prueba.conSesion('csosa');
  const { id } = await prueba.db
    .selectFrom('partidos')
    .select('id')
    .where('nombre', '=', 'La Plata')
    .executeTakeFirstOrThrow();
  partido_id = id;
});
afterAll(() => prueba.cerrar());

test('una localidad nueva la ve solo quien la agregó, hasta que se aprueba [API-051, API-052, ERR-042]', async () => {
  const creada = await maria('POST', '/localidades', entrada('Paraje Los Ñandúes'));
  expect([creada.statusCode, creada.json().message]).toEqual([201, 'Localidad creada exitosamente']);
  const { id } = creada.json().localidad;
  const buscada = async (pedir: Pedir) =>
    (await pedir('GET', '/localidades?search=nandues')).json().items.map((l: { id: number }) => l.id);
  expect(await buscada(maria)).toEqual([id]);
  expect(await buscada(carla)).toEqual([]);
  expect((await maria('GET', `/localidades/${id}`)).json()).toMatchObject({ nombre: 'Paraje Los Ñandúes' });
  expect((await carla('GET', `/localidades/${id}`)).statusCode).toBe(404);
  await prueba.db.updateTable('localidades').set({ aprobada_en: new Date() }).where('id', '=', id).execute();
  expect(await buscada(carla)).toEqual([id]);
});

test('se corrige la propia sin aprobar; otra, no [API-053, ERR-043]', async () => {
  const { id } = (await maria('POST', '/localidades', entrada('Paraje Uno'))).json().localidad;
  const editada = await maria('PUT', `/localidades/${id}`, entrada('Paraje Dos', { codigo_postal: '1998' }));
  expect([editada.json().message, editada.json().localidad.nombre]).toEqual([
    'Localidad editada exitosamente',
    'Paraje Dos',
  ]);
  expect((await carla('PUT', `/localidades/${id}`, entrada('Ajena'))).statusCode).toBe(404);
  await prueba.db.updateTable('localidades').set({ aprobada_en: new Date() }).where('id', '=', id).execute();
  expect((await maria('PUT', `/localidades/${id}`, entrada('Paraje Tres'))).statusCode).toBe(403);
  const { id: delColegio } = await prueba.db
    .selectFrom('localidades')
    .select('id')
    .where('creada_por', 'is', null)
    .executeTakeFirstOrThrow();
  expect((await maria('PUT', `/localidades/${delColegio}`, entrada('Mía'))).statusCode).toBe(403);
});

test('lo que falta o está mal se dice junto a su campo', async () => {
  const campos = async (cambios: object) => {
    const respuesta = await maria('POST', '/localidades', entrada('Paraje', cambios));
    return respuesta.json().errores.map(({ campo }: { campo: string }) => campo);
  };
  expect(await campos({ nombre: '' })).toEqual(['nombre']);
  expect(await campos({ codigo_postal: '19' })).toEqual(['codigo_postal']);
  expect(await campos({ partido: { id: 2_000_000_000 } })).toEqual(['partido.id']);
  expect(await campos({ nombre: 'La Plata' })).toEqual(['nombre']);
  expect(await campos({ latitud: 91 })).toEqual(['latitud']);
});
