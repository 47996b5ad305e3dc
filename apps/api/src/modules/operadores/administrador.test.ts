import { afterAll, beforeAll, expect, test } from 'vitest';
import { avisoDeAdministrador } from '../../arranque/enlace-inicial.ts';
import { type AppDePrueba, crearAppDePrueba } from '../../testing/crear-app-de-prueba.ts';
import { crearEnlace, enlaceInicial } from './administrador.service.ts';

const UNA_HORA = 3_600_000;
let prueba: AppDePrueba;
beforeAll(async () => {
  prueba = await crearAppDePrueba();
});
afterAll(() => prueba.cerrar());

const CUENTA = {
  apellido: 'Ríos',
  nombre: 'Inés',
  cuit: '27-20123456-0',
  email: 'irios@example.com',
  username: 'irios',
};
const crear = async (token: string, cambios: object = {}) => {
  const payload = { ...CUENTA, password: 'La.clave.de.Ines.26', token, ...cambios };
  const respuesta = await prueba.pedir('POST', '/colegio/primer_administrador', { payload });
  return { status: respuesta.statusCode, mensaje: respuesta.json<{ message: string }>().message };
};
const iniciar = () => enlaceInicial(prueba.db, prueba.ahora());
const INVALIDO = { status: 422, mensaje: 'El enlace no es válido o venció. Pedí otro a quien atiende el servidor.' };

test('de varios procesos que arrancan a la vez sobre una base vacía, uno hace el enlace', async () => {
  const hechos = await Promise.all(Array.from({ length: 6 }, iniciar));
  expect(hechos.filter((hecho) => typeof hecho === 'object')).toHaveLength(1);
  expect(hechos.filter((hecho) => hecho === 'ya_hay')).toHaveLength(5);
  const filas = await prueba.db.selectFrom('enlaces_de_administracion').selectAll().execute();
  expect(filas).toHaveLength(1);
  const [hecho] = hechos.filter((uno) => typeof uno === 'object');
  expect(JSON.stringify(filas)).not.toContain(hecho?.token);
});

test('un enlace nuevo deja sin valor al anterior, y vence', async () => {
  const anterior = await crearEnlace(prueba.db, prueba.ahora());
  const token = await crearEnlace(prueba.db, prueba.ahora());
  expect(await crear(anterior)).toEqual(INVALIDO);
  expect(await crear('inventado')).toEqual(INVALIDO);
  prueba.avanzar(24 * UNA_HORA);
  expect(await crear(token)).toEqual(INVALIDO);
  const aviso = await avisoDeAdministrador(prueba.db, prueba.ahora(), 'https://portal.test');
  expect(aviso).toMatch(/https:\/\/portal\.test\/administrador\/[\w-]{43}$/);
});

test('de varios pedidos a la vez vale un solo enlace', async () => {
  const tokens = await Promise.all(Array.from({ length: 6 }, () => crearEnlace(prueba.db, prueba.ahora())));
  expect(new Set(tokens).size).toBe(6);
  expect(await prueba.db.selectFrom('enlaces_de_administracion').selectAll().execute()).toHaveLength(1);
});

test('con datos que no valen el enlace sigue sirviendo; con los buenos, una sola vez aunque se use a la vez', async () => {
  const token = await crearEnlace(prueba.db, prueba.ahora());
  expect(await crear(token, { cuit: '27-20123456-5' })).toMatchObject({ status: 422 });
  expect(await crear(token, { password: 'corta' })).toMatchObject({ status: 422 });
  expect(await crear(token, { password: 'contraseña' })).toMatchObject({
    status: 422,
    mensaje: expect.stringContaining('Elegí otra'),
  });
  const juntos = await Promise.all([crear(token), crear(token, { username: 'otro', cuit: '20-40111222-8' })]);
  expect(juntos.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect(await crear(token)).toEqual(INVALIDO);
  expect(await prueba.db.selectFrom('operadores').selectAll().execute()).toHaveLength(1);
  expect(await iniciar()).toBe('sin_falta');
  expect(await avisoDeAdministrador(prueba.db, prueba.ahora(), 'https://portal.test')).toBeNull();
});

test('quien administra entra por el ingreso del Colegio y queda en la auditoría quién lo creó', async () => {
  const { username } = await prueba.db
    .selectFrom('usuarios as u')
    .innerJoin('operadores as o', 'o.usuario_id', 'u.id')
    .select('u.username')
    .executeTakeFirstOrThrow();
  const payload = { username, password: 'La.clave.de.Ines.26' };
  const ingreso = await prueba.pedir('POST', '/colegio/authentication_token', { payload });
  const headers = { authorization: `Bearer ${ingreso.json<{ token: string }>().token}` };
  const { items } = (await prueba.pedir('GET', '/colegio/operadores', { headers })).json<{ items: unknown[] }>();
  expect(items).toMatchObject([{ username, roles: ['administracion'], distrito: null }]);
  const deSuCuenta = prueba.db.selectFrom('auditoria').where('entidad', '=', 'usuario');
  const linea = await deSuCuenta.select(['accion', 'quien']).execute();
  expect(linea).toEqual([{ accion: 'alta_operador', quien: 'Enlace de administración' }]);
});
