import type { Rol } from '@colega/domain/permisos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operador, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../testing/crear-app-de-prueba.ts';

const INGRESO = '/colegio/authentication_token';
let prueba: AppDePrueba;
let uno: number;
let otro: number;
let jefa: Pedir;
let local: Pedir;
beforeAll(async () => {
  prueba = await crearAppDePrueba();
  const filas = await prueba.db.selectFrom('distritos').select('id').orderBy('id').execute();
  [uno = 0, otro = 0] = filas.map(({ id }) => id);
  await operador(prueba.db, 'jefa', { roles: ['administracion'] });
  await operador(prueba.db, 'local', { roles: ['administracion'], distrito_id: uno });
  jefa = await prueba.conSesion('jefa', INGRESO);
  local = await prueba.conSesion('local', INGRESO);
});
afterAll(() => prueba.cerrar());

const INVENTADO = { apellido: 'Otro', nombre: 'Nombre', email: 'otro@example.com', username: 'otro-usuario' };
const DE_OTRO = {
  status: 409,
  message: 'Ese CUIT no es de tu distrito: tiene que agregarlo alguien que administre todo el Colegio.',
};
const agregar = async (como: Pedir, cuit: string, distrito_id: number | null = uno, roles: Rol[] = ['mesa']) => {
  const payload = { ...INVENTADO, cuit, distrito_id, roles };
  const respuesta = await como('POST', '/colegio/operadores', { payload });
  const { message, email, username } = respuesta.json<{ message?: string; email?: string; username?: string }>();
  return { status: respuesta.statusCode, ...(message === undefined ? { email, username } : { message }) };
};

test('por el CUIT no se llega a quien es de otro distrito ni a quien opera fuera del propio, y a todos se les dice lo mismo', async () => {
  const ajena = await usuario(prueba.db, 'lejana', { datos: { distrito_id: otro } });
  const suya = await prueba.conSesion('lejana');
  const deOtraMesa = await operador(prueba.db, 'de-otra-mesa', { roles: ['mesa'], distrito_id: otro });
  const deTodo = await operador(prueba.db, 'de-todo', { roles: ['mesa'] });
  const dadaDeBaja = await usuario(prueba.db, 'dada-de-baja', { datos: { distrito_id: otro } });
  await prueba.db.updateTable('usuarios').set({ activo: false }).where('id', '=', dadaDeBaja.id).execute();
  for (const { persona } of [ajena, deOtraMesa, deTodo, dadaDeBaja])
    expect(await agregar(local, persona.cuit)).toEqual(DE_OTRO);
  expect((await suya('GET', '/rubros')).statusCode).toBe(200);
  const { activo } = await prueba.db
    .selectFrom('usuarios')
    .select('activo')
    .where('id', '=', dadaDeBaja.id)
    .executeTakeFirstOrThrow();
  expect(activo).toBe(false);
  const operan = prueba.db.selectFrom('operadores').select('usuario_id').where('usuario_id', '=', ajena.id);
  expect(await operan.execute()).toEqual([]);
});

test('a quien es de su distrito lo agrega, y el Colegio entero agrega a cualquiera: sigue con los datos de su cuenta', async () => {
  const propia = await usuario(prueba.db, 'vecina', { datos: { distrito_id: uno } });
  const ajena = await usuario(prueba.db, 'otra-lejana', { datos: { distrito_id: otro } });
  for (const [como, { persona, username }] of [
    [local, propia],
    [jefa, ajena],
  ] as const)
    expect(await agregar(como, persona.cuit)).toEqual({ status: 201, username, email: persona.email });
});
