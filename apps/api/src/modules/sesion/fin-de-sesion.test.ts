import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CLAVE_DE_PRUEBA, type UsuarioDePrueba, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../../testing/crear-app-de-prueba.ts';

let prueba: AppDePrueba;
let maria: UsuarioDePrueba;
let numero = 0;

beforeAll(async () => {
  prueba = await crearAppDePrueba();
});
beforeEach(async () => {
  numero += 1;
  maria = await usuario(prueba.db, `maria${numero}`);
});
afterAll(() => prueba.cerrar());

type Abierta = Awaited<ReturnType<AppDePrueba['conSesion']>>;
const entrar = () => prueba.conSesion(maria.username);
const leer = async (pedir: Abierta) => (await pedir('GET', '/rubros')).statusCode;
const escribir = async (pedir: Abierta) =>
  (await pedir('POST', '/localidades', { payload: { nombre: 'Paraje', codigo_postal: '1900', partido: { id: 1 } } }))
    .statusCode;
const renovar = (refresh_token: string) => prueba.pedir('POST', '/token/refresh', { payload: { refresh_token } });
const deElla = () => prueba.db.updateTable('usuarios').where('id', '=', maria.id);

describe('una sesión termina en el pedido siguiente', () => {
  test('a salir', async () => {
    const [una, otra] = [await entrar(), await entrar()];
    expect([await leer(una), await escribir(una)]).toEqual([200, 201]);
    await prueba.pedir('POST', '/token/revoke', { payload: { refresh_token: una.refresh_token } });
    expect([await leer(una), await escribir(una)]).toEqual([401, 401]);
    expect(await leer(otra)).toBe(200);
  });

  test.each([true, false])(
    'a cambiar la contraseña: las demás; la que la cambió sigue (refresh token: %s)',
    async (con) => {
      const [una, otra] = [await entrar(), await entrar()];
      const refresco = con ? { refresh_token: una.refresh_token } : {};
      const payload = { old_password: CLAVE_DE_PRUEBA, password: 'Otra.Clave.1', ...refresco };
      expect((await una('PUT', `/usuarios/${maria.id}/change_password`, { payload })).statusCode).toBe(200);
      expect([await leer(otra), await escribir(otra)]).toEqual([401, 401]);
      expect([await leer(una), await escribir(una)]).toEqual([200, 201]);
    },
  );

  test('a dar de baja al usuario; habilitado otra vez, ingresa otra vez', async () => {
    const una = await entrar();
    await deElla().set({ activo: false }).execute();
    expect([await leer(una), await escribir(una)]).toEqual([401, 401]);
    expect((await renovar(una.refresh_token)).statusCode).toBe(401);
    await deElla().set({ activo: true }).execute();
    expect([await leer(una), (await renovar(una.refresh_token)).statusCode]).toEqual([401, 401]);
    expect(await leer(await entrar())).toBe(200);
  });

  test('a usar un refresh token robado después de su gracia: la de los dos', async () => {
    const una = await entrar();
    const { token } = (await renovar(una.refresh_token)).json<{ token: string }>();
    prueba.avanzar(60_000);
    await renovar(una.refresh_token);
    const headers = { authorization: `Bearer ${token}` };
    expect((await prueba.pedir('GET', '/rubros', { headers })).statusCode).toBe(401);
    expect(await leer(una)).toBe(401);
  });

  test('a cambiar sus contextos: renovada trae los que tiene; sin autogestión no se renueva', async () => {
    const una = await entrar();
    await prueba.db.insertInto('contextos').values({ usuario_id: maria.id, modo: 'operador_consejo' }).execute();
    expect(await leer(una)).toBe(401);
    const nueva = (await renovar(una.refresh_token)).json<{ token: string; refresh_token: string }>();
    const headers = { authorization: `Bearer ${nueva.token}` };
    expect((await prueba.pedir('GET', '/rubros', { headers })).statusCode).toBe(200);
    await prueba.db
      .deleteFrom('contextos')
      .where('usuario_id', '=', maria.id)
      .where('modo', '=', 'autogestion')
      .execute();
    expect((await prueba.pedir('GET', '/rubros', { headers })).statusCode).toBe(401);
    expect((await renovar(nueva.refresh_token)).statusCode).toBe(401);
  });
});

describe('un token', () => {
  type Cambios = Record<string, unknown>;
  const firmar = async (cambios: Cambios) => {
    const { token } = await entrar();
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Cambios;
    const headers = { authorization: `Bearer ${prueba.app.jwt.sign({ ...claims, ...cambios })}` };
    return (await prueba.pedir('GET', '/rubros', { headers })).statusCode;
  };
  const ahora = () => Math.floor(prueba.ahora().getTime() / 1000);

  test('sin sesión, o con la de otra persona, no es de nadie', async () => {
    const otra = await usuario(prueba.db, `otra${numero}`);
    expect(await firmar({})).toBe(200);
    expect(await firmar({ sid: undefined })).toBe(401);
    expect(await firmar({ sid: '0193b5c8-0000-4000-8000-000000000000' })).toBe(401);
    expect(await firmar({ user_id: otra.id, persona_id: otra.persona.id })).toBe(401);
    expect(await firmar({ persona_id: otra.persona.id })).toBe(401);
  });

  test('del futuro se rechaza, salvo lo que un reloj puede errar', async () => {
    expect(await firmar({ iat: ahora() + 59, exp: ahora() + 959 })).toBe(200);
    expect(await firmar({ iat: ahora() + 62, exp: ahora() + 962 })).toBe(401);
    prueba.avanzar(2 * 86_400_000);
    const adelantada = await entrar();
    prueba.avanzar(-2 * 86_400_000);
    expect(await leer(adelantada)).toBe(401);
    const { token } = (await renovar(adelantada.refresh_token)).json<{ token: string }>();
    const headers = { authorization: `Bearer ${token}` };
    expect((await prueba.pedir('GET', '/rubros', { headers })).statusCode).toBe(200);
  });
});
