import type { AjustesDelColegio, EfectosDeLista, ListaDelColegio, ListaHecha } from '@colega/contract/colegio';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conectar, type Db } from '../../db/conectar.ts';
import { oficina } from '../../testing/colegio/oficinas.ts';
import { operador } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../testing/crear-app-de-prueba.ts';
import { leerColegio } from './leer-colegio.service.ts';

const INGRESO = '/colegio/authentication_token';
const BASE = '/colegio/listas';
const HOY = '2026-11-20';
const MANIANA = '2026-11-21';

let prueba: AppDePrueba;
let otroPortal: Db;
let ana: Pedir;
let beto: Pedir;
let admin: Pedir;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000, ahora: new Date(`${HOY}T15:00:00Z`) });
  otroPortal = conectar(prueba.url, { conexiones: 1 });
  for (const quien of ['ana', 'beto']) await operador(prueba.db, quien, { roles: ['aranceles'] });
  await operador(prueba.db, 'admin', { roles: ['administracion'] });
  [ana, beto] = [await prueba.conSesion('ana', INGRESO), await prueba.conSesion('beto', INGRESO)];
  admin = await prueba.conSesion('admin', INGRESO);
  // the college works already: any other list begins tomorrow
  await sql`insert into generaciones_de_cargos (anio, estado, por_mirar, quien, pedida_en)
    values (2026, 'en_curso', 1, 'ana', ${prueba.ahora()})`.execute(prueba.db);
});
afterAll(async () => {
  await otroPortal.destroy();
  await prueba.cerrar();
});

type Fila = Record<string, string>;
const leer = async () => (await ana('GET', `${BASE}/oficinas`)).json<ListaDelColegio>();
const enVigor = async (): Promise<Fila[]> => {
  const { publicadas, en_vigor } = await leer();
  return publicadas.find(({ id }) => id === en_vigor)?.filas ?? [];
};
const preparar = (filas: readonly Fila[], { desde = HOY, norma = 'Nota 5/26' } = {}) =>
  ana('POST', `${BASE}/oficinas`, { payload: { vigente_desde: desde, norma, filas } });
const actuar = (id: number, que: string, motivo?: string) =>
  beto('POST', `${BASE}/versiones/${id}/${que}`, motivo === undefined ? {} : { payload: { motivo } });
const publicar = async (filas: readonly Fila[], cuando = {}): Promise<number> => {
  const preparada = await preparar(filas, cuando);
  expect(preparada.statusCode, preparada.body).toBe(201);
  const { id } = preparada.json<ListaHecha>();
  const publicada = await actuar(id, 'publicar');
  expect(publicada.statusCode, publicada.body).toBe(200);
  return id;
};
const contacto = async () => (await prueba.app.inject('/contacto')).body;
const contactoDelDia = async (dia: string) => (await leerColegio(otroPortal)).contactoDe('distrito_i', dia);
const azul = (cambios: Fila = {}) =>
  oficina('Delegación Azul', {
    ...{ telefonos: '(02281) 42-0001, (02281) 42-0002', horario: 'Lunes a viernes de 8 a 14', orden: '40', ...cambios },
  });

test('una persona la prepara y otra la publica: rige desde ese día, se ve en la página de contacto y su pie lleva a ella', async () => {
  expect((await leer()).primer_dia).toBe(HOY);
  const preparada = await preparar([...(await enVigor()), azul()]);
  expect(preparada.statusCode, preparada.body).toBe(201);
  const { id } = preparada.json<ListaHecha>();
  expect(await contacto()).not.toContain('Delegación Azul');
  expect((await ana('POST', `${BASE}/versiones/${id}/publicar`)).json().codigo).toBe('lista_de_la_misma_persona');
  expect((await admin('POST', `${BASE}/versiones/${id}/publicar`)).statusCode).toBe(403);
  expect((await actuar(id, 'publicar')).statusCode).toBe(200);
  const pagina = await contacto();
  for (const dicho of ['San Martín 500, Azul', 'Lunes a viernes de 8 a 14', 'mailto:azul@colegio.example'])
    expect(pagina).toContain(dicho);
  expect(pagina).toContain('href="tel:02281420001"');
  expect((await prueba.app.inject('/verificar')).body).toContain('href="/contacto"');
  const { oficinas } = (await admin('GET', '/colegio/ajustes')).json<AjustesDelColegio>();
  expect(oficinas.at(-1)).toEqual({
    ...{
      nombre: 'Delegación Azul',
      distrito: 'Distrito I',
      distrito_id: 1,
      domicilio: 'San Martín 500',
      localidad: 'Azul',
      orden: 40,
    },
    ...{ telefonos: ['(02281) 42-0001', '(02281) 42-0002'], horario: 'Lunes a viernes de 8 a 14' },
    correo: 'azul@colegio.example',
  });
});

