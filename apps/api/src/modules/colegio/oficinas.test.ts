import type { AjustesDelColegio } from '@colega/contract/colegio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conectar, type Db } from '../../db/conectar.ts';
import { operador } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../testing/crear-app-de-prueba.ts';
import { leerColegio } from './leer-colegio.service.ts';

const INGRESO = '/colegio/authentication_token';

let prueba: AppDePrueba;
let otroPortal: Db;
let ana: Pedir;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000, ahora: new Date('2026-11-20T15:00:00Z') });
  otroPortal = conectar(prueba.url, { conexiones: 1 });
  await operador(prueba.db, 'ana', { roles: ['administracion'] });
  ana = await prueba.conSesion('ana', INGRESO);
});
afterAll(async () => {
  await otroPortal.destroy();
  await prueba.cerrar();
});

const leer = async () => (await ana('GET', '/colegio/ajustes')).json<AjustesDelColegio>();
const pedir = (metodo: 'PUT' | 'POST', que: string, payload: object, version?: number) =>
  ana(metodo, `/colegio/ajustes/${que}`, {
    payload,
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });
const OFICINA = {
  ...{ nombre: 'Delegación Azul', distrito_id: 1, domicilio: 'San Martín 500', localidad: 'Azul' },
  ...{ telefonos: ['(02281) 42-0001', '(02281) 42-0002'], horario: 'Lunes a viernes de 8 a 14' },
  ...{ correo: 'azul@colegio.example', orden: 40 },
};
const contacto = async () => (await prueba.app.inject('/contacto')).body;

test('una oficina nueva se ve en el acto en la página de contacto, y su pie lleva a ella', async () => {
  expect(await contacto()).not.toContain('Delegación Azul');
  expect((await pedir('POST', 'oficinas', OFICINA)).statusCode).toBe(201);
  const pagina = await contacto();
  for (const dicho of ['San Martín 500, Azul', 'Lunes a viernes de 8 a 14', 'mailto:azul@colegio.example'])
    expect(pagina).toContain(dicho);
  expect(pagina).toContain('href="tel:02281420001"');
  expect((await prueba.app.inject('/verificar')).body).toContain('href="/contacto"');
});

test('un teléfono que no entra en el ancho de un celular se parte, y no ensancha la página', async () => {
  expect(await contacto()).toContain('a.nb{display:inline-block;max-width:100%;white-space:normal}');
});

test('la primera oficina de un distrito es a la que se manda a sus matriculados; cerrada, la que sigue', async () => {
  const oficina = (await leer()).oficinas.find(({ nombre }) => nombre === 'Delegación Azul');
  const { id = 0, version = 0 } = oficina ?? {};
  const suyo = async () => (await leerColegio(otroPortal)).contactoDe('distrito_i').domicilio;
  expect(await suyo()).toContain('Calle 47');
  const primera = await pedir('PUT', `oficinas/${id}`, { ...OFICINA, orden: 1 }, version);
  expect([primera.statusCode, primera.headers.etag]).toEqual([200, `"${version + 1}"`]);
  const [sede] = (await leer()).oficinas.filter((una) => una.distrito_id === 1 && una.id !== id);
  await pedir('PUT', `oficinas/${sede?.id}/cierre`, { cerrada: true });
  expect(await suyo()).toBe('San Martín 500, Azul');
  expect((await pedir('PUT', `oficinas/${id}`, OFICINA, version)).statusCode).toBe(412);
  expect((await pedir('PUT', `oficinas/${id}/cierre`, { cerrada: true })).statusCode).toBe(200);
  expect(await suyo()).toBe((await leerColegio(otroPortal)).contacto.domicilio);
  expect(await contacto()).not.toContain('Delegación Azul');
  expect((await pedir('PUT', `oficinas/${id}/cierre`, { cerrada: false })).statusCode).toBe(200);
});

test.each([
  [{ nombre: 'Delegación azul' }, 'nombre'],
  [{ nombre: 'Otra', telefonos: [] }, 'telefonos'],
  [{ nombre: 'Otra', telefonos: ['llamar'] }, 'telefonos'],
  [{ nombre: 'Otra', telefonos: Array(6).fill('221 555-0000') }, 'telefonos'],
  [{ nombre: 'Otra', correo: 'no es' }, 'correo'],
  [{ nombre: 'Otra', distrito_id: 999 }, 'distrito_id'],
  [{ nombre: 'Otra', orden: 0 }, 'orden'],
  [{ nombre: 'Otra', domicilio: ' ' }, 'domicilio'],
])('%j se rechaza y dice qué dato', async (cambios, campo) => {
  const respuesta = await pedir('POST', 'oficinas', { ...OFICINA, ...cambios });
  expect([respuesta.statusCode, respuesta.json().errores[0].campo]).toEqual([422, campo]);
});

test('dos a la vez con un nombre: entra una; en la auditoría se busca por él', async () => {
  const repetidas = await Promise.all(
    ['Tandil', 'TANDIL'].map((nombre) => pedir('POST', 'oficinas', { ...OFICINA, nombre, distrito_id: null })),
  );
  expect(repetidas.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  const { items } = (await ana('GET', '/colegio/auditoria?entidad=colegio&cual=tandil')).json();
  expect(items).toMatchObject([{ accion: 'agregar_oficina', cual: expect.stringMatching(/^tandil$/i) }]);
});
