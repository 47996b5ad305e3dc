import type { AjustesDelColegio, ListaDelColegio, ListaHecha } from '@colega/contract/colegio';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conectar, type Db } from '../../db/conectar.ts';
import { matricula, operador, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../testing/crear-app-de-prueba.ts';
import { formularioDe } from '../../testing/formulario-de.ts';
import { diasDePlazo, leerColegio } from './leer-colegio.service.ts';

const INGRESO = '/colegio/authentication_token';
const HOY = '2026-11-20';

let prueba: AppDePrueba;
let otroPortal: Db;
let ana: Pedir;
let beto: Pedir;
let distrital: Pedir;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000, ahora: new Date(`${HOY}T15:00:00Z`) });
  otroPortal = conectar(prueba.url, { conexiones: 1 });
  await operador(prueba.db, 'ana', { roles: ['administracion'] });
  await operador(prueba.db, 'beto', { roles: ['administracion'] });
  await operador(prueba.db, 'dora', { roles: ['administracion'], distrito_id: 1 });
  [ana, beto, distrital] = [
    await prueba.conSesion('ana', INGRESO),
    await prueba.conSesion('beto', INGRESO),
    await prueba.conSesion('dora', INGRESO),
  ];
});
afterAll(async () => {
  await otroPortal.destroy();
  await prueba.cerrar();
});

const leer = async (como = ana) => (await como('GET', '/colegio/ajustes')).json<AjustesDelColegio>();
const cambiar = (que: string, payload: object, version?: number, como = ana) =>
  como('PUT', `/colegio/ajustes/${que}`, {
    payload,
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });
const IDENTIDAD = {
  nombre: 'Colegio de la Prueba',
  cuit: '30-54667234-0',
  domicilio: 'Calle 1',
  localidad: 'Azul',
  telefono: '221 4556677',
  correo: 'hola@colegio.example',
};
const lineas = async () =>
  prueba.db
    .selectFrom('auditoria')
    .select(['accion', 'quien', 'desde', 'hasta'])
    .where('entidad', '=', 'colegio')
    .orderBy('id', 'desc')
    .execute();

test('lo que cambia vale en el acto en todos los portales, y queda con lo anterior en la auditoría', async () => {
  const { identidad } = await leer();
  const hecho = await cambiar('identidad', IDENTIDAD, identidad.version);
  expect([hecho.statusCode, hecho.headers.etag]).toEqual([200, `"${identidad.version + 1}"`]);
  expect((await leerColegio(otroPortal)).nombre).toBe('Colegio de la Prueba');
  expect((await prueba.app.inject('/verificar')).body).toContain('Colegio de la Prueba');
  expect((await prueba.pedir('GET', '/configuracion')).json().colegio.nombre).toBe('Colegio de la Prueba');
  const [ultima] = await lineas();
  expect(ultima).toMatchObject({ accion: 'cambiar_identidad', quien: 'ana', desde: { nombre: identidad.nombre } });
  expect(ultima?.hasta).not.toHaveProperty('cuit');
  expect((await cambiar('identidad', IDENTIDAD)).json().codigo).toBe('nada_que_corregir');
});

test('de dos a la vez entra uno, y al otro se le dice quién y cuándo; nada queda a medias', async () => {
  const { version } = (await leer()).distritos[0] ?? { version: 0 };
  const respuestas = await Promise.all([
    cambiar('distritos/1', { nombre: 'Uno' }, version, ana),
    cambiar('distritos/1', { nombre: 'Primero' }, version, beto),
  ]);
  expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  const tarde = respuestas.find(({ statusCode }) => statusCode === 412)?.json();
  expect(tarde).toMatchObject({ codigo: 'ajuste_cambiado' });
  expect(tarde.detail).toMatch(/^Esto lo cambió .+ el \d+/);
  expect((await lineas()).filter(({ accion }) => accion === 'cambiar_distrito')).toHaveLength(1);
  expect((await cambiar('distritos/99', { nombre: 'Otro' })).statusCode).toBe(404);
});

test('de lo que no se sabe quién lo cambió se dice que cambió, sin rayas', async () => {
  const vieja = (await cambiar('distritos/2', { nombre: 'Dos' }, 99)).json();
  expect(vieja).toMatchObject({ status: 412, codigo: 'ajuste_cambiado' });
  expect(vieja.detail).toMatch(/^Esto cambió mientras lo mirabas\. Volvé a leerlo/);
  expect(vieja.detail).not.toContain('—');
});

