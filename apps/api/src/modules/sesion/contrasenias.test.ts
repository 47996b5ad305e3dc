import { randomUUID } from 'node:crypto';
import { zRecuperacion } from '@colega/contract/sesion';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mensaje } from '../../correo/correo.ts';
import { crearTareas } from '../../jobs/tareas.ts';
import { vaciarCola } from '../../jobs/trabajador.ts';
import { CLAVE_DE_PRUEBA, type UsuarioDePrueba, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../../testing/crear-app-de-prueba.ts';
import { dondeEstaEscrito } from '../../testing/donde-esta-escrito.ts';
import { SIN_ESPERA } from '../../testing/sesion/sin-espera.ts';
import { SIN_PASARELAS } from '../dinero/pasarelas/sin-pasarelas.ts';
import { cambiarClave } from './contrasenias.service.ts';
import { enmascarar, enmascararInexistente } from './enmascarar-correo.ts';
import { ingresar as ingresarEnServicio } from './ingresar.service.ts';

let prueba: AppDePrueba;
let numero = 0;
let maria: UsuarioDePrueba;
let buzon: Mensaje[];

beforeAll(async () => {
  prueba = await crearAppDePrueba();
});
beforeEach(async () => {
  numero += 1;
  maria = await usuario(prueba.db, `maria${numero}`, {
    datos: { nombre: 'María', email: 'maria.garcia@example.com.ar' },
  });
  buzon = [];
});
afterAll(() => prueba.cerrar());

type Tokens = { token: string; refresh_token: string };
const NUEVA = 'Otra.Clave.1';

const ingresar = (password: string, username = maria.username, remoteAddress = `10.1.1.${numero}`) =>
  prueba.pedir('POST', '/authentication_token', { payload: { username, password }, remoteAddress });
const pedirReinicio = (username: string, remoteAddress = `10.2.2.${numero}`) =>
  prueba.pedir('POST', '/usuarios/reset_token', { payload: { username }, remoteAddress });
const reiniciar = (reset_token: string, password = NUEVA) =>
  prueba.pedir('POST', '/usuarios/reset_password', { payload: { reset_token, password } });
const renovar = (refresh_token: string) => prueba.pedir('POST', '/token/refresh', { payload: { refresh_token } });

const sesionesVivas = async (): Promise<number> => {
  const vivas = prueba.db.selectFrom('refresh_tokens').select('id').where('usuario_id', '=', maria.id);
  return (await vivas.where('revocado_en', 'is', null).execute()).length;
};

const vaciar = (enviar: (mensaje: Mensaje) => Promise<void> = async (mensaje) => void buzon.push(mensaje)) =>
  vaciarCola(
    prueba.url,
    crearTareas({
      pasarelas: SIN_PASARELAS,
      db: prueba.db,
      reloj: prueba.ahora,
      almacen: { guardar: async () => undefined, leer: async () => null, borrar: async () => undefined },
      correo: { enviar },
      direccionPublica: () => 'https://colega.test',
    }),
  );
const tokenDelCorreo = async (username = maria.username): Promise<string> => {
  expect((await pedirReinicio(username)).statusCode).toBe(200);
  await vaciar();
  return /https:\/\/colega\.test\/reset-password\/([\w-]{43})/.exec(buzon.at(-1)?.texto ?? '')?.[1] ?? '';
};

describe('recuperar la contraseña', () => {
  test('responde el correo enmascarado y manda el enlace por la cola [API-006, SES-033, SES-034]', async () => {
    const respuesta = await pedirReinicio(maria.username.toUpperCase());
    expect(respuesta.json()).toEqual({
      email: 'm•••••@e•••••.com.ar',
      message: 'Se ha enviado un correo con las instrucciones para restablecer la contraseña',
    });
    expect(buzon).toEqual([]);
    await vaciar();
    expect(buzon).toHaveLength(1);
    expect(buzon[0]).toMatchObject({ para: 'maria.garcia@example.com.ar', asunto: 'Restablecé tu contraseña' });
    expect(buzon[0]?.texto).toContain('Hola, María:');
    expect(buzon[0]?.html).toContain('https://colega.test/reset-password/');
  });

  test('la carta va a quien dice la base, pida lo que pida quien la pide', async () => {
    const ajeno = 'otra@example.com';
    const nombres = [...Object.keys(zRecuperacion.shape), 'email', 'correo', 'para', 'to', 'destinatario'];
    const deMas = new Set(nombres.filter((nombre) => nombre !== 'username'));
    for (const nombre of deMas)
      for (const valor of [ajeno, [ajeno], { address: ajeno }])
        await prueba.pedir('POST', '/usuarios/reset_token', {
          payload: { username: maria.username, [nombre]: valor },
          headers: { 'reply-to': ajeno, from: ajeno, 'x-email': ajeno },
          remoteAddress: `10.2.3.${numero}`,
        });
    for (const username of [`${maria.username},${ajeno}`, `${maria.username}\r\nBcc: ${ajeno}`])
      await pedirReinicio(username);
    await pedirReinicio(maria.username);
    await vaciar();
    expect(new Set(buzon.map(({ para }) => para))).toEqual(new Set(['maria.garcia@example.com.ar']));
  });

  test('quien no existe recibe una respuesta igual de forma y siempre la misma, y ningún correo', async () => {
    const [una, otra] = [await pedirReinicio('nadie'), await pedirReinicio('NADIE')];
    expect(una.statusCode).toBe(200);
    expect(una.json()).toEqual(otra.json());
    expect(una.json<{ email: string }>().email).toMatch(/^[a-z]•{5}@[a-z]•{5}\.(com|com\.ar|•••)$/);
    await vaciar();
    expect(buzon).toEqual([]);
  });

  test('lo que se muestra del correo no dice más de quien existe que de quien no', () => {
    const formas = Array.from({ length: 300 }, (_, i) => enmascararInexistente(`jperez${i}`, 'secreto'));
    for (const forma of formas) expect(forma).toMatch(/^[a-z]•{5}@[a-z]•{5}\.(com|com\.ar|•••)$/);
    const finales = new Set(formas.map((forma) => forma.replace(/.*@.•+/, '')));
    for (const email of ['j@gmail.com', 'Jota@yahoo.com.ar', 'j@obras.gba.gob.ar', 'j@local'])
      expect(finales).toContain(enmascarar(email).replace(/.*@.•+/, ''));
    expect(formas.filter((forma) => forma.startsWith('j')).length).toBeGreaterThan(150);
    expect(new Set(formas.map((forma) => forma[0])).size).toBeGreaterThan(5);
  });

  test('quien ya no está activo es como quien no existe, y su enlace no sirve', async () => {
    const token = await tokenDelCorreo();
    await prueba.db.updateTable('usuarios').set({ activo: false }).where('id', '=', maria.id).execute();
    expect((await reiniciar(token)).statusCode).toBe(422);
    buzon = [];
    expect((await pedirReinicio(maria.username)).statusCode).toBe(200);
    await vaciar();
    expect(buzon).toEqual([]);
  });

  test('queda en la auditoría, sin la contraseña ni el token', async () => {
    const token = await tokenDelCorreo();
    await reiniciar(token);
    const filas = await prueba.db.selectFrom('auditoria').selectAll().where('usuario_id', '=', maria.id).execute();
    expect(filas.map(({ accion }) => accion)).toEqual(['enviar_recuperacion', 'reiniciar_clave']);
    expect(JSON.stringify(filas)).not.toMatch(new RegExp(`${token}|${NUEVA}`));
  });

  test('una sesión que se renueva o se abre mientras se restablece no sobrevive', async () => {
    for (let vuelta = 0; vuelta < 4; vuelta += 1) {
      const { refresh_token } = (await ingresar(vuelta === 0 ? CLAVE_DE_PRUEBA : NUEVA)).json<Tokens>();
      const token = await tokenDelCorreo();
      const [reinicio] = await Promise.all([
        reiniciar(token),
        ...Array.from({ length: 4 }, () => renovar(refresh_token)),
      ]);
      expect(reinicio?.statusCode).toBe(200);
      expect(await sesionesVivas()).toBe(0);
    }
    const token = await tokenDelCorreo();
    const verificar = async () => (await reiniciar(token, 'Otra.Mas.3')).statusCode === 200;
    const deps = { reloj: prueba.ahora, secreto: 'prueba', firmar: () => 'token', ...SIN_ESPERA, verificar };
    const credenciales = { username: maria.username, password: NUEVA, ip: '10.0.0.9', agente: '', dispositivo: null };
    await expect(ingresarEnServicio(prueba.db, deps, credenciales)).rejects.toMatchObject({ status: 401 });
    expect(await sesionesVivas()).toBe(0);
  });

  test('un usuario vacío se nombra [SES-031]', async () => {
    expect((await pedirReinicio(' ')).json()).toMatchObject({
      status: 422,
      message: 'Por favor, ingresa un Usuario',
      errores: [{ campo: 'username' }],
    });
  });

  test('el enlace sirve una vez; cierra las sesiones y deja entrar solo con la nueva [API-007, SES-039, SES-043]', async () => {
    const { refresh_token } = (await ingresar(CLAVE_DE_PRUEBA)).json<Tokens>();
    const token = await tokenDelCorreo();
    const otro = await tokenDelCorreo();
    const respuesta = await reiniciar(token);
    const message = 'La contraseña se ha actualizado correctamente';
    expect(respuesta.json()).toEqual({ message, falta_segundo_factor: null });
    expect((await renovar(refresh_token)).statusCode).toBe(401);
    expect((await ingresar(CLAVE_DE_PRUEBA)).statusCode).toBe(401);
    expect((await ingresar(NUEVA)).statusCode).toBe(200);
    for (const usado of [token, otro, 'inventado']) {
      const repetido = await reiniciar(usado, 'Tercera.Clave');
      expect(repetido.statusCode).toBe(422);
      expect(repetido.json<{ message: string }>().message).toMatch(/^El enlace .* venció o ya se usó/);
    }
    expect((await ingresar(NUEVA)).statusCode).toBe(200);
  });

  test('quien quedó frenado por probar contraseñas entra con la nueva sin esperar', async () => {
    for (let i = 0; i < 10; i += 1) await ingresar('mala');
    expect((await ingresar(CLAVE_DE_PRUEBA)).statusCode).toBe(429);
    expect((await reiniciar(await tokenDelCorreo())).statusCode).toBe(200);
    expect((await ingresar(NUEVA)).statusCode).toBe(200);
  });

  test('de dos usos a la vez gana uno', async () => {
    const token = await tokenDelCorreo();
    const codigos = (await Promise.all([reiniciar(token, 'Primera.1'), reiniciar(token, 'Segunda.2')])).map(
      ({ statusCode }) => statusCode,
    );
    expect(codigos.sort()).toEqual([200, 422]);
  });

  test('vence a las dos horas', async () => {
    const token = await tokenDelCorreo();
    prueba.avanzar(2 * 3_600_000);
    expect((await reiniciar(token)).statusCode).toBe(422);
    expect((await ingresar(CLAVE_DE_PRUEBA)).statusCode).toBe(200);
  });

  test('la nueva tiene al menos seis caracteres [SES-041]', async () => {
    const token = await tokenDelCorreo();
    expect((await reiniciar(token, '12345')).json()).toMatchObject({ status: 422, errores: [{ campo: 'password' }] });
    expect((await reiniciar(token, 'zx7-q2')).statusCode).toBe(200);
  });

  test('el token no queda escrito en ningún lado', async () => {
    const token = await tokenDelCorreo();
    expect(token).toHaveLength(43);
    expect(await dondeEstaEscrito(prueba.db, token)).toEqual([]);
  });

  test('si el correo no sale, el trabajo queda para otra vez', async () => {
    await pedirReinicio(maria.username);
    await vaciar(() => Promise.reject(new Error('sin red')));
    expect(buzon).toEqual([]);
    const { rows } = await sql`select attempts, last_error from graphile_worker.jobs
      where last_error is not null`.execute(prueba.db);
    expect(rows).toMatchObject([{ attempts: 1, last_error: 'sin red' }]);
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(prueba.db);
    await vaciar();
    expect(buzon).toHaveLength(1);
  });

  test('los pedidos se frenan, sin frenar el ingreso', async () => {
    for (let i = 0; i < 10; i += 1) expect((await pedirReinicio(maria.username)).statusCode).toBe(200);
    const frenado = await pedirReinicio(maria.username);
    expect(frenado.statusCode).toBe(429);
    expect(frenado.json<{ detail: string }>().detail).toMatch(/^Hubo demasiados pedidos/);
    const desdeElMismoLugar = await ingresar(CLAVE_DE_PRUEBA, maria.username, `10.2.2.${numero}`);
    expect(desdeElMismoLugar.statusCode).toBe(200);
    await vaciar();
  });
});

describe('cambiar la contraseña', () => {
  const cambiar = (token: string, cuerpo: object, id = maria.id) =>
    prueba.pedir('PUT', `/usuarios/${id}/change_password`, {
      payload: cuerpo,
      headers: { authorization: `Bearer ${token}` },
    });

  test('con la actual; la sesión que la cambia sigue y las demás terminan [API-008, SES-048, SES-049, SES-051]', async () => {
    const propia = (await ingresar(CLAVE_DE_PRUEBA)).json<Tokens>();
    const otra = (await ingresar(CLAVE_DE_PRUEBA)).json<Tokens>();
    const cuerpo = { old_password: CLAVE_DE_PRUEBA, password: NUEVA, refresh_token: propia.refresh_token };
    expect((await cambiar(propia.token, cuerpo)).json()).toEqual({ message: 'Contraseña actualizada correctamente' });
    expect((await renovar(otra.refresh_token)).statusCode).toBe(401);
    expect((await renovar(propia.refresh_token)).statusCode).toBe(200);
    expect((await ingresar(NUEVA)).statusCode).toBe(200);
  });

  test('con otra actual, o cortas, se dice cuál; nada cambia', async () => {
    const { token } = (await ingresar(CLAVE_DE_PRUEBA)).json<Tokens>();
    expect((await cambiar(token, { old_password: 'equivocada', password: NUEVA })).json()).toMatchObject({
      status: 422,
      errores: [{ campo: 'old_password', mensaje: 'La contraseña actual no es correcta.' }],
    });
    const cortas = await cambiar(token, { old_password: '12345', password: '12345' });
    expect(cortas.json<{ errores: { campo: string }[] }>().errores.map(({ campo }) => campo)).toEqual([
      'old_password',
      'password',
    ]);
    expect((await ingresar(CLAVE_DE_PRUEBA)).statusCode).toBe(200);
  });

  test('la de otro usuario no existe', async () => {
    const { token } = (await ingresar(CLAVE_DE_PRUEBA)).json<Tokens>();
    const ajeno = await usuario(prueba.db, `ajeno${numero}`);
    const cuerpo = { old_password: CLAVE_DE_PRUEBA, password: NUEVA };
    expect((await cambiar(token, cuerpo, ajeno.id)).statusCode).toBe(404);
    expect((await cambiar(token, cuerpo, 2_147_483_647)).statusCode).toBe(404);
    expect((await ingresar(CLAVE_DE_PRUEBA, ajeno.username)).statusCode).toBe(200);
  });

  test('si cambió mientras se la verificaba, la actual ya no es esa', async () => {
    const verificar = async () => {
      const reinicio = await tokenDelCorreo();
      return (await reiniciar(reinicio, 'Tercera.Clave')).statusCode === 200;
    };
    const deps = {
      reloj: prueba.ahora,
      secreto: 'prueba',
      pedidos: { pedir: async () => true, olvidar: async () => undefined },
      cambios: { exigir: async () => undefined, fallar: async () => undefined },
      deIngreso: SIN_ESPERA.intentos,
      factorObligatorio: false,
      verificar,
    };
    const pedido = { id: maria.id, old_password: CLAVE_DE_PRUEBA, password: NUEVA };
    await expect(cambiarClave(prueba.db, deps, { user_id: maria.id, sid: randomUUID() }, pedido)).rejects.toMatchObject(
      { status: 422 },
    );
    expect((await ingresar('Tercera.Clave')).statusCode).toBe(200);
  });

  test('sin sesión, o con la actual errada muchas veces, no se puede probar', async () => {
    const cuerpo = { old_password: 'equivocada', password: NUEVA };
    expect((await prueba.pedir('PUT', `/usuarios/${maria.id}/change_password`, { payload: cuerpo })).statusCode).toBe(
      401,
    );
    const { token } = (await ingresar(CLAVE_DE_PRUEBA)).json<Tokens>();
    for (let i = 0; i < 10; i += 1) expect((await cambiar(token, cuerpo)).statusCode).toBe(422);
    const frenado = await cambiar(token, { ...cuerpo, old_password: CLAVE_DE_PRUEBA });
    expect(frenado.statusCode).toBe(429);
    expect((await ingresar(CLAVE_DE_PRUEBA)).statusCode).toBe(200);
  });

  test('el refresh_token de otra persona no deja viva ninguna sesión, y no toca las de ella', async () => {
    const propia = (await ingresar(CLAVE_DE_PRUEBA)).json<Tokens>();
    const ajeno = await usuario(prueba.db, `vecina${numero}`);
    const deElla = (await ingresar(CLAVE_DE_PRUEBA, ajeno.username)).json<Tokens>();
    const cuerpo = { old_password: CLAVE_DE_PRUEBA, password: NUEVA, refresh_token: deElla.refresh_token };
    expect((await cambiar(propia.token, cuerpo)).statusCode).toBe(200);
    expect(await sesionesVivas()).toBe(0);
    expect((await renovar(deElla.refresh_token)).statusCode).toBe(200);
  });

  test('un cambio deja sin efecto los enlaces pedidos antes', async () => {
    const { token } = (await ingresar(CLAVE_DE_PRUEBA)).json<Tokens>();
    const reinicio = await tokenDelCorreo();
    await cambiar(token, { old_password: CLAVE_DE_PRUEBA, password: NUEVA });
    expect((await reiniciar(reinicio, 'Tercera.Clave')).statusCode).toBe(422);
  });
});
