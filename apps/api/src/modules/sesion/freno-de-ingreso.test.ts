import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CLAVE_DE_PRUEBA, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../../testing/crear-app-de-prueba.ts';

let prueba: AppDePrueba;
let numero = 0;
let maria: string;

beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000 });
});
beforeEach(async () => {
  numero += 1;
  maria = `maria${numero}`;
  await usuario(prueba.db, maria);
});
afterAll(() => prueba.cerrar());

type Desde = { ip?: string; dispositivo?: string };
const pedir = (path: string, payload: object, { ip = `10.3.0.${numero}`, dispositivo }: Desde = {}) =>
  prueba.pedir('POST', path, {
    payload,
    remoteAddress: ip,
    ...(dispositivo !== undefined && { headers: { 'x-dispositivo': dispositivo } }),
  });
const ingresar = (username: string, password: string, desde?: Desde) =>
  pedir('/authentication_token', { username, password }, desde);
const codigo = async (username: string, password: string, desde?: Desde) =>
  (await ingresar(username, password, desde)).statusCode;
const dispositivoDe = async (username: string, desde?: Desde): Promise<string> =>
  String((await ingresar(username, CLAVE_DE_PRUEBA, desde)).headers['x-dispositivo']);
const extranio = (i: number): Desde => ({ ip: `198.51.${numero}.${i}` });
const veces = (cuantas: number): number[] => Array.from({ length: cuantas }, (_, i) => i);

