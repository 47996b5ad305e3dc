import type { FichaDePersona } from '@colega/contract/perfil';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cuitDeEntonces } from '../../../db/cuit-de-entonces.ts';
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

let numero = 0;
/** As a clerk types it: the name, the address and the user are not those of their account. */
const registrar = (como: Pedir, cuit: string, cambios: object = {}) => {
  numero += 1;
  const payload = {
    ...{ apellido: 'Otro', nombre: 'Nombre', cuit, email: 'otro@example.com', username: `otro-usuario${numero}` },
    distrito_id: maria.persona.distrito_id,
    matriculas: [{ codigo: `T-30.${String(numero).padStart(3, '0')}`, descripcion: 'Técnica' }],
    ...cambios,
  };
  return como('POST', '/colegio/personas', { payload });
};

test('quien solo trabaja para el Colegio se registra como matriculado sobre su cuenta, y se dice', async () => {
  const { persona, id, username } = await operador(prueba.db, 'solo-opera', { roles: ['mesa'] });
  const alta = await registrar(deTodo, persona.cuit);
  expect(alta.json()).toMatchObject({ id: persona.id });
  expect(alta.json<{ message: string }>().message).toMatch(
    new RegExp(`^Ya tenía cuenta en el Colegio, .*${persona.nombre} Prueba, ${persona.email}.*usuario ${username} `),
  );
  const ficha = (await deTodo('GET', `/colegio/personas/${persona.id}`)).json<FichaDePersona>();
  expect(ficha).toMatchObject({
    ...{ nombre: persona.nombre, apellido: 'Prueba', usuario: { id, username, activo: true } },
    ...{ verificacion: { identidad: 'por_verificar' }, matriculas: [{ estado: { clave: 'activo' } }] },
  });
  const cuentas = prueba.db.selectFrom('usuarios').select('username').where('persona_id', '=', persona.id);
  expect(await cuentas.execute()).toEqual([{ username }]);
  // One password, both portals; and no letter to choose another.
  for (const ingreso of [INGRESO, undefined]) await prueba.conSesion(username, ingreso);
  const bienvenidas = prueba.db.selectFrom('avisos').select('id').where('evento', '=', 'bienvenida');
  expect(await bienvenidas.where('persona_id', '=', persona.id).execute()).toEqual([]);
  const otraVez = await registrar(deTodo, persona.cuit);
  expect(otraVez.json()).toMatchObject({ status: 409, codigo: 'persona_ya_existe' });
});

test('quien dejó de trabajar para el Colegio vuelve a entrar, como matriculado', async () => {
  const { persona, id, username } = await operador(prueba.db, 'se-fue', { roles: ['mesa'] });
  expect((await administra('DELETE', `/colegio/operadores/${id}`)).statusCode).toBe(200);
  expect((await registrar(deTodo, persona.cuit)).statusCode).toBe(201);
  await prueba.conSesion(username);
  await expect(prueba.conSesion(username, INGRESO)).rejects.toThrow();
});

test('desde un distrito no se llega a la cuenta de quien trabaja fuera de él, y nadie se registra a sí mismo', async () => {
  const ajena = await operador(prueba.db, 'de-todo-el-colegio', { roles: ['mesa'] });
  const fuera = await registrar(deDistrito, ajena.persona.cuit);
  expect(fuera.json()).toMatchObject({ status: 409, codigo: 'persona_de_otro_alcance' });
  const propio = await operador(prueba.db, 'de-su-mesa', {
    roles: ['mesa'],
    distrito_id: maria.persona.distrito_id,
  });
  expect((await registrar(deDistrito, propio.persona.cuit)).statusCode).toBe(201);
  const { persona } = await operador(prueba.db, 'se-anota', { roles: ['matriculas'] });
  const ella = await prueba.conSesion('se-anota', INGRESO);
  expect((await registrar(ella, persona.cuit)).json()).toMatchObject({ status: 409, codigo: 'lo_hace_otra_persona' });
  const matriculas = prueba.db.selectFrom('matriculas').select('id');
  for (const { id } of [ajena.persona, persona])
    expect(await matriculas.where('persona_id', '=', id).execute()).toEqual([]);
});

test('un CUIT mal tipeado se corrige: el anterior queda en la auditoría, y nada más de su cuenta cambia', async () => {
  const mal = await usuario(prueba.db, 'mal-tipeada', { datos: { distrito_id: maria.persona.distrito_id } });
  await matricula(prueba.db, mal.persona.id, { codigo: 'T-12.350' });
  const { id, cuit: anterior } = mal.persona;
  const corregir = (como: Pedir, cuit: string, version?: number) =>
    como('POST', `/colegio/personas/${id}/corregir`, {
      payload: { motivo, datos: { cuit } },
      ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
    });
  expect((await corregir(deTodo, '20-12345678-9')).json()).toMatchObject({
    status: 422,
    errores: [{ campo: 'cuit' }],
  });
  expect((await corregir(deTodo, maria.persona.cuit)).json()).toMatchObject({
    status: 409,
    codigo: 'persona_ya_existe',
  });
  expect((await corregir(deTodo, anterior)).json()).toMatchObject({ status: 409, codigo: 'nada_que_corregir' });
  const cuitEn = async (momento: Date) =>
    (
      await sql<{ cuit: string }>`select ${cuitDeEntonces(sql`${momento}::timestamptz`)} as cuit from personas p
        where p.id = ${id}`.execute(prueba.db)
    ).rows[0]?.cuit;
  const emitido = prueba.ahora();
  prueba.avanzar(60_000);
  const { version } = (await deTodo('GET', `/colegio/personas/${id}`)).json<FichaDePersona>();
  const hecho = await corregir(deTodo, '27-20123456-0', version);
  expect(hecho.json(), hecho.body).toMatchObject({ id, version: version + 1 });
  expect((await corregir(deTodo, anterior, version)).statusCode).toBe(412);
  const ficha = (await deTodo('GET', `/colegio/personas/${id}`)).json<FichaDePersona>();
  expect(ficha).toMatchObject({ cuit: '27201234560', documento: '20123456', usuario: { username: 'mal-tipeada' } });
  await prueba.conSesion('mal-tipeada');
  // What was issued before keeps the one it was printed with.
  expect([await cuitEn(emitido), await cuitEn(prueba.ahora())]).toEqual([anterior, '27201234560']);
  const linea = prueba.db
    .selectFrom('auditoria')
    .select(['desde', 'hasta', 'motivo', 'quien'])
    .where('entidad', '=', 'persona')
    .where('entidad_id', '=', id);
  expect(await linea.execute()).toEqual([
    { desde: { cuit: anterior }, hasta: { cuit: '27201234560' }, motivo, quien: 'general' },
  ]);
});

test('el CUIT de quien trabaja para el Colegio lo corrige quien administra a sus operadores', async () => {
  const { persona } = await operador(prueba.db, 'mal-anotada', { roles: ['mesa'] });
  const corregir = (como: Pedir) => actuar(como, persona.id, 'corregir', { motivo, datos: { cuit: '20-40111222-8' } });
  expect([(await corregir(deDistrito)).statusCode, (await corregir(deTodo)).statusCode]).toEqual([404, 403]);
  expect((await corregir(administra)).statusCode).toBe(200);
});
