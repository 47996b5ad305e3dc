import type { FichaDePersona } from '@colega/contract/perfil';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matricula, operador, type UsuarioDePrueba, usuario } from '../../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../../testing/crear-app-de-prueba.ts';

const INGRESO = '/colegio/authentication_token';
const motivo = 'Nota 12/26';
let prueba: AppDePrueba;
/** Somebody who administers the whole college, and lives in the first district. */
let jefa: UsuarioDePrueba;
let maria: UsuarioDePrueba;
let deDistrito: Pedir;
let deTodo: Pedir;
let administra: Pedir;

beforeAll(async () => {
  prueba = await crearAppDePrueba({ ahora: new Date('2026-03-10T15:00:00Z') });
  const { id } = await prueba.db.selectFrom('distritos').select('id').orderBy('id').executeTakeFirstOrThrow();
  jefa = await operador(prueba.db, 'jefa', { roles: ['administracion'] });
  maria = await usuario(prueba.db, 'mnunez', { datos: { verificado: true, distrito_id: id } });
  await matricula(prueba.db, maria.persona.id, {
    codigo: 'T-12.345',
    titulo_descripcion: '',
    titulo_verificado: false,
  });
  await operador(prueba.db, 'local', { roles: ['matriculas'], distrito_id: id });
  await operador(prueba.db, 'general', { roles: ['matriculas'] });
  await operador(prueba.db, 'otra-jefa', { roles: ['matriculas', 'administracion'] });
  [deDistrito, deTodo, administra] = [
    await prueba.conSesion('local', INGRESO),
    await prueba.conSesion('general', INGRESO),
    await prueba.conSesion('otra-jefa', INGRESO),
  ];
});
afterAll(() => prueba.cerrar());

const actuar = (como: Pedir, id: number, acto: string, payload: object = {}) =>
  como('POST', `/colegio/personas/${id}/${acto}`, { payload });
const correo = (email: string) => ({ motivo, datos: { email } });

test('la entrada de quien trabaja para el Colegio no la toca quien no administra a sus operadores', async () => {
  const { id } = jefa.persona;
  for (const [como, negado] of [
    [deDistrito, 404],
    [deTodo, 403],
  ] as const) {
    expect((await actuar(como, id, 'corregir', correo('ajeno@example.com'))).statusCode).toBe(negado);
    expect((await actuar(como, id, 'enlace_de_ingreso')).statusCode).toBe(negado);
  }
  expect((await actuar(administra, id, 'corregir', correo('jefa@example.com'))).statusCode).toBe(200);
  expect((await actuar(administra, id, 'enlace_de_ingreso')).statusCode).toBe(200);
  expect((await actuar(deDistrito, maria.persona.id, 'corregir', correo('maria@example.com'))).statusCode).toBe(200);
  expect((await actuar(deDistrito, maria.persona.id, 'enlace_de_ingreso')).statusCode).toBe(200);
});

test('desde un distrito no se llega a quien trabaja para todo el Colegio, y de quien además es técnico no se ven sus sesiones', async () => {
  const leer = (como: Pedir, id: number) => como('GET', `/colegio/personas/${id}`);
  const sesiones = async (como: Pedir, id: number) => (await leer(como, id)).json<FichaDePersona>().sesiones;
  expect((await leer(deDistrito, jefa.persona.id)).statusCode).toBe(404);
  const apellido = { motivo, datos: { apellido: 'Otro' } };
  expect((await actuar(deDistrito, jefa.persona.id, 'corregir', apellido)).statusCode).toBe(404);
  expect((await leer(deTodo, jefa.persona.id)).statusCode).toBe(200);
  const ambas = await operador(prueba.db, 'ambas', { roles: ['visado'] });
  await matricula(prueba.db, ambas.persona.id, { codigo: 'T-12.346' });
  await prueba.conSesion('ambas', INGRESO);
  expect(await sesiones(deDistrito, ambas.persona.id)).toBeNull();
  expect(await sesiones(deTodo, ambas.persona.id)).not.toBeNull();
  expect(await sesiones(deDistrito, maria.persona.id)).toEqual([]);
});

test('a quien está dado de baja no se le promete un enlace que no le llega', async () => {
  const de = await usuario(prueba.db, 'sin-uso', { datos: { distrito_id: maria.persona.distrito_id } });
  await matricula(prueba.db, de.persona.id, { codigo: 'T-12.347' });
  await prueba.db.updateTable('usuarios').set({ activo: false }).where('username', '=', 'sin-uso').execute();
  const respuesta = await actuar(deTodo, de.persona.id, 'enlace_de_ingreso');
  expect([respuesta.statusCode, respuesta.json().codigo]).toEqual([409, 'persona_con_usuario_de_baja']);
});

test('lo que no dice ningún nombre trae a todos, y un distrito que no existe se dice', async () => {
  const buscar = async (texto: string) => deTodo('GET', `/colegio/personas?texto=${encodeURIComponent(texto)}`);
  for (const texto of [',', ',,', '\u0301']) expect((await buscar(texto)).statusCode, texto).toBe(200);
  const respuesta = await actuar(deTodo, maria.persona.id, 'corregir', {
    motivo,
    datos: { distrito_id: 2_147_483_647 },
  });
  expect([respuesta.statusCode, respuesta.json().codigo]).toEqual([404, 'distrito_no_existe']);
});

test('a quien nunca se le cargó un título no le falta verificarlo', async () => {
  const { sin_carnet_porque } = (await deTodo('GET', `/colegio/personas/${maria.persona.id}`)).json<FichaDePersona>();
  expect(sin_carnet_porque ?? '').not.toMatch(/título/);
});

test('de la matrícula que cambia de estado se avisa; de la que se corrige en otra cosa, no', async () => {
  const avisos = () =>
    prueba.db
      .selectFrom('avisos')
      .select('cosa_id')
      .where('persona_id', '=', maria.persona.id)
      .where('evento', '=', 'matricula')
      .execute();
  const cambiar = (datos: object) =>
    actuar(deTodo, maria.persona.id, 'cambiar_matricula', { matricula: 'T-12.345', datos, motivo });
  expect((await cambiar({ fecha_alta: '2020-01-02' })).statusCode).toBe(200);
  expect(await avisos()).toEqual([]);
  expect((await cambiar({ estado: 'suspendido' })).statusCode).toBe(200);
  expect(await avisos()).not.toEqual([]);
});