test('un teléfono que no entra en el ancho de un celular se parte, y no ensancha la página', async () => {
  expect(await contacto()).toContain('a.nb{display:inline-block;max-width:100%;white-space:normal}');
});

test('lo que se publicó mal hoy se corrige hoy; de un día que viene hay una sola', async () => {
  const otras = (await enVigor()).filter(({ nombre }) => nombre !== 'Delegación Azul');
  await publicar([...otras, azul({ telefonos: '(02281) 42-9999' })], { norma: 'Nota 6/26' });
  expect(await contacto()).toContain('(02281) 42-9999');
  await publicar(otras, { desde: MANIANA });
  const segunda = (await preparar([...otras, azul()], { desde: MANIANA })).json<ListaHecha>();
  expect((await actuar(segunda.id, 'publicar')).json().codigo).toBe('lista_ya_con_ese_dia');
  const descartada = await ana('POST', `${BASE}/versiones/${segunda.id}/descartar`, { payload: { motivo: 'No' } });
  expect(descartada.statusCode).toBe(200);
});

test('la primera oficina de un distrito es a la que se manda a sus matriculados, la de cada día', async () => {
  const viene = (await leer()).publicadas.find(({ vigente_desde }) => vigente_desde === MANIANA)?.id ?? 0;
  expect((await contactoDelDia(HOY)).domicilio).toContain('Calle 47');
  const otras = (await enVigor()).filter(({ distrito }) => distrito !== 'distrito_i');
  await publicar([azul({ orden: '1' }), ...otras], { desde: '2026-11-25' });
  const sede = (await contactoDelDia(HOY)).domicilio;
  expect((await contactoDelDia('2026-11-25')).domicilio).toBe('San Martín 500, Azul');
  expect((await contactoDelDia('2026-11-24')).domicilio).toBe(sede);
  expect((await actuar(viene, 'retirar', 'Era una prueba')).statusCode).toBe(200);
  // without any of its own, the college's
  await publicar(otras, { desde: '2026-11-26' });
  const { contacto: delColegio } = await leerColegio(otroPortal);
  expect(await contactoDelDia('2026-11-26')).toEqual(delColegio);
});

test.each([
  [{ nombre: 'Sede la plata' }, 'nombre'],
  [{ telefonos: '' }, 'telefonos'],
  [{ telefonos: 'llamar' }, 'telefonos'],
  [{ telefonos: Array(6).fill('221 555-0000').join(', ') }, 'telefonos'],
  [{ correo: 'no es' }, 'correo'],
  [{ distrito: 'ninguno' }, 'distrito'],
  [{ orden: '0' }, 'orden'],
  [{ domicilio: ' ' }, 'domicilio'],
])('%j se rechaza en su celda', async (cambios, columna) => {
  const filas = await enVigor();
  const respuesta = await preparar([...filas, oficina('Otra', cambios)]);
  expect([respuesta.statusCode, respuesta.json().errores[0].campo]).toEqual([422, `filas.${filas.length}.${columna}`]);
});

