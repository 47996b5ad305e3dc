import type { Ruta } from '@colega/contract/route';
import { esPermisoDelColegio, permisosDe, ROLES, type Rol } from '@colega/domain/permisos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLAVE_DE_PRUEBA, operador, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../testing/crear-app-de-prueba.ts';

const INGRESO = '/colegio/authentication_token';
const NADIE = 2_000_000_000;

let prueba: AppDePrueba;
let distritos: number[];
let admin: Pedir;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000 });
  const filas = await prueba.db.selectFrom('distritos').select('id').orderBy('id').execute();
  distritos = filas.map(({ id }) => id);
  await operador(prueba.db, 'jefa', { roles: ['administracion'] });
  admin = await prueba.conSesion('jefa', INGRESO);
});
afterAll(() => prueba.cerrar());

const NUEVO = {
  apellido: 'Ríos',
  nombre: 'Inés',
  cuit: '27-20123456-0',
  email: 'irios@example.com',
  username: 'IRios',
};
const alta = (cambios: object = {}) =>
  admin('POST', '/colegio/operadores', { payload: { ...NUEVO, distrito_id: null, roles: ['mesa'], ...cambios } });
const idDe = async (username: string): Promise<number> =>
  (await prueba.db.selectFrom('usuarios').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;
const roles = (id: number, dados: readonly Rol[]) =>
  admin('PUT', `/colegio/operadores/${id}/roles`, { payload: { roles: dados } });
const historia = async (id: number) =>
  (
    await prueba.db
      .selectFrom('auditoria')
      .select(['accion', 'quien'])
      .where('entidad', '=', 'usuario')
      .where('entidad_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ accion, quien }) => `${accion} ${quien}`);

const deOperadores = (): Ruta[] => prueba.app.rutas.filter(({ acceso }) => esPermisoDelColegio(acceso));

// Any request gets past the door with the permission, and no further.
test.each(ROLES)('el rol %s abre las rutas de sus permisos, y ninguna otra', async (rol) => {
  await operador(prueba.db, `con-${rol}`, { roles: [rol] });
  const como = await prueba.conSesion(`con-${rol}`, INGRESO);
  const tiene = permisosDe([rol]);
  for (const { method, path, acceso } of deOperadores()) {
    const { statusCode } = await como(
      method,
      path.replace(':id', String(NADIE)),
      method === 'GET' ? {} : { payload: {} },
    );
    expect([method, path, statusCode === 403]).toEqual([method, path, !tiene.some((permiso) => permiso === acceso)]);
  }
});

test('sin rol, o siendo solo matriculado, no se abre ninguna', async () => {
  await operador(prueba.db, 'sin-rol', { roles: ['mesa'] });
  const sinRol = await prueba.conSesion('sin-rol', INGRESO);
  await prueba.db
    .deleteFrom('roles_de_operador')
    .where('usuario_id', '=', await idDe('sin-rol'))
    .execute();
  await usuario(prueba.db, 'mgarcia');
  const maria = await prueba.conSesion('mgarcia');
  expect(deOperadores().length).toBeGreaterThan(3);
  for (const { method, path } of deOperadores())
    for (const como of [sinRol, maria])
      expect((await como(method, path.replace(':id', '1'), method === 'GET' ? {} : { payload: {} })).statusCode).toBe(
        403,
      );
});

test('al operador de un distrito lo de otro le contesta como lo que no existe, y lo de todo el Colegio se le niega', async () => {
  const [uno = 0, otro = 0] = distritos;
  await operador(prueba.db, 'de-mesa', { roles: ['mesa', 'administracion'], distrito_id: uno });
  const como = await prueba.conSesion('de-mesa', INGRESO);
  const propia = await usuario(prueba.db, 'vecina', { datos: { distrito_id: uno } });
  const ajena = await usuario(prueba.db, 'lejana', { datos: { distrito_id: otro } });
  const ver = async (id: number) => (await como('GET', `/colegio/personas/${id}`)).statusCode;
  expect([await ver(propia.persona.id), await ver(ajena.persona.id), await ver(NADIE)]).toEqual([200, 404, 404]);
  const lejano = await operador(prueba.db, 'op-lejano', { roles: ['mesa'], distrito_id: otro });
  const jefa = await idDe('jefa');
  const quitar = async (id: number) => (await como('DELETE', `/colegio/operadores/${id}`)).statusCode;
  expect([await quitar(lejano.id), await quitar(jefa)]).toEqual([404, 403]);
  const vistos = (await como('GET', '/colegio/operadores')).json<{ items: { username: string }[] }>().items;
  expect(vistos.map(({ username }) => username)).toEqual(['de-mesa']);
  const payload = { ...NUEVO, distrito_id: null, roles: ['administracion'] };
  expect((await como('POST', '/colegio/operadores', { payload })).statusCode).toBe(403);
});

test('al portal de los matriculados un operador no entra, ni con su sesión abre nada de él [SES-012]', async () => {
  await expect(prueba.conSesion('jefa')).rejects.toThrow('El usuario no está habilitado para operar en el sistema');
  expect((await admin('GET', '/rubros')).statusCode).toBe(403);
  const payload = { username: 'mgarcia', password: CLAVE_DE_PRUEBA };
  expect((await prueba.pedir('POST', INGRESO, { payload })).statusCode).toBe(403);
});

test('cada operador lee lo suyo, y un matriculado que no lo es no encuentra nada', async () => {
  const [uno = 0] = distritos;
  const { id } = await operador(prueba.db, 'lectora', { roles: ['mesa', 'administracion'], distrito_id: uno });
  const lectora = await prueba.conSesion('lectora', INGRESO);
  expect((await lectora('GET', '/operador_propio')).json()).toMatchObject({
    ...{ id, username: 'lectora', roles: ['administracion', 'mesa'], distrito: { id: uno } },
    ...{ permisos: permisosDe(['mesa', 'administracion']), falta_segundo_factor: false },
  });
  const distritosDe = async (como: Pedir) =>
    (await como('GET', '/colegio/distritos')).json<{ items: { id: number }[] }>().items.map((distrito) => distrito.id);
  expect([await distritosDe(lectora), await distritosDe(admin)]).toEqual([[uno], distritos]);
  await usuario(prueba.db, 'solo-tecnica');
  const tecnica = await prueba.conSesion('solo-tecnica');
  expect((await tecnica('GET', '/operador_propio')).statusCode).toBe(404);
});

test('un alta en un distrito que no hay se rechaza entera, y un rol que se repite vale una vez', async () => {
  const otra = { cuit: '27-30123000-7', username: 'repetida', roles: ['visado', 'mesa', 'visado'] };
  const enNinguno = await alta({ ...otra, distrito_id: NADIE });
  expect([enNinguno.statusCode, enNinguno.json().codigo]).toEqual([404, 'distrito_no_existe']);
  const hecha = await alta(otra);
  expect([hecha.statusCode, hecha.json().roles]).toEqual([201, ['mesa', 'visado']]);
});

test('un alta, un cambio de roles y una baja valen en el acto y quedan en la auditoría', async () => {
  const nuevo = await alta();
  expect(nuevo.statusCode, nuevo.body).toBe(201);
  const { id } = nuevo.json<{ id: number }>();
  expect(nuevo.json()).toMatchObject({ username: 'irios', roles: ['mesa'], distrito: null });
  expect((await alta()).statusCode).toBe(409);
  expect((await alta({ cuit: '20-30111222-8' })).statusCode).toBe(422);
  expect((await alta({ cuit: '27240816356', username: 'irios' })).json()).toMatchObject({
    message: 'Ese usuario es de otra persona.',
  });
  const clave_hash = (await usuario(prueba.db, 'otra-clave')).clave_hash;
  await prueba.db.updateTable('usuarios').set({ clave_hash }).where('id', '=', id).execute();

  const ines = await prueba.conSesion('irios', INGRESO);
  expect((await ines('GET', '/colegio/operadores')).statusCode).toBe(403);
  expect((await roles(id, ['auditoria'])).json()).toMatchObject({ roles: ['auditoria'] });
  expect((await ines('GET', '/colegio/operadores')).statusCode).toBe(401);
  const otraVez = await prueba.conSesion('irios', INGRESO);
  expect((await otraVez('GET', '/colegio/operadores')).statusCode).toBe(200);
  expect((await admin('DELETE', `/colegio/operadores/${id}`)).statusCode).toBe(200);
  expect((await otraVez('GET', '/colegio/operadores')).statusCode).toBe(401);
  await expect(prueba.conSesion('irios', INGRESO)).rejects.toThrow();
  expect(await historia(id)).toEqual(['alta_operador jefa', 'cambiar_roles jefa', 'baja_operador jefa']);
  expect((await alta()).statusCode).toBe(201);
});

test('quien guarda roles o da de baja sobre lo que otra persona cambió se entera de quién y cuándo, y no deshace nada', async () => {
  await operador(prueba.db, 'segunda', { roles: ['administracion'] });
  const segunda = await prueba.conSesion('segunda', INGRESO);
  const { id } = await operador(prueba.db, 'disputada', { roles: ['mesa'] });
  const versionDe = async () =>
    (await admin('GET', '/colegio/operadores'))
      .json<{ items: { id: number; version: number }[] }>()
      .items.find((uno) => uno.id === id)?.version;
  const leida = await versionDe();
  const { nombre, apellido } = (await admin('GET', '/operador_propio')).json<{ nombre: string; apellido: string }>();
  const laJefa = `${nombre} ${apellido}`;
  const conVersion = (como: Pedir, version: number | undefined, dados: readonly Rol[] | null) =>
    como(dados ? 'PUT' : 'DELETE', `/colegio/operadores/${id}${dados ? '/roles' : ''}`, {
      ...(dados && { payload: { roles: dados } }),
      headers: { 'if-match': `"${version}"` },
    });
  const primera = await conVersion(admin, leida, ['mesa', 'visado']);
  expect(primera.json()).toMatchObject({ roles: ['mesa', 'visado'] });
  expect(primera.headers.etag).toBe(`"${await versionDe()}"`);
  // What they do to their own account is no change of their roles.
  await prueba.db
    .insertInto('auditoria')
    .values({ cuando: new Date(), quien: 'disputada', entidad: 'usuario', entidad_id: id, accion: 'cambiar_clave' })
    .execute();
  for (const dados of [['auditoria'] as const, null]) {
    const tarde = await conVersion(segunda, leida, dados);
    expect(tarde.json()).toMatchObject({ status: 412, codigo: 'operador_cambiado' });
    expect(tarde.json<{ message: string }>().message).toContain(`Sus roles los cambió ${laJefa} el `);
  }
  expect(await versionDe()).toBe(primera.json<{ version: number }>().version);
  expect((await conVersion(segunda, await versionDe(), null)).statusCode).toBe(200);
  // Whoever went and came back is not as they were read before.
  await operador(prueba.db, 'testigo', { roles: ['mesa'] });
  await prueba.db.insertInto('operadores').values({ usuario_id: id }).execute();
  expect((await conVersion(segunda, leida, ['mesa'])).statusCode).toBe(412);
});

test('quien es matriculado y operador sigue siendo matriculado después de la baja', async () => {
  const { persona, id } = await usuario(prueba.db, 'ambas');
  const { apellido, nombre, cuit, email } = persona;
  expect((await alta({ apellido, nombre, cuit, email, username: 'ambas' })).json()).toMatchObject({ id });
  const como = await prueba.conSesion('ambas', INGRESO);
  expect([
    (await como('GET', '/rubros')).statusCode,
    (await como('GET', `/colegio/personas/${persona.id}`)).statusCode,
  ]).toEqual([200, 200]);
  await admin('DELETE', `/colegio/operadores/${id}`);
  expect((await (await prueba.conSesion('ambas'))('GET', '/rubros')).statusCode).toBe(200);
});

test('siempre queda quien administre', async () => {
  const id = await idDe('jefa');
  for (const { id: otra } of await prueba.db
    .selectFrom('usuarios as u')
    .innerJoin('operadores as o', 'o.usuario_id', 'u.id')
    .innerJoin('roles_de_operador as r', 'r.usuario_id', 'u.id')
    .select('u.id')
    .where('r.rol', '=', 'administracion')
    .where('o.distrito_id', 'is', null)
    .where('u.id', '<>', id)
    .execute())
    expect((await admin('DELETE', `/colegio/operadores/${otra}`)).statusCode).toBe(200);
  expect((await roles(id, ['mesa'])).json()).toMatchObject({
    status: 409,
    message: 'Es la última persona que administra: antes dale el rol a otra.',
  });
  expect((await admin('DELETE', `/colegio/operadores/${id}`)).statusCode).toBe(409);
});
