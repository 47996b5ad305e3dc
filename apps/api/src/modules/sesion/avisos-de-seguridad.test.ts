import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mensaje } from '../../correo/correo.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { type CarteroDePrueba, crearCartero } from '../../testing/avisos/cartero.ts';
import { CLAVE_DE_PRUEBA, type UsuarioDePrueba, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../../testing/crear-app-de-prueba.ts';
import { avisar } from '../avisos/avisar.service.ts';
import { contarCambio } from './factor/cambio-de-factor.service.ts';

let prueba: AppDePrueba;
let maria: UsuarioDePrueba;
let cartero: CarteroDePrueba;
let buzon: Mensaje[];
let numero = 0;

beforeAll(async () => {
  prueba = await crearAppDePrueba();
  cartero = crearCartero(prueba);
  ({ buzon } = cartero);
});
beforeEach(async () => {
  numero += 1;
  maria = await usuario(prueba.db, `maria${numero}`, {
    datos: { nombre: 'María <b>', email: `maria${numero}@example.com` },
  });
  cartero.vaciarBuzon();
});
afterAll(() => prueba.cerrar());

const vaciar = () => cartero.repartir();
const ingresar = (dispositivo?: string) =>
  prueba.pedir('POST', '/authentication_token', {
    payload: { username: maria.username, password: CLAVE_DE_PRUEBA },
    remoteAddress: '190.12.3.4',
    headers: {
      'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/128.0',
      ...(dispositivo && { 'x-dispositivo': dispositivo }),
    },
  });

test('entrar desde un dispositivo nuevo manda una carta; el primero, y los conocidos, ninguna', async () => {
  const primero = String((await ingresar()).headers['x-dispositivo']);
  await ingresar(primero);
  await vaciar();
  expect(buzon).toEqual([]);
  await ingresar();
  await vaciar();
  await vaciar();
  expect(buzon).toHaveLength(1);
  const [carta] = buzon;
  expect(carta).toMatchObject({ para: `maria${numero}@example.com`, asunto: 'Ingreso desde un dispositivo nuevo' });
  expect(carta?.texto).toMatch(/Firefox en Linux, red 190\.12\.•\.•\./);
  expect(carta?.texto).toContain('https://colega.test/recuperarContrasenia');
  expect(carta?.html).toContain('Hola, María &lt;b&gt;:');
  const { datos } = await prueba.db
    .selectFrom('avisos')
    .select('datos')
    .where('persona_id', '=', maria.persona_id)
    .executeTakeFirstOrThrow();
  expect(datos).toBeNull();
});

test('cambiar la contraseña manda una carta, y elegirla por correo también', async () => {
  const sesion = await prueba.conSesion(maria.username);
  const payload = { old_password: CLAVE_DE_PRUEBA, password: 'Otra.Clave.1' };
  await sesion('PUT', `/usuarios/${maria.id}/change_password`, { payload });
  await prueba.pedir('POST', '/usuarios/reset_token', { payload: { username: maria.username } });
  await vaciar();
  expect(buzon.map(({ asunto }) => asunto).sort()).toEqual(['Cambió tu contraseña', 'Restablecé tu contraseña']);
  const enlace = buzon.find(({ asunto }) => asunto.startsWith('Restablecé'))?.texto ?? '';
  const reset_token = /reset-password\/([\w-]{43})/.exec(enlace)?.[1];
  cartero.vaciarBuzon();
  const pedido = { payload: { reset_token, password: 'Tercera.Clave' } };
  expect((await prueba.pedir('POST', '/usuarios/reset_password', pedido)).statusCode).toBe(200);
  await vaciar();
  expect(buzon.map(({ asunto }) => asunto)).toEqual(['Cambió tu contraseña']);
});

test('de un hecho sale una sola carta, aunque su trabajo se repita o se haga dos veces a la vez', async () => {
  await ingresar();
  const aviso = {
    clave: `prueba ${numero}`,
    usuario_id: maria.id,
    cuando: prueba.ahora().toISOString(),
    hecho: { tipo: 'clave_cambiada' as const },
  };
  const { avisar_seguridad } = cartero.tareas();
  await Promise.all([avisar_seguridad(aviso), avisar_seguridad(aviso)]);
  await avisar_seguridad(aviso);
  await vaciar();
  expect(buzon).toHaveLength(1);
});

test('la que el correo no tomó sale después, una vez', async () => {
  await ingresar();
  await ingresar();
  await cartero.repartir(() => Promise.reject(new Error('sin red')));
  expect(buzon).toEqual([]);
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(prueba.db);
  await vaciar();
  await vaciar();
  expect(buzon).toHaveLength(1);
});

test('quien espera su carta no espera por las de todos: la de la cuenta sale antes [S-540]', async () => {
  const hecho = { evento: 'vencimiento_proximo', cosa: 'dia', persona_id: maria.persona_id } as const;
  await enTransaccion(prueba.db, async (trx) => {
    for (let i = 0; i < 20; i += 1) await avisar(trx, { ...hecho, cosa_id: `${numero}-${i}` }, prueba.ahora());
  });
  await prueba.pedir('POST', '/usuarios/reset_token', { payload: { username: maria.username } });
  const cuantasQuedan = async () =>
    (await prueba.db.selectFrom('avisos').select('id').where('resultado', 'is', null).execute()).length;
  let quedaban = 0;
  await cartero.repartir(async (mensaje) => {
    buzon.push(mensaje);
    quedaban = await cuantasQuedan();
  });
  expect(buzon.map(({ asunto }) => asunto)).toEqual(['Restablecé tu contraseña']);
  expect(quedaban).toBeGreaterThan(15);
});

test('la que cuenta lo que hizo el Colegio no pregunta si fue su dueño', async () => {
  const usuario = { id: maria.id, username: maria.username };
  for (const que of ['quitado_por_el_colegio', 'app_quitada'] as const)
    await enTransaccion(prueba.db, (trx) => contarCambio(trx, { usuario, ahora: prueba.ahora(), hecho: { que } }));
  await vaciar();
  const texto = (asunto: string) => buzon.find((carta) => carta.asunto.endsWith(asunto))?.texto;
  expect(texto('quitado por el Colegio')).toContain('Si lo pediste, no hace falta que hagas nada.');
  expect(texto('quitado por el Colegio')).not.toMatch(/Si fuiste vos|No fui yo/);
  expect(texto('app de códigos quitada')).toContain('Si fuiste vos, no hace falta que hagas nada.');
});
