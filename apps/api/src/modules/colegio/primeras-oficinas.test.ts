import type { AjustesDelColegio, ListaDelColegio, ListaHecha, PrimerosPasos } from '@colega/contract/colegio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conectar, type Db } from '../../db/conectar.ts';
import { matricula, operador, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../testing/crear-app-de-prueba.ts';
import { leerColegio } from './leer-colegio.service.ts';

const INGRESO = '/colegio/authentication_token';
const BASE = '/colegio/ajustes/oficinas';
const HOY = '2026-11-20';

let prueba: AppDePrueba;
let otroPortal: Db;
let [admin, ana, beto, distrital]: Pedir[] = [];
beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000, ahora: new Date(`${HOY}T15:00:00Z`) });
  otroPortal = conectar(prueba.url, { conexiones: 1 });
  for (const quien of ['ana', 'beto']) await operador(prueba.db, quien, { roles: ['aranceles'] });
  await operador(prueba.db, 'admin', { roles: ['administracion'] });
  await operador(prueba.db, 'distrital', { roles: ['administracion'], distrito_id: 1 });
  [admin, ana, beto, distrital] = await Promise.all(
    ['admin', 'ana', 'beto', 'distrital'].map((quien) => prueba.conSesion(quien, INGRESO)),
  );
  const { persona } = await usuario(prueba.db, 'tecnica');
  await matricula(prueba.db, persona.id, { estado: 'activo', fecha_alta: '2015-03-02' });
});
afterAll(async () => {
  await otroPortal.destroy();
  await prueba.cerrar();
});

const pedirComo = (quien: Pedir | undefined, ...pedido: Parameters<Pedir>) => {
  if (!quien) throw new Error('Todavía no ingresó nadie');
  return quien(...pedido);
};
const leer = async () => (await pedirComo(admin, 'GET', '/colegio/ajustes')).json<AjustesDelColegio>();
const nombres = async (): Promise<string[]> => (await leer()).oficinas.map(({ nombre }) => nombre);
const SEDE = {
  ...{ nombre: 'Sede nueva', distrito_id: 1, domicilio: 'Mitre 1', localidad: 'Azul' },
  ...{ telefonos: ['2281 42-0001', '2281 42-0002'], horario: 'De 8 a 14', correo: 'azul@colegio.example', orden: 900 },
};
const decir = (payload: object, quien = admin) => pedirComo(quien, 'POST', BASE, { payload });
const deUna = (nombre: string): string => `${BASE}/${encodeURIComponent(nombre)}`;

test('[S-1218] quien pone en marcha el Colegio dice sola las oficinas, y rigen en el acto en todos los portales', async () => {
  const { primeras_oficinas, oficinas } = await leer();
  expect(primeras_oficinas.se_dicen).toBe(true);
  expect((await decir(SEDE)).statusCode).toBe(201);
  expect((await leerColegio(otroPortal)).oficinasDe(HOY).at(-1)).toMatchObject({
    ...{ nombre: 'Sede nueva', domicilio: 'Mitre 1', telefonos: ['2281 42-0001', '2281 42-0002'] },
    distrito: { nombre: 'Distrito I' },
  });
  expect((await leer()).oficinas.at(-1)).toMatchObject({ distrito: 'Distrito I', distrito_id: 1, orden: 900 });
  const cambiada = { ...SEDE, nombre: 'Sede / Azul', distrito_id: null, telefonos: ['2281 42-0003'] };
  const deAntes = { 'if-match': `"${primeras_oficinas.version}"` };
  const vencida = await pedirComo(admin, 'PUT', deUna('Sede nueva'), { payload: cambiada, headers: deAntes });
  expect([vencida.statusCode, vencida.json().codigo]).toEqual([412, 'ajuste_cambiado']);
  const headers = { 'if-match': `"${(await leer()).primeras_oficinas.version}"` };
  const puesta = await pedirComo(admin, 'PUT', deUna('Sede nueva'), { payload: cambiada, headers });
  expect([puesta.statusCode, puesta.json().message]).toEqual([200, 'Guardado. Ya vale.']);
  for (const { nombre } of oficinas)
    expect((await pedirComo(admin, 'DELETE', deUna(nombre))).statusCode, nombre).toBe(200);
  expect(await nombres()).toEqual(['Sede / Azul']);
  const unica = await pedirComo(admin, 'DELETE', deUna('Sede / Azul'));
  expect([unica.statusCode, unica.json().codigo]).toEqual([409, 'oficina_que_queda']);
  expect((await pedirComo(admin, 'DELETE', deUna('Ninguna'))).statusCode).toBe(404);
  const { items } = (await pedirComo(admin, 'GET', '/colegio/auditoria?entidad=colegio&cual=oficinas')).json<{
    items: object[];
  }>();
  expect(items.at(oficinas.length)).toMatchObject({
    accion: 'cambiar_oficina',
    desde: { oficina: 'Sede nueva: Mitre 1, Azul · 2281 42-0001, 2281 42-0002 · De 8 a 14 · azul@colegio.example' },
    hasta: { oficina: 'Sede / Azul: Mitre 1, Azul · 2281 42-0003 · De 8 a 14 · azul@colegio.example' },
  });
  expect(items.at(oficinas.length + 1)).toMatchObject({ accion: 'agregar_oficina' });
  expect(items[0]).toMatchObject({ accion: 'cerrar_oficina', hasta: { oficina: null } });
  // nobody goes anywhere yet
  expect(await prueba.db.selectFrom('cambios_avisados').selectAll().execute()).toEqual([]);
  const { pasos } = (await pedirComo(admin, 'GET', '/colegio/primeros_pasos')).json<PrimerosPasos>();
  expect(pasos.find(({ paso }) => paso === 'oficinas')?.de_fabrica).toBe(false);
});