test('dos distritos no se llaman igual, tampoco si toman el nombre a la vez', async () => {
  const [uno, , otro, tercero] = (await leer()).distritos;
  const llamar = (cual: typeof uno, nombre: string) => cambiar(`distritos/${cual?.id ?? 0}`, { nombre });
  const repetido = await llamar(otro, uno?.nombre.toUpperCase() ?? '');
  expect([repetido.statusCode, repetido.json().errores?.[0].campo]).toEqual([422, 'nombre']);
  const respuestas = await Promise.all([llamar(otro, 'Distrito del Río'), llamar(tercero, 'Distrito del Río')]);
  expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
});

test.each([
  ['identidad', { ...IDENTIDAD, cuit: '30546672341' }, 'cuit'],
  ['identidad', { ...IDENTIDAD, correo: 'no es' }, 'correo'],
  ['identidad', { ...IDENTIDAD, nombre: ' ' }, 'nombre'],
  ['identidad', { ...IDENTIDAD, localidad: '' }, 'localidad'],
  ['distritos/1', { nombre: ' ' }, 'nombre'],
  ['colores', { color: '#ffee88', color_oscuro: null }, 'color'],
  ['colores', { color: null, color_oscuro: '#123456' }, 'color_oscuro'],
  ['colores', { color: 'rojo', color_oscuro: null }, 'color'],
  ['plazos/volvieron', { dias: 4, vigente_desde: '2026-11-19' }, 'vigente_desde'],
  ['plazos/volvieron', { dias: 0, vigente_desde: HOY }, 'dias'],
  ['plazos/volvieron', { dias: 4, vigente_desde: '2028-01-01' }, 'vigente_desde'],
  ['plazos/nada', { dias: 4, vigente_desde: HOY }, 'plazo'],
  ['textos/asunto.observado', { texto: 'Mirá {cupon}' }, 'texto'],
  ['textos/asunto.observado', { texto: '  ' }, 'texto'],
])('%s con %j se rechaza y dice qué dato', async (que, payload, campo) => {
  const { statusCode, ...respuesta } = await cambiar(que, payload);
  expect([statusCode, respuesta.json().errores[0].campo]).toEqual([422, campo]);
});

test('un plazo nuevo vale desde su día en la bandeja y del lado del matriculado; lo pasado queda', async () => {
  const { plazos } = await leer();
  const antes = plazos.find(({ plazo }) => plazo === 'para_revisar')?.dias ?? 0;
  expect((await cambiar('plazos/para_revisar', { dias: antes + 7, vigente_desde: HOY })).statusCode).toBe(200);
  await cambiar('plazos/responder_observacion', { dias: 21, vigente_desde: '2026-12-01' });
  await operador(prueba.db, 'mesa', { roles: ['mesa'] });
  const mesa = await prueba.conSesion('mesa', INGRESO);
  const { colas } = (await mesa('GET', '/colegio/bandeja')).json();
  expect(colas.find(({ cola }: { cola: string }) => cola === 'para_revisar').dias_habiles).toBe(antes + 7);
  const colegio = await leerColegio(otroPortal);
  const dias = ['2026-11-19', HOY].map((dia) => diasDePlazo(colegio, 'para_revisar', dia));
  expect(dias).toEqual([antes, antes + 7]);
  const deResponder = (await leer()).plazos.find(({ plazo }) => plazo === 'responder_observacion');
  expect(deResponder).toMatchObject({ siguen: [{ vigente_desde: '2026-12-01', dias: 21 }] });
  expect(diasDePlazo(colegio, 'responder_observacion', '2026-12-01')).toBe(21);
});

test('un plazo dicho para hoy sigue cuando empieza otro que ya estaba dicho, y dos a la vez quedan los dos', async () => {
  expect((await cambiar('plazos/volvieron', { dias: 9, vigente_desde: HOY })).statusCode).toBe(200);
  const dichos = async () => {
    const colegio = await leerColegio(otroPortal);
    return (['volvieron', 'para_revisar', 'responder_observacion'] as const).map((plazo) =>
      diasDePlazo(colegio, plazo, '2026-12-01'),
    );
  };
  const [volvieron, para_revisar = 0] = await dichos();
  expect(volvieron).toBe(9);
  expect((await leer()).plazos.find(({ plazo }) => plazo === 'volvieron')).toMatchObject({ dias: 9, siguen: [] });
  const aLaVez = await Promise.all([
    cambiar('plazos/volvieron', { dias: 11, vigente_desde: HOY }),
    cambiar('plazos/para_revisar', { dias: para_revisar + 1, vigente_desde: HOY }),
  ]);
  expect(aLaVez.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await dichos()).toEqual([11, para_revisar + 1, 21]);
});

