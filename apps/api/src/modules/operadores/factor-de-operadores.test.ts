import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mensaje } from '../../correo/correo.ts';
import { crearTareas } from '../../jobs/tareas.ts';
import { vaciarCola } from '../../jobs/trabajador.ts';
import { CLAVE_DE_PRUEBA, operador, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../../testing/crear-app-de-prueba.ts';
import { activarApp, codigoDe } from '../../testing/sesion/con-factor.ts';
import { SIN_PASARELAS } from '../dinero/pasarelas/sin-pasarelas.ts';

const INGRESO = '/colegio/authentication_token';
const password = CLAVE_DE_PRUEBA;
let prueba: AppDePrueba;
// As in production: the demo asks for none.
beforeAll(async () => {
  prueba = await crearAppDePrueba({ entorno: { DEMO: '0' }, limiteDePedidos: 1_000_000 });
});
afterAll(() => prueba.cerrar());

const ingresarConApp = async (username: string, secreto: string) => {
  const payload = { username, password };
  const { desafio } = (await prueba.pedir('POST', INGRESO, { payload })).json<{ desafio: string }>();
  const cuerpo = { desafio, codigo: codigoDe(secreto, prueba.ahora()) };
  const respuesta = await prueba.pedir('POST', '/authentication_token/segundo_paso', { payload: cuerpo });
  return respuesta.json<{ token: string; refresh_token: string }>();
};
const conToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

test('sin segundo factor un operador no puede nada del Colegio, sea cual sea su rol; activado, en el acto', async () => {
  await operador(prueba.db, 'jefa', { roles: ['administracion', 'mesa'] });
  const jefa = await prueba.conSesion('jefa', INGRESO);
  const negado = await jefa('GET', '/colegio/operadores');
  expect([negado.statusCode, negado.json().codigo]).toEqual([403, 'falta_segundo_factor']);
  const avisos = async () => (await jefa('GET', '/avisos?lado=colegio')).statusCode;
  expect(await avisos()).toBe(403);
  expect((await jefa('GET', '/operador_propio')).json()).toMatchObject({ falta_segundo_factor: true });
  expect((await jefa('GET', '/segundo_factor')).json()).toMatchObject({ obligatorio: true, app: null });
  const { secreto } = await activarApp(prueba, jefa);
  expect((await jefa('GET', '/colegio/operadores')).statusCode).toBe(200);
  expect(await avisos()).toBe(200);
  const { token } = await ingresarConApp('jefa', secreto);
  expect((await prueba.pedir('GET', '/colegio/operadores', conToken(token))).statusCode).toBe(200);
});

test('no puede quitarse el último; en la demo, donde nadie lo exige, sí', async () => {
  const { id } = await operador(prueba.db, 'mesa', { roles: ['mesa'] });
  const sesion = await prueba.conSesion('mesa', INGRESO);
  const { secreto } = await activarApp(prueba, sesion);
  const payload = { password, codigo: codigoDe(secreto, prueba.ahora()) };
  const negado = await sesion('POST', '/segundo_factor/app/quitar', { payload });
  expect([negado.statusCode, negado.json().codigo]).toEqual([409, 'segundo_factor_obligatorio']);
  const app = prueba.db.selectFrom('apps_de_codigos').select('activa_desde').where('usuario_id', '=', id);
  expect(await app.executeTakeFirst()).toMatchObject({ activa_desde: expect.any(Date) });
  const demo = await crearAppDePrueba({ entorno: { DEMO: '1' } });
  await operador(demo.db, 'operador', { roles: ['administracion'] });
  const enLaDemo = await demo.conSesion('operador', INGRESO);
  expect((await enLaDemo('GET', '/colegio/operadores')).statusCode).toBe(200);
  expect((await enLaDemo('GET', '/segundo_factor')).json()).toMatchObject({ obligatorio: false });
  await demo.cerrar();
});

test('su sesión termina a los 30 minutos sin usarla; renovada, sigue', async () => {
  await operador(prueba.db, 'ocioso', { roles: ['mesa'] });
  const renovar = (refresh_token: string) =>
    prueba.pedir('POST', '/token/refresh', { payload: { refresh_token } }).then((respuesta) => ({
      statusCode: respuesta.statusCode,
      refresh_token: respuesta.json<{ refresh_token: string }>().refresh_token,
    }));
  let { refresh_token } = await prueba.conSesion('ocioso', INGRESO);
  for (let i = 0; i < 4; i += 1) {
    prueba.avanzar(29 * 60_000);
    const renovada = await renovar(refresh_token);
    expect(renovada.statusCode).toBe(200);
    refresh_token = renovada.refresh_token;
  }
  prueba.avanzar(30 * 60_000);
  expect((await renovar(refresh_token)).statusCode).toBe(401);
});

const enlaceDelCorreo = async (): Promise<string> => {
  const buzon: Mensaje[] = [];
  const correo = { enviar: async (mensaje: Mensaje) => void buzon.push(mensaje) };
  const almacen = { guardar: async () => undefined, leer: async () => null, borrar: async () => undefined };
  const direccionPublica = () => 'https://colega.test';
  const deps = { db: prueba.db, reloj: prueba.ahora, correo, almacen, pasarelas: SIN_PASARELAS, direccionPublica };
  await vaciarCola(prueba.url, crearTareas(deps));
  const enlaces = buzon.flatMap(({ html }) => /\/reset-password\/([\w-]+)/.exec(html)?.[1] ?? []);
  return enlaces.at(-1) ?? '';
};
const elegir = async (reset_token: string, clave: string) => {
  const payload = { password: clave, reset_token };
  return (await prueba.pedir('POST', '/usuarios/reset_password', { payload })).json<{
    falta_segundo_factor: unknown;
  }>();
};

test('quien fue dado de alta por otro elige su contraseña por el enlace y se le dice que le falta el segundo factor', async () => {
  await operador(prueba.db, 'administra', { roles: ['administracion'] });
  const administra = await prueba.conSesion('administra', INGRESO);
  await activarApp(prueba, administra);
  const persona = { apellido: 'Paz', nombre: 'Luz', cuit: '27-30123000-7', email: 'luz@example.com' };
  const payload = { ...persona, username: 'lpaz', distrito_id: null, roles: ['auditoria', 'administracion'] };
  const headers = { 'idempotency-key': 'alta-de-lpaz-0001' };
  expect((await administra('POST', '/colegio/operadores', { payload, headers })).statusCode).toBe(201);
  const elegida = await elegir(await enlaceDelCorreo(), CLAVE_DE_PRUEBA);
  expect(elegida.falta_segundo_factor).toEqual({ username: 'lpaz' });
  const suya = await prueba.conSesion('lpaz', INGRESO);
  const { secreto } = await activarApp(prueba, suya);
  const { token } = await ingresarConApp('lpaz', secreto);
  expect((await prueba.pedir('GET', '/colegio/operadores', conToken(token))).statusCode).toBe(200);
  await prueba.pedir('POST', '/usuarios/reset_token', { payload: { username: 'lpaz' } });
  expect((await elegir(await enlaceDelCorreo(), 'Otra.Clave.26')).falta_segundo_factor).toBeNull();
});

test('a un matriculado que elige su contraseña por el enlace no se le pide un segundo factor', async () => {
  await usuario(prueba.db, 'tecnica');
  await prueba.pedir('POST', '/usuarios/reset_token', { payload: { username: 'tecnica' } });
  expect((await elegir(await enlaceDelCorreo(), 'Otra.Clave.26')).falta_segundo_factor).toBeNull();
});

test('perdido todo, lo reponen dos personas: la segunda lo hace, sus sesiones se cierran y le llega el enlace', async () => {
  for (const username of ['repone', 'confirma']) await operador(prueba.db, username, { roles: ['administracion'] });
  const perdido = await operador(prueba.db, 'perdido', { roles: ['mesa'] });
  const [repone, confirma, suya] = [
    await prueba.conSesion('repone', INGRESO),
    await prueba.conSesion('confirma', INGRESO),
    await prueba.conSesion('perdido', INGRESO),
  ];
  for (const quien of [repone, confirma, suya]) await activarApp(prueba, quien);
  const pedir = async (como: typeof repone, motivo = 'Perdió el teléfono', id = perdido.id) => {
    const respuesta = await como('POST', `/colegio/operadores/${id}/reponer_acceso`, { payload: { motivo } });
    const { codigo, hecho } = respuesta.json<{ codigo?: string; hecho?: string }>();
    return [respuesta.statusCode, codigo ?? hecho];
  };
  const { id: propio } = await prueba.db
    .selectFrom('usuarios')
    .select('id')
    .where('username', '=', 'repone')
    .executeTakeFirstOrThrow();
  expect(await pedir(repone, 'Yo', propio)).toEqual([409, 'quita_propia']);
  expect((await pedir(repone, ' '))[0]).toBe(422);
  expect(await pedir(suya)).toEqual([403, 'sin_permiso']);
  expect(await pedir(repone)).toEqual([200, 'pedido']);
  expect(await pedir(repone)).toEqual([200, 'pedido']);
  const { items } = (await confirma('GET', '/colegio/operadores')).json<{
    items: { username: string; reposicion: { quien: string } | null }[];
  }>();
  const avisosDe = async (como: typeof repone) =>
    (await como('GET', '/avisos?lado=colegio'))
      .json<{ items: { titulo: string }[] }>()
      .items.map(({ titulo }) => titulo);
  const hace_falta = 'Para reponer: el acceso de perdido';
  expect((await avisosDe(confirma)).filter((titulo) => titulo === hace_falta)).toHaveLength(1);
  expect([...(await avisosDe(repone)), ...(await avisosDe(suya))]).not.toContain(hace_falta);
  expect(items.find(({ username }) => username === 'perdido')?.reposicion).toMatchObject({ quien: 'repone' });
  expect((await suya('GET', '/segundo_factor')).statusCode).toBe(200);
  expect(await pedir(confirma)).toEqual([200, 'quitado']);
  expect((await suya('GET', '/segundo_factor')).statusCode).toBe(401);
  expect(await pedir(confirma)).toEqual([409, 'sin_segundo_factor']);
  const lineas = await prueba.db
    .selectFrom('auditoria')
    .select(['quien', 'accion'])
    .where('entidad', '=', 'usuario')
    .where('entidad_id', '=', perdido.id)
    .orderBy('id')
    .execute();
  expect(lineas.slice(-3)).toEqual([
    { quien: 'repone', accion: 'pedir_quitar_factor' },
    { quien: 'repone', accion: 'pedir_quitar_factor' },
    { quien: 'confirma', accion: 'segundo_factor_quitado_por_el_colegio' },
  ]);
  expect((await elegir(await enlaceDelCorreo(), 'Otra.Clave.27')).falta_segundo_factor).toEqual({
    username: 'perdido',
  });
});

test('a quien opera en un distrito no se le repone desde otro', async () => {
  const [uno, otro] = await prueba.db.selectFrom('distritos').select('id').orderBy('id').execute();
  await operador(prueba.db, 'del-uno', { roles: ['administracion'], distrito_id: uno?.id ?? 0 });
  const ajeno = await operador(prueba.db, 'del-otro', { roles: ['mesa'], distrito_id: otro?.id ?? 0 });
  const como = await prueba.conSesion('del-uno', INGRESO);
  await activarApp(prueba, como);
  const payload = { motivo: 'Perdió el teléfono' };
  expect((await como('POST', `/colegio/operadores/${ajeno.id}/reponer_acceso`, { payload })).statusCode).toBe(404);
});
