import { todosLosMensajes } from '@colega/contract/mensajes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bloqueo, CLAVE_DE_PRUEBA, matricula, type UsuarioDePrueba, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../../testing/crear-app-de-prueba.ts';
import { dondeEstaEscrito } from '../../testing/donde-esta-escrito.ts';
import { SIN_ESPERA } from '../../testing/sesion/sin-espera.ts';
import { ingresar as ingresarEnServicio } from './ingresar.service.ts';

let prueba: AppDePrueba;
let maria: UsuarioDePrueba;
beforeAll(async () => {
  prueba = await crearAppDePrueba();
  maria = await usuario(prueba.db, 'mgarcia');
  await usuario(prueba.db, 'operador', { contextos: ['operador_consejo', 'operador_distrital'] });
});
afterAll(() => prueba.cerrar());

type Tokens = { token: string; refresh_token: string };

const ingresar = (username: string, password = CLAVE_DE_PRUEBA, remoteAddress = '10.0.0.1') =>
  prueba.pedir('POST', '/authentication_token', { payload: { username, password }, remoteAddress });
const renovar = (refresh_token: string) => prueba.pedir('POST', '/token/refresh', { payload: { refresh_token } });
const permisos = (persona_id: number, token?: string) =>
  prueba.pedir('POST', '/bloqueos/persona_check_all_permisos', {
    payload: { persona_id },
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
const claimsDe = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

test('usuario y contraseña responden token y refresh_token, sin encabezado de sesión [API-004, API-003]', async () => {
  const respuesta = await ingresar('mgarcia');
  expect(respuesta.statusCode).toBe(200);
  expect(Object.keys(respuesta.json())).toEqual(['token', 'refresh_token']);
});

test('el token dice quién es, con sus contextos, y vence a los 15 minutos [SES-055]', async () => {
  const { token } = (await ingresar('MGarcia')).json<Tokens>();
  expect(claimsDe(token)).toMatchObject({
    user_id: maria.id,
    persona_id: maria.persona.id,
    username: 'mgarcia',
    contextos: ['autogestion'],
    exp: Math.floor(prueba.ahora().getTime() / 1000) + 900,
  });
});

test('sin usuario o sin contraseña se nombra cada campo [SES-008]', async () => {
  const respuesta = await prueba.pedir('POST', '/authentication_token', { payload: {} });
  expect(respuesta.json()).toMatchObject({
    status: 422,
    errores: [
      { campo: 'username', mensaje: 'Este campo es obligatorio.' },
      { campo: 'password', mensaje: 'Este campo es obligatorio.' },
    ],
  });
});

test('un usuario que no existe y una contraseña equivocada responden lo mismo [SES-010]', async () => {
  const equivocada = await ingresar('mgarcia', 'otra');
  const desconocido = await ingresar('nadie', 'otra');
  expect(equivocada.json()).toMatchObject({ status: 401, detail: 'Contraseña y/o usuario incorrectos' });
  expect(desconocido.json()).toEqual(equivocada.json());
});

test('quien no existe cuesta lo que una contraseña equivocada: una verificación del mismo costo [SES-010]', async () => {
  const costos = async (username: string) => {
    const verificadas: string[] = [];
    const verificar = async (guardada: string) => {
      verificadas.push(guardada.split('$').slice(1, 4).join(' '));
      return false;
    };
    const deps = { reloj: prueba.ahora, secreto: 'prueba', firmar: () => 'token', ...SIN_ESPERA, verificar };
    const credenciales = { username, password: 'otra', ip: '10.0.0.2', agente: '', dispositivo: null };
    await expect(ingresarEnServicio(prueba.db, deps, credenciales)).rejects.toMatchObject({ status: 401 });
    return verificadas;
  };
  const deLaConocida = await costos('mgarcia');
  expect(deLaConocida).toEqual(['argon2id v=19 m=19456,t=2,p=1']);
  expect(await costos('nadie')).toEqual(deLaConocida);
});

test('sin el contexto autogestión no se ingresa [SES-012]', async () => {
  const respuesta = await ingresar('operador');
  expect(respuesta.statusCode).toBe(403);
  expect(respuesta.json()).toMatchObject({ detail: 'El usuario no está habilitado para operar en el sistema' });
});

test('sin token, o con uno que no es nuestro o que venció, 401 [SES-022, API-002]', async () => {
  const { token } = (await ingresar('mgarcia')).json<Tokens>();
  const [cabeza, cuerpo] = token.split('.');
  const sinFirma = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${cuerpo}.`;
  for (const malo of [undefined, '', 'abc', `${cabeza}.${cuerpo}.AAAA`, sinFirma]) {
    const respuesta = await permisos(maria.persona.id, malo);
    expect(respuesta.json(), malo).toMatchObject({ status: 401, title: 'Sesión requerida' });
  }
  expect((await permisos(maria.persona.id, token)).statusCode).toBe(200);
  prueba.avanzar(15 * 60_000);
  expect((await permisos(maria.persona.id, token)).statusCode).toBe(401);
});

test('el refresh token se cambia por un par nuevo [API-005]', async () => {
  const primero = (await ingresar('mgarcia')).json<Tokens>();
  const respuesta = await renovar(primero.refresh_token);
  expect(respuesta.statusCode).toBe(200);
  const segundo = respuesta.json<Tokens>();
  expect(segundo.refresh_token).not.toBe(primero.refresh_token);
  expect((await permisos(maria.persona.id, segundo.token)).statusCode).toBe(200);
});

test('veinte pedidos de renovación a la vez dan un solo sucesor [SES-026]', async () => {
  const { refresh_token } = (await ingresar('mgarcia')).json<Tokens>();
  const antes = await prueba.db.selectFrom('refresh_tokens').select('id').execute();
  const respuestas = await Promise.all(Array.from({ length: 20 }, () => renovar(refresh_token)));
  expect(respuestas.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(new Set(respuestas.map((respuesta) => respuesta.json<Tokens>().refresh_token)).size).toBe(1);
  const despues = await prueba.db.selectFrom('refresh_tokens').select('id').execute();
  expect(despues).toHaveLength(antes.length + 1);
});

test('el token reemplazado da su mismo sucesor por 30 segundos; después revoca toda su familia', async () => {
  const { refresh_token: primero } = (await ingresar('mgarcia')).json<Tokens>();
  const { refresh_token: segundo } = (await renovar(primero)).json<Tokens>();
  prueba.avanzar(30_000);
  expect((await renovar(primero)).json<Tokens>().refresh_token).toBe(segundo);
  prueba.avanzar(1);
  expect((await renovar(primero)).statusCode).toBe(401);
  expect((await renovar(segundo)).statusCode).toBe(401);
});

test('un refresh token desconocido, vencido o revocado responde 401 [SES-028]', async () => {
  expect((await renovar('no existe')).json()).toMatchObject({ status: 401 });
  const { refresh_token: revocado } = (await ingresar('mgarcia')).json<Tokens>();
  const fin = await prueba.pedir('POST', '/token/revoke', { payload: { refresh_token: revocado } });
  expect([fin.statusCode, fin.body]).toEqual([204, '']);
  expect((await renovar(revocado)).statusCode).toBe(401);
  const { refresh_token: vencido } = (await ingresar('mgarcia')).json<Tokens>();
  prueba.avanzar(24 * 3_600_000);
  expect((await renovar(vencido)).statusCode).toBe(401);
});

test('una sesión que se renueva todos los días termina a los 30; con su contraseña empieza otra', async () => {
  let { refresh_token } = (await ingresar('mgarcia')).json<Tokens>();
  for (let dia = 0; dia < 30; dia += 1) {
    prueba.avanzar(24 * 3_600_000 - 1);
    const respuesta = await renovar(refresh_token);
    expect(respuesta.statusCode, `día ${dia}`).toBe(200);
    ({ refresh_token } = respuesta.json<Tokens>());
  }
  prueba.avanzar(30);
  expect((await renovar(refresh_token)).json()).toMatchObject({ status: 401 });
  expect((await ingresar('mgarcia')).statusCode).toBe(200);
});

test('con un refresh token robado, el segundo en usarlo cierra la sesión de los dos', async () => {
  const { refresh_token: robado } = (await ingresar('mgarcia')).json<Tokens>();
  const { refresh_token: delPrimero } = (await renovar(robado)).json<Tokens>();
  prueba.avanzar(60_000);
  const { refresh_token: siguiente } = (await renovar(delPrimero)).json<Tokens>();
  expect((await renovar(robado)).statusCode).toBe(401);
  for (const token of [robado, delPrimero, siguiente]) expect((await renovar(token)).statusCode).toBe(401);
});

test('los refresh tokens se guardan solo como hash', async () => {
  const { refresh_token } = (await ingresar('mgarcia')).json<Tokens>();
  expect(await dondeEstaEscrito(prueba.db, refresh_token)).toEqual([]);
  expect(await dondeEstaEscrito(prueba.db, 'mgarcia')).toContain('usuarios');
});

test('quien dejó de estar habilitado no renueva', async () => {
  const exUsuario = await usuario(prueba.db, 'exusuario');
  const { refresh_token } = (await ingresar('exusuario')).json<Tokens>();
  await prueba.db.updateTable('usuarios').set({ activo: false }).where('id', '=', exUsuario.id).execute();
  expect((await renovar(refresh_token)).statusCode).toBe(401);
});

test('el ingreso se frena por usuario, diciendo cuánto esperar, y no frena a los demás', async () => {
  await usuario(prueba.db, 'probado');
  const desde = '10.9.9.9';
  for (let i = 0; i < 10; i += 1) expect((await ingresar('probado', 'mala', desde)).statusCode).toBe(401);
  const frenado = await ingresar('probado', CLAVE_DE_PRUEBA, desde);
  expect(frenado.statusCode).toBe(429);
  expect(Number(frenado.headers['retry-after'])).toBeGreaterThan(800);
  expect(frenado.json<{ detail: string }>().detail).toBe(
    'Hubo demasiados intentos de ingreso. Esperá 15 minutos y volvé a probar.',
  );
  expect((await ingresar('mgarcia', CLAVE_DE_PRUEBA, desde)).statusCode).toBe(200);
});

test('el ingreso se frena por dirección aunque cambie el usuario', async () => {
  const intentos = Array.from({ length: 60 }, (_, i) => i);
  for (const i of intentos) await ingresar(`inventado${i}`, 'mala', '10.8.8.8');
  expect((await ingresar('inventado99', 'mala', '10.8.8.8')).statusCode).toBe(429);
  expect((await ingresar('inventado99', 'mala', '10.8.8.9')).statusCode).toBe(401);
}, 30_000);

test('lo que quitan los bloqueos vigentes y una matrícula que no habilita [API-009, SES-057]', async () => {
  const { persona } = await usuario(prueba.db, 'bloqueado');
  const { id } = await matricula(prueba.db, persona.id);
  const { token } = (await ingresar('bloqueado')).json<Tokens>();
  const todo = {
    permite_cambio_estado: true,
    permite_ejercicio_profesional: true,
    permite_liquidar_matricula: true,
    permite_ddjj: true,
    permiteCambioEstado: true,
    permiteEjercicioProfesional: true,
    permiteLiquidarMatricula: true,
    permiteDDJJ: true,
    motivo_sin_ejercicio: null,
  };
  await bloqueo(prueba.db, persona.id, ['quita_ejercicio'], { vigente: false });
  expect((await permisos(persona.id, token)).json()).toEqual(todo);
  await bloqueo(prueba.db, persona.id, ['quita_ejercicio', 'quita_ddjj']);
  expect((await permisos(persona.id, token)).json()).toEqual({
    ...todo,
    permite_ejercicio_profesional: false,
    permite_ddjj: false,
    permiteEjercicioProfesional: false,
    permiteDDJJ: false,
    motivo_sin_ejercicio: todosLosMensajes.sin_habilidad_ejercicio,
  });
  await prueba.db.updateTable('bloqueos').set({ vigente: false }).where('persona_id', '=', persona.id).execute();
  for (const clave of ['suspendido', 'cancelado', 'baja', 'en_tramite', 'registro', 'anulado'] as const) {
    const estado_id = prueba.db.selectFrom('estados_matriculas').select('id').where('clave', '=', clave);
    await prueba.db.updateTable('matriculas').set({ estado_id }).where('id', '=', id).execute();
    expect((await permisos(persona.id, token)).json(), clave).toEqual({
      ...todo,
      permite_ejercicio_profesional: false,
      permiteEjercicioProfesional: false,
      motivo_sin_ejercicio: todosLosMensajes.sin_matricula_para_ejercer,
    });
  }
});

test('los permisos de otra persona responden como si no existiera', async () => {
  const { persona } = await usuario(prueba.db, 'ajena');
  const { token } = (await ingresar('mgarcia')).json<Tokens>();
  const deOtra = await permisos(persona.id, token);
  expect(deOtra.statusCode).toBe(404);
  expect(deOtra.json()).toEqual((await permisos(2_147_483_647, token)).json());
});

test('sin la habilidad Ejercicio no se calcula, y se dice qué bloqueo lo impide [SES-058, SES-059]', async () => {
  const { persona } = await usuario(prueba.db, 'jperez');
  await bloqueo(prueba.db, persona.id, ['quita_ejercicio']);
  const pedir = await prueba.conSesion('jperez');
  const respuesta = await pedir('POST', '/calculo_honorarios/calcular', { payload: {} });
  expect(respuesta.statusCode).toBe(403);
  expect(respuesta.json<{ detail: string }>().detail).toBe(
    'Un bloqueo vigente te impide ejercer. Consultá el motivo en Inicio y comunicate con tu distrito. Bloqueo vigente: Bloqueo de prueba.',
  );
  expect((await pedir('GET', '/rubros')).statusCode).toBe(200);
});

test('permite_ddjj y permite_cambio_estado no quitan nada [SES-061]', async () => {
  const { persona } = await usuario(prueba.db, 'sinddjj');
  await matricula(prueba.db, persona.id);
  await bloqueo(prueba.db, persona.id, ['quita_ddjj', 'quita_cambio_estado']);
  const pedir = await prueba.conSesion('sinddjj');
  expect((await pedir('POST', '/calculo_honorarios/calcular', { payload: {} })).statusCode).toBe(422);
});
