import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLAVE_DE_PRUEBA, operador, type UsuarioDePrueba, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../../testing/crear-app-de-prueba.ts';

let prueba: AppDePrueba;
let maria: UsuarioDePrueba;
let lineas: string[] = [];

beforeAll(async () => {
  prueba = await crearAppDePrueba({ log: { nivel: 'info', destino: { write: (linea) => void lineas.push(linea) } } });
  maria = await usuario(prueba.db, 'mgarcia', { datos: { email: 'maria@example.com' } });
});
afterAll(() => prueba.cerrar());

const ingresar = (username: string, password: string) =>
  prueba.pedir('POST', '/authentication_token', { payload: { username, password }, remoteAddress: '190.12.3.4' });
const anotados = (): unknown[] =>
  lineas
    .map((linea) => JSON.parse(linea) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'ingreso')
    .map(({ user_id, resultado }) => ({ user_id, resultado }));
const acciones = async (usuario_id: number) =>
  (
    await prueba.db.selectFrom('auditoria').selectAll().where('entidad_id', '=', usuario_id).orderBy('id').execute()
  ).map(({ accion, entidad, usuario_id: quien }) => ({ accion, entidad, quien }));

test('cada ingreso queda en el registro y en la auditoría con su usuario y cómo terminó, y la salida también', async () => {
  const operadora = await operador(prueba.db, 'operadora', { roles: ['mesa'] });
  await ingresar('mgarcia', 'La.Que.No.Es');
  const { refresh_token } = (await ingresar('mgarcia', CLAVE_DE_PRUEBA)).json<{ refresh_token: string }>();
  for (let i = 0; i < 2; i += 1) await prueba.pedir('POST', '/token/revoke', { payload: { refresh_token } });
  await ingresar('nombre-que-no-existe', 'La.Que.No.Es');
  await ingresar('operadora', CLAVE_DE_PRUEBA);
  const baja = await usuario(prueba.db, 'de-baja');
  await prueba.db.updateTable('usuarios').set({ activo: false }).where('id', '=', baja.id).execute();
  await ingresar('de-baja', CLAVE_DE_PRUEBA);
  expect(anotados()).toEqual([
    { user_id: maria.id, resultado: 'incorrecto' },
    { user_id: maria.id, resultado: 'correcto' },
    { user_id: null, resultado: 'incorrecto' },
    { user_id: operadora.id, resultado: 'no_habilitado' },
    { user_id: baja.id, resultado: 'no_habilitado' },
  ]);
  const de = (id: number, accion: string) => ({ accion, entidad: 'sesion', quien: id });
  expect(await acciones(maria.id)).toEqual(['ingreso_incorrecto', 'ingresar', 'salir'].map((a) => de(maria.id, a)));
  // The other door is theirs, and the next thing that the page tries.
  expect(await acciones(operadora.id)).toEqual([]);
  expect(await acciones(baja.id)).toEqual([de(baja.id, 'ingreso_no_habilitado')]);
});

test('ni el registro ni la auditoría dicen con qué se probó, ni quién es', async () => {
  const filas = await prueba.db.selectFrom('auditoria').selectAll().execute();
  const todo = `${lineas.join('')}${JSON.stringify(filas)}`;
  for (const dato of ['La.Que.No.Es', CLAVE_DE_PRUEBA, 'nombre-que-no-existe', 'maria@example.com', maria.persona.cuit])
    expect(todo).not.toContain(dato);
  lineas = [];
});