describe('un extraño no deja afuera a la dueña', () => {
  test('probando su nombre desde otra dirección, ni desde muchas', async () => {
    for (const _ of veces(20)) expect([401, 429]).toContain(await codigo(maria, 'mala', extranio(1)));
    expect(await codigo(maria, 'mala', extranio(1))).toBe(429);
    for (const i of veces(20)) await codigo(maria, 'mala', extranio(2 + i));
    expect(await codigo(maria, CLAVE_DE_PRUEBA)).toBe(200);
  });

  test('desde su misma dirección, si ella entró antes desde ese dispositivo', async () => {
    const dispositivo = await dispositivoDe(maria);
    expect(dispositivo).toMatch(/^[\w-]{43}$/);
    for (const i of veces(60)) await codigo(`inventado${i}`, 'mala');
    for (const _ of veces(10)) await codigo(maria, 'mala');
    expect(await codigo(maria, CLAVE_DE_PRUEBA)).toBe(429);
    expect(await codigo(maria, CLAVE_DE_PRUEBA, { dispositivo })).toBe(200);
  });

  test('tampoco le impide recuperar ni cambiar su contraseña', async () => {
    const sesion = await prueba.conSesion(maria);
    const recuperar = (desde: Desde) => pedir('/usuarios/reset_token', { username: maria }, desde);
    for (const _ of veces(20)) await recuperar(extranio(1));
    expect((await recuperar(extranio(1))).statusCode).toBe(429);
    expect((await recuperar({})).statusCode).toBe(200);
    const { id } = await prueba.db
      .selectFrom('usuarios')
      .select('id')
      .where('username', '=', maria)
      .executeTakeFirstOrThrow();
    const payload = { old_password: CLAVE_DE_PRUEBA, password: 'Otra.Clave.1' };
    const ajeno = await usuario(prueba.db, `extranio${numero}`);
    const ajena = await prueba.conSesion(ajeno.username);
    const probar = { payload: { ...payload, old_password: 'Mala.Clave.1' } };
    for (const _ of veces(10)) await ajena('PUT', `/usuarios/${ajeno.id}/change_password`, probar);
    expect((await ajena('PUT', `/usuarios/${ajeno.id}/change_password`, probar)).statusCode).toBe(429);
    expect((await sesion('PUT', `/usuarios/${id}/change_password`, { payload })).statusCode).toBe(200);
  });

  test('sus cartas son pocas, las pida quien las pida; la dueña, desde lo suyo, recibe la que pide', async () => {
    const dispositivo = await dispositivoDe(maria);
    const cartas = async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from graphile_worker._private_jobs
        where payload->>'username' = ${maria}`.execute(prueba.db);
      return rows[0]?.n;
    };
    for (const i of veces(12))
      expect((await pedir('/usuarios/reset_token', { username: maria }, extranio(i))).statusCode).toBe(200);
    expect(await cartas()).toBe(3);
    await pedir('/usuarios/reset_token', { username: maria }, { dispositivo });
    expect(await cartas()).toBe(4);
  });
});

describe('un dispositivo conocido', () => {
  test('lo es de quien entró desde él, y su cuenta se agota para él solo', async () => {
    const dispositivo = await dispositivoDe(maria);
    const vecina = `vecina${numero}`;
    await usuario(prueba.db, vecina);
    for (const _ of veces(10)) expect(await codigo(maria, 'mala', { dispositivo })).toBe(401);
    expect(await codigo(maria, CLAVE_DE_PRUEBA, { dispositivo })).toBe(429);
    expect(await codigo(maria, CLAVE_DE_PRUEBA)).toBe(200);
    for (const i of veces(60)) await codigo(`otro${i}`, 'mala', { dispositivo });
    expect(await codigo(vecina, CLAVE_DE_PRUEBA, { dispositivo })).toBe(429);
  });

  test('sigue siendo el mismo de una vez a otra, y de quien lo comparte; lo que no tiene su forma no se toma', async () => {
    const dispositivo = await dispositivoDe(maria);
    const vecina = `vecina${numero}`;
    await usuario(prueba.db, vecina);
    expect(await dispositivoDe(maria, { dispositivo })).toBe(dispositivo);
    expect(await dispositivoDe(vecina, { dispositivo })).toBe(dispositivo);
    expect(await dispositivoDe(maria, { dispositivo: 'a' })).toMatch(/^[\w-]{43}$/);
    const filas = await prueba.db.selectFrom('dispositivos').selectAll().execute();
    expect(JSON.stringify(filas)).not.toContain(dispositivo);
  });

  test('se olvida al año sin usarlo', async () => {
    const dispositivo = await dispositivoDe(maria);
    prueba.avanzar(366 * 86_400_000);
    for (const _ of veces(10)) await codigo(maria, 'mala', { dispositivo });
    expect(await codigo(maria, CLAVE_DE_PRUEBA, { dispositivo, ip: '10.4.0.1' })).toBe(200);
  });
});

describe('muchos ingresos a la vez', () => {
  test('veinte con la contraseña correcta entran los veinte', async () => {
    const codigos = await Promise.all(veces(20).map(() => codigo(maria, CLAVE_DE_PRUEBA)));
    expect(codigos).toEqual(Array(20).fill(200));
  });

  test('de cien contraseñas equivocadas a la vez se prueban pocas más de las que se permiten', async () => {
    const codigos = await Promise.all(veces(100).map((i) => codigo(maria, `mala${i}`)));
    expect(codigos.filter((uno) => uno === 401).length).toBeLessThanOrEqual(30);
    // 503: these would have waited for too long.
    for (const uno of codigos) expect([401, 429, 503]).toContain(uno);
  });

  test('a quien tendría que esperar demasiado se le dice en el acto, y cuánto; después entra', async () => {
    const turnosDeIngreso = { esperaMaximaMs: 20, siempreEsperan: 5 };
    const apurada = await crearAppDePrueba({ db: prueba.db, turnosDeIngreso, limiteDePedidos: 1_000_000 });
    const payload = { username: maria, password: CLAVE_DE_PRUEBA };
    const probar = () => apurada.pedir('POST', '/authentication_token', { payload });
    const respuestas = await Promise.all(veces(30).map(probar));
    const esperan = respuestas.filter(({ statusCode }) => statusCode === 503);
    expect(respuestas.filter(({ statusCode }) => statusCode === 200).length).toBe(30 - esperan.length);
    expect(esperan.length).toBeGreaterThan(10);
    for (const respuesta of esperan) {
      expect(Number(respuesta.headers['retry-after'])).toBeGreaterThan(0);
      expect(respuesta.json()).toMatchObject({
        detail: 'Hay muchas personas ingresando a la vez. Esperá unos segundos y volvé a probar.',
      });
    }
    expect((await probar()).statusCode).toBe(200);
    await apurada.cerrar();
  });
});