test('lo que está mal se dice en su campo, y quien trabaja en un distrito no las dice', async () => {
  for (const [cambio, campo, dicho] of [
    [{ telefonos: ['no sé'] }, 'telefonos', '«no sé» no es un teléfono'],
    [{ correo: 'azul' }, 'correo', ''],
    [{ nombre: 'sede / azul' }, 'nombre', 'Ya hay una oficina con ese nombre.'],
    [{ distrito_id: 77 }, 'distrito_id', 'Ese distrito no está, o está cerrado.'],
    [{ domicilio: '' }, 'domicilio', ''],
  ] as const) {
    const rechazo = await decir({ ...SEDE, ...cambio });
    const mensaje = expect.stringContaining(dicho);
    expect([rechazo.statusCode, rechazo.json().errores[0]], campo).toMatchObject([422, { campo, mensaje }]);
  }
  expect((await decir(SEDE, distrital)).statusCode).toBe(403);
  expect(await nombres()).toEqual(['Sede / Azul']);
});

const cerrar = (cerrados: boolean, quien = admin) =>
  pedirComo(quien, 'PUT', '/colegio/primeros_pasos', { payload: { cerrados } });
const filasConHorario = async (horario: string) => {
  const { publicadas } = (await pedirComo(ana, 'GET', '/colegio/listas/oficinas')).json<ListaDelColegio>();
  return publicadas.at(-1)?.filas.map((fila) => ({ ...fila, horario })) ?? [];
};
const preparar = async (horario: string): Promise<ListaHecha> => {
  const payload = { vigente_desde: HOY, norma: 'Acta 1', filas: await filasConHorario(horario) };
  return (await pedirComo(ana, 'POST', '/colegio/listas/oficinas', { payload })).json();
};

test('[S-1245] con una lista de oficinas en preparación no se dicen solas, y se dice de quién es; descartada, sí', async () => {
  expect((await decir(SEDE)).statusCode).toBe(201);
  const { historia } = (await pedirComo(ana, 'GET', '/colegio/listas/oficinas')).json<ListaDelColegio>();
  expect(historia[0]).toMatchObject({ origen: 'arranque', norma: 'Puesta en marcha', vigente_desde: HOY });
  const { id } = await preparar('De 7 a 8');
  const deUnaMas = deUna('Sede nueva');
  for (const rechazo of [
    await decir({ ...SEDE, nombre: 'Otra' }),
    await pedirComo(admin, 'PUT', deUnaMas, { payload: { ...SEDE, orden: 901 } }),
    await pedirComo(admin, 'DELETE', deUnaMas),
  ]) {
    expect([rechazo.statusCode, rechazo.json().codigo]).toEqual([409, 'lista_ya_en_preparacion']);
    expect(rechazo.json().detail).toMatch(/^Ya hay una en preparación, de .*[a-z].*: corregila/);
  }
  const payload = { motivo: 'Se pensó mejor' };
  expect((await pedirComo(ana, 'POST', `/colegio/listas/versiones/${id}/descartar`, { payload })).statusCode).toBe(200);
  expect((await leer()).primeras_oficinas.se_dicen).toBe(true);
});

test('[S-1218, S-1245] la que publican dos personas rige aunque antes, o a la vez, alguien diga una sola; después ya no', async () => {
  expect((await decir({ ...SEDE, nombre: 'De antes' })).statusCode).toBe(201);
  const { id } = await preparar('De 9 a 15');
  const [publicada, dicha] = await Promise.all([
    pedirComo(beto, 'POST', `/colegio/listas/versiones/${id}/publicar`),
    decir({ ...SEDE, nombre: 'Otra' }),
  ]);
  expect([publicada.statusCode, dicha.statusCode]).toEqual([200, 409]);
  const despues = await decir({ ...SEDE, nombre: 'Y otra' });
  expect([despues.statusCode, despues.json().codigo]).toEqual([409, 'oficinas_que_se_publican']);
  expect((await leer()).primeras_oficinas.se_dicen).toBe(false);
  expect((await nombres()).includes('De antes')).toBe(true);
  expect((await leer()).oficinas.every(({ horario }) => horario === 'De 9 a 15')).toBe(true);
});

test('[S-1218] dada por terminada la puesta en marcha ya no se dicen, tampoco si sus pasos se muestran otra vez', async () => {
  const otra = await crearAppDePrueba({ limiteDePedidos: 1_000_000, ahora: new Date(`${HOY}T15:00:00Z`) });
  try {
    await operador(otra.db, 'admin', { roles: ['administracion'] });
    const suya = await otra.conSesion('admin', INGRESO);
    expect((await decir(SEDE, suya)).statusCode).toBe(201);
    for (const cerrados of [true, false]) {
      expect((await cerrar(cerrados, suya)).statusCode).toBe(200);
      const rechazo = await decir({ ...SEDE, nombre: 'Otra' }, suya);
      expect([rechazo.statusCode, rechazo.json().codigo]).toEqual([409, 'oficinas_que_se_publican']);
    }
  } finally {
    await otra.cerrar();
  }
});