test('no hay oficina en un distrito cerrado, ni se cierra el que tiene una que rige o viene', async () => {
  expect((await admin('POST', '/colegio/ajustes/distritos', { payload: { nombre: 'Zona Sierra' } })).statusCode).toBe(
    201,
  );
  const { distritos } = (await admin('GET', '/colegio/ajustes')).json<AjustesDelColegio>();
  const id = distritos.find(({ nombre }) => nombre === 'Zona Sierra')?.id ?? 0;
  const cerrar = (cerrado = true) =>
    admin('PUT', `/colegio/ajustes/distritos/${id}/cierre`, { payload: { cerrado, pasa_a: null } });
  const filas = await enVigor();
  const suya = oficina('De la sierra', { distrito: 'zona_sierra', orden: '99' });
  const porVenir = await publicar([...filas, suya], { desde: '2026-12-01' });
  const conUna = await cerrar();
  expect([conUna.statusCode, conUna.json().detail]).toEqual([
    409,
    'No se puede cerrar Zona Sierra: tiene 1 oficina que rige o viene. Pasalos antes a otro distrito, o esperá a que terminen.',
  ]);
  expect((await actuar(porVenir, 'retirar', 'No va')).statusCode).toBe(200);
  const { id: preparada } = (await preparar([...filas, suya], { desde: '2026-12-02' })).json<ListaHecha>();
  expect((await cerrar()).statusCode).toBe(200);
  // what was right when it was prepared is asked again
  const tarde = await actuar(preparada, 'publicar');
  const mensaje = 'Ese distrito no está, o está cerrado.';
  expect([tarde.statusCode, tarde.json().errores]).toEqual([
    422,
    [{ campo: `filas.${filas.length}.distrito`, mensaje }],
  ]);
  expect((await leer()).distritos.find(({ valor }) => valor === 'zona_sierra')?.cerrada).toBe(true);
  expect((await cerrar(false)).statusCode).toBe(200);
  expect((await actuar(preparada, 'publicar')).statusCode).toBe(200);
});

test('quien publica ve qué cambia, dato por dato, y a cuántos se les avisa; queda en la auditoría', async () => {
  const filas = (await enVigor()).map((fila, i) => (i === 0 ? { ...fila, telefonos: '(0221) 555-0999' } : fila));
  const { id } = (await preparar(filas, { norma: 'Nota 9/26' })).json<ListaHecha>();
  const efectos = (await beto('GET', `${BASE}/versiones/${id}/efectos`)).json<EfectosDeLista>();
  expect(efectos.cambios).toEqual([
    { fila: 'Sede La Plata', dato: 'Teléfonos', antes: '(0221) 555-0101', despues: '(0221) 555-0999' },
  ]);
  expect(efectos.toca).toEqual([{ que: 'Matriculados a los que se les avisa', cuantos: 0 }]);
  expect((await actuar(id, 'publicar')).statusCode).toBe(200);
  const { items } = (await admin('GET', '/colegio/auditoria?entidad=lista&cual=oficinas')).json();
  expect(items[0]).toMatchObject({ accion: 'publicar_lista', hasta: { lista: 'oficinas', vigente_desde: HOY } });
});

test('la que esperaba cuando terminó su día se publica igual y rige desde ese momento, sin que quien publica la prepare', async () => {
  const filas = (await enVigor()).map((fila, i) => (i === 0 ? { ...fila, telefonos: '(0221) 555-0777' } : fila));
  const { id } = (await preparar(filas, { norma: 'Nota 10/26' })).json<ListaHecha>();
  prueba.avanzar(13 * 3_600_000);
  beto = await prueba.conSesion('beto', INGRESO);
  admin = await prueba.conSesion('admin', INGRESO);
  const efectos = (await beto('GET', `${BASE}/versiones/${id}/efectos`)).json<EfectosDeLista>();
  expect([efectos.vigente_desde, efectos.cambios.length]).toEqual([HOY, 1]);
  const publicada = await actuar(id, 'publicar');
  expect([publicada.statusCode, publicada.json<ListaHecha>().message]).toEqual([
    200,
    'Publicada: era para el 20/11/2026, que ya pasó, y rige desde hoy, 21/11/2026.',
  ]);
  const suya = await prueba.db
    .selectFrom('listas_del_colegio')
    .select(['vigente_desde', 'preparadores', 'publicada_por'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(suya.vigente_desde).toBe(MANIANA);
  expect(suya.preparadores).not.toContain(suya.publicada_por);
  expect(await contacto()).toContain('(0221) 555-0777');
  const { items } = (await admin('GET', '/colegio/auditoria?entidad=lista&cual=oficinas')).json();
  expect(items[0]).toMatchObject({
    accion: 'publicar_lista',
    desde: { vigente_desde: HOY },
    hasta: { vigente_desde: MANIANA },
  });
});