test('los colores que se leen se aceptan, y un texto con los datos de su carta', async () => {
  expect((await cambiar('colores', { color: '#1B5E2B', color_oscuro: '#d3f9d8' })).statusCode).toBe(200);
  expect((await cambiar('textos/asunto.observado', { texto: 'Legajo {legajo}: observado' })).statusCode).toBe(200);
  expect(await leerColegio(otroPortal)).toMatchObject({
    ...{ color: '#1b5e2b', color_oscuro: '#d3f9d8' },
    textos: { 'asunto.observado': 'Legajo {legajo}: observado' },
  });
});

test('la marca se revisa, se sirve a cualquiera y se quita', async () => {
  const cargar = (bytes: Buffer) => ana('POST', '/colegio/ajustes/marca', formularioDe('file', 'marca.png', bytes));
  expect((await cargar(Buffer.from('<svg onload="1"/>'))).statusCode).toBe(422);
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  expect((await cargar(png)).statusCode).toBe(200);
  const { marca_url } = (await prueba.pedir('GET', '/configuracion')).json().colegio;
  const servida = await prueba.app.inject(marca_url);
  expect([servida.statusCode, servida.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(servida.headers['cache-control']).toContain('immutable');
  // A letter shows it in the page of whoever reads mail in a browser.
  expect(servida.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect((await prueba.app.inject('/marca/..%2Fnada')).statusCode).toBe(404);
  expect((await ana('DELETE', '/colegio/ajustes/marca')).statusCode).toBe(200);
  expect((await leer()).marca.marca_url).toBeNull();
});

test('quien administra un distrito no cambia ni lee lo de todo el Colegio', async () => {
  expect((await distrital('GET', '/colegio/ajustes')).statusCode).toBe(403);
  expect((await cambiar('identidad', IDENTIDAD, undefined, distrital)).statusCode).toBe(403);
});

test('en la auditoría un distrito se nombra y se busca por su nombre', async () => {
  const otra = await cambiar('distritos/2', { nombre: 'Distrito Dos' }, (await leer()).distritos[1]?.version);
  expect(otra.statusCode).toBe(200);
  const busqueda = `/colegio/auditoria?entidad=colegio&cual=${encodeURIComponent('distrito dos')}`;
  const { items } = (await ana('GET', busqueda)).json<{ items: { accion: string; cual: string }[] }>();
  expect(items.map(({ accion, cual }) => [accion, cual])).toEqual([['cambiar_distrito', 'Distrito Dos']]);
});

test('[S-1245] con una lista de plazos en preparación no se dicen de a uno, y se dice de quién es', async () => {
  await operador(prueba.db, 'eva', { roles: ['aranceles'] });
  const eva = await prueba.conSesion('eva', INGRESO);
  const { publicadas } = (await eva('GET', '/colegio/listas/plazos')).json<ListaDelColegio>();
  const filas = (publicadas.at(-1)?.filas ?? []).map((fila) => ({ ...fila, dias: '17', norma: '' }));
  const payload = { vigente_desde: '2027-03-01', norma: 'Acta 9', filas };
  const preparada = await eva('POST', '/colegio/listas/plazos', { payload });
  expect(preparada.statusCode, preparada.body).toBe(201);
  const rechazo = await cambiar('plazos/volvieron', { dias: 13, vigente_desde: HOY });
  expect([rechazo.statusCode, rechazo.json().codigo]).toEqual([409, 'lista_ya_en_preparacion']);
  const { id } = preparada.json<ListaHecha>();
  await eva('POST', `/colegio/listas/versiones/${id}/descartar`, { payload: { motivo: 'Se pensó mejor' } });
  expect((await cambiar('plazos/volvieron', { dias: 13, vigente_desde: HOY })).statusCode).toBe(200);
});

test('con el primer legajo los plazos pasan a ser una lista que se publica', async () => {
  expect((await leer()).en_marcha).toBe(false);
  const suyo = await usuario(prueba.db, 'tecnica');
  const { id: matricula_id } = await matricula(prueba.db, suyo.persona.id);
  await prueba.db
    .insertInto('legajos')
    .values({
      ...{ persona_id: suyo.persona.id, usuario_id: suyo.id, distrito_id: suyo.persona.distrito_id, matricula_id },
      ...{ rubro_id: 1, modalidad_id: 1, estado_id: 1, fecha: HOY, creado_en: prueba.ahora() },
      ...{ comitentes_busqueda: '', comitentes_orden: '' },
    })
    .execute();
  const { plazos, en_marcha } = await leer();
  const version = plazos.find(({ plazo }) => plazo === 'volvieron')?.version;
  const rechazo = await cambiar('plazos/volvieron', { dias: 6, vigente_desde: HOY }, version);
  expect([en_marcha, rechazo.statusCode, rechazo.json().codigo]).toEqual([true, 409, 'plazo_que_se_publica']);
});
