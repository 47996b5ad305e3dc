import type { DispositivoConAvisos, Preferencia } from '@colega/contract/avisos';
import { ENCABEZADO_DE_DISPOSITIVO } from '@colega/contract/route';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SesionAbierta } from '../../../http/rutas.ts';
import { pushDePrueba, suscripcionEn } from '../../../testing/avisos/push-de-prueba.ts';
import { CLAVE_DE_PRUEBA, type UsuarioDePrueba, usuario } from '../../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { cerrarSesiones } from '../../sesion/cerrar-sesiones.service.ts';
import { avisar } from '../avisar.service.ts';
import { upsertElegido } from '../preferencias.repository.ts';
import { activarDispositivo } from './dispositivos.service.ts';

const DISPOSITIVO = 'a'.repeat(43);
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

let prueba: AppDePrueba;
let maria: UsuarioDePrueba;
let numero = 0;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ push: pushDePrueba() });
});
beforeEach(async () => {
  numero += 1;
  maria = await usuario(prueba.db, `maria${numero}`);
});
afterAll(() => prueba.cerrar());

type Entrada = Awaited<ReturnType<AppDePrueba['conSesion']>>;
const entrarDesde = async (username: string, dispositivo: string): Promise<Pedir & { refresh_token: string }> => {
  const headers = { [ENCABEZADO_DE_DISPOSITIVO]: dispositivo };
  const payload = { username, password: CLAVE_DE_PRUEBA };
  const { token, refresh_token } = (await prueba.pedir('POST', '/authentication_token', { payload, headers })).json<{
    token: string;
    refresh_token: string;
  }>();
  const pedir: Pedir = (metodo, path, pedido = {}) =>
    prueba.pedir(metodo, path, {
      ...pedido,
      headers: { ...headers, authorization: `Bearer ${token}`, 'user-agent': FIREFOX },
    });
  return Object.assign(pedir, { refresh_token });
};
const direccion = (nombre: string): string => `https://fcm.googleapis.com/fcm/send/${nombre}-${numero}`;
const activar = (pedir: Pedir, nombre: string) =>
  pedir('POST', '/dispositivos_con_avisos', { payload: suscripcionEn(direccion(nombre)) });
const suyos = async (pedir: Pedir): Promise<DispositivoConAvisos[]> =>
  (await pedir('GET', '/dispositivos_con_avisos')).json<{ items: DispositivoConAvisos[] }>().items;
const envios = async (cosa_id: string) =>
  prueba.db
    .selectFrom('avisos_en_dispositivos as e')
    .innerJoin('dispositivos_con_avisos as d', 'd.id', 'e.dispositivo_id')
    .select(['d.direccion', 'e.titulo', 'e.enlace'])
    .where('e.cosa_id', '=', cosa_id)
    .orderBy('d.id')
    .execute();
const observar = (cosa_id: string) =>
  avisar(
    prueba.db,
    {
      ...({ evento: 'observado', cosa: 'observacion', cosa_id, persona_id: maria.persona.id } as const),
      portal: { datos: { legajo: '1234' }, detalle: 'La partida no es', enlace: '/app/ejercicio/legajo/1/detail' },
    },
    prueba.ahora(),
  );

const canales = async (pedir: Pedir): Promise<string[]> => {
  const { items } = (await pedir('GET', '/preferencias_de_avisos?lado=matriculado')).json<{ items: Preferencia[] }>();
  return items.find(({ evento }) => evento === 'visado')?.canales.map(({ canal }) => canal) ?? [];
};

test('cada dispositivo se activa por sí mismo, y dice cuál es y desde cuándo', async () => {
  const celular = await entrarDesde(maria.username, DISPOSITIVO);
  const otra = await prueba.conSesion(maria.username);
  await activar(otra, 'casa');
  prueba.avanzar(1_000);
  const respuesta = await activar(celular, 'celular');
  expect(respuesta.json()).toMatchObject({
    clave: pushDePrueba().publica,
    items: [
      { dispositivo: 'Firefox en Android', actual: true, avisado_en: null },
      { actual: false, avisado_en: null },
    ],
  });
  // The same one again is not another.
  await activar(celular, 'celular');
  expect(await suyos(celular)).toHaveLength(2);
});

test('una dirección que no es de un servicio conocido se rechaza, y dice qué hacer', async () => {
  const pedir = await prueba.conSesion(maria.username);
  const payload = suscripcionEn('https://169.254.169.254/latest');
  const respuesta = await pedir('POST', '/dispositivos_con_avisos', { payload });
  expect(respuesta.statusCode).toBe(422);
  expect(respuesta.body).toContain('Este navegador no puede recibir avisos');
  expect(await suyos(pedir)).toEqual([]);
});

test('de un hecho se le avisa una vez a cada uno, con pocas palabras; a otra persona, nada', async () => {
  const [una, otra] = [await prueba.conSesion(maria.username), await prueba.conSesion(maria.username)];
  await activar(una, 'una');
  await activar(otra, 'otra');
  await activar(await prueba.conSesion((await usuario(prueba.db, `ajena${numero}`)).username), 'ajena');
  const cosa_id = `una vez ${numero}`;
  await Promise.all([observar(cosa_id), observar(cosa_id)]);
  await observar(cosa_id);
  const corto = { titulo: 'El Colegio observó tu legajo N.º 1234', enlace: '/app/ejercicio/legajo/1/detail' };
  expect(await envios(cosa_id)).toEqual([
    { direccion: direccion('una'), ...corto },
    { direccion: direccion('otra'), ...corto },
  ]);
});

test('al que se activa después no se le cuenta lo viejo, aunque se vuelva a avisar', async () => {
  const cosa_id = `viejo ${numero}`;
  await observar(cosa_id);
  await activar(await prueba.conSesion(maria.username), 'nuevo');
  await observar(cosa_id);
  expect(await envios(cosa_id)).toEqual([]);
});

test('se elige qué llega a los dispositivos; sin ninguno no hay qué elegir', async () => {
  const pedir = await prueba.conSesion(maria.username);
  expect(await canales(pedir)).toEqual(['portal', 'correo']);
  await activar(pedir, 'elegido');
  expect(await canales(pedir)).toEqual(['portal', 'correo', 'dispositivo']);
  const elegir = (evento: string, modo: string) =>
    pedir('PUT', '/preferencias_de_avisos', { payload: { lado: 'matriculado', canal: 'dispositivo', evento, modo } });
  expect((await elegir('observado', 'nunca')).statusCode).toBe(200);
  expect((await elegir('observado', 'por_dia')).statusCode).toBe(422);
  expect((await elegir('bienvenida', 'al_momento')).statusCode).toBe(404);
  await observar(`apagado ${numero}`);
  expect(await envios(`apagado ${numero}`)).toEqual([]);
  await elegir('observado', 'al_momento');
  await observar(`prendido ${numero}`);
  expect(await envios(`prendido ${numero}`)).toHaveLength(1);
});

test('se quita el propio; el de otra persona no está', async () => {
  const pedir = await prueba.conSesion(maria.username);
  await activar(pedir, 'propio');
  const [{ id } = { id: 0 }] = await suyos(pedir);
  const ajena = await prueba.conSesion((await usuario(prueba.db, `otra${numero}`)).username);
  expect((await ajena('DELETE', `/dispositivos_con_avisos/${id}`)).statusCode).toBe(404);
  expect((await pedir('DELETE', `/dispositivos_con_avisos/${id}`)).json()).toMatchObject({ items: [] });
});

test('son diez a lo sumo: el más viejo deja su lugar', async () => {
  const sesiones: Entrada[] = [];
  for (let i = 0; i < 11; i += 1) sesiones.push(await prueba.conSesion(maria.username));
  for (const [i, pedir] of sesiones.entries()) {
    prueba.avanzar(1_000);
    await activar(pedir, `n${i}`);
  }
  const quedan = prueba.db
    .selectFrom('dispositivos_con_avisos')
    .select('direccion')
    .where('usuario_id', '=', maria.id)
    .orderBy('id');
  const direcciones = (await quedan.execute()).map((uno) => uno.direccion);
  expect(direcciones).toEqual(Array.from({ length: 10 }, (_, i) => direccion(`n${i + 1}`)));
});

// S-911
test('se va al salir desde él, al cerrar su sesión desde otro, y al cambiar la contraseña', async () => {
  const [una, dos, tres] = [
    await prueba.conSesion(maria.username),
    await prueba.conSesion(maria.username),
    await prueba.conSesion(maria.username),
  ];
  for (const [i, pedir] of [una, dos, tres].entries()) await activar(pedir, `sesion${i}`);
  await prueba.pedir('POST', '/token/revoke', { payload: { refresh_token: una.refresh_token } });
  expect(await suyos(tres)).toHaveLength(2);
  const sesiones = (await dos('GET', '/sesiones')).json<{ items: { id: string; actual: boolean }[] }>().items;
  const propia = sesiones.find(({ actual }) => actual)?.id ?? '';
  await tres('DELETE', `/sesiones/${propia}`);
  expect((await suyos(tres)).map(({ actual }) => actual)).toEqual([true]);
  const cuarta = await prueba.conSesion(maria.username);
  await activar(cuarta, 'cuarta');
  await cuarta('PUT', `/usuarios/${maria.id}/change_password`, {
    payload: { old_password: CLAVE_DE_PRUEBA, password: 'otra clave bien larga 2' },
  });
  expect((await suyos(cuarta)).map(({ actual }) => actual)).toEqual([true]);
});

test('la sesión que vence no lo apaga: quien vuelve a entrar desde él lo encuentra, y otra persona lo apaga', async () => {
  const antes = await entrarDesde(maria.username, DISPOSITIVO);
  await activar(antes, 'siempre');
  prueba.avanzar(3 * 24 * 3_600_000);
  const despues = await entrarDesde(maria.username, DISPOSITIVO);
  expect(await suyos(despues)).toMatchObject([{ actual: true }]);
  await entrarDesde((await usuario(prueba.db, `hermana${numero}`)).username, DISPOSITIVO);
  expect(await suyos(despues)).toEqual([]);
});

const hayQuienEspera = () =>
  vi.waitUntil(async () => (await sql`select from pg_locks where not granted`.execute(prueba.db)).rows.length > 0, {
    timeout: 10_000,
  });

// S-911
test('mientras otro portal cierra la sesión no se activa ninguno: el que lo pidió se queda sin sesión', async () => {
  const pedir = await prueba.conSesion(maria.username);
  const { pedido } = await prueba.db.transaction().execute(async (trx) => {
    await cerrarSesiones(trx, maria.id, prueba.ahora());
    const alla = activar(pedir, 'tarde');
    await Promise.race([alla, hayQuienEspera()]);
    // In an object: it is waited for once this one has ended.
    return { pedido: alla };
  });
  expect((await pedido).statusCode).toBe(401);
  expect(await suyos(await prueba.conSesion(maria.username))).toEqual([]);
});

const propia = async (pedir: Pedir): Promise<SesionAbierta> => {
  const { items } = (await pedir('GET', '/sesiones')).json<{ items: { id: string; actual: boolean }[] }>();
  const sid = items.find(({ actual }) => actual)?.id ?? '';
  return { sid, user_id: maria.id, persona_id: maria.persona.id, username: maria.username, contextos: [] };
};

test.each([
  [
    'se sale',
    (suya: Entrada) => prueba.pedir('POST', '/token/revoke', { payload: { refresh_token: suya.refresh_token } }),
  ],
  [
    'se la cierra desde otro',
    async (suya: Entrada, otra: Entrada) => otra('DELETE', `/sesiones/${(await propia(suya)).sid}`),
  ],
  ['se cierran las demás', (_suya: Entrada, otra: Entrada) => otra('POST', '/sesiones/cerrar_las_demas')],
])('el que se está activando mientras %s se va con su sesión', async (_como, cerrar) => {
  const [suya, otra] = [await prueba.conSesion(maria.username), await prueba.conSesion(maria.username)];
  const sesion = await propia(suya);
  const desde = { dispositivo: 'Firefox', huella: null, ahora: prueba.ahora() };
  const { pedido } = await prueba.db.transaction().execute(async (trx) => {
    await activarDispositivo(trx, pushDePrueba(), sesion, suscripcionEn(direccion('a-la-vez')), desde);
    const alla = cerrar(suya, otra);
    await Promise.race([alla, hayQuienEspera()]);
    return { pedido: alla };
  });
  expect((await pedido).statusCode).toBeLessThan(300);
  expect(await suyos(otra)).toEqual([]);
});

test('quien apagó los dos canales escritos, y quitó el teléfono y lo volvió a activar, no oye lo mismo otra vez', async () => {
  const pedir = await prueba.conSesion(maria.username);
  for (const canal of ['portal', 'correo'])
    await upsertElegido(prueba.db, {
      ...{ persona_id: maria.persona.id, evento: 'observado', modo: 'nunca' },
      canal: canal as 'portal',
    });
  await activar(pedir, 'va-y-viene');
  const cosa_id = `va y viene ${numero}`;
  await observar(cosa_id);
  expect(await envios(cosa_id)).toHaveLength(1);
  const [{ id } = { id: 0 }] = await suyos(pedir);
  await pedir('DELETE', `/dispositivos_con_avisos/${id}`);
  await activar(pedir, 'va-y-viene');
  await observar(cosa_id);
  expect(await envios(cosa_id)).toEqual([]);
  await observar(`${cosa_id}, otra`);
  expect(await envios(`${cosa_id}, otra`)).toHaveLength(1);
});

test('al cambiar la clave del Colegio no queda qué elegir hasta que se activa de nuevo', async () => {
  const pedir = await prueba.conSesion(maria.username);
  await activar(pedir, 'con-la-vieja');
  const conLaVieja = prueba.db.updateTable('dispositivos_con_avisos').set({ clave: 'la de antes' });
  await conLaVieja.where('usuario_id', '=', maria.id).execute();
  expect(await canales(pedir)).toEqual(['portal', 'correo']);
  await activar(pedir, 'con-la-nueva');
  expect(await canales(pedir)).toEqual(['portal', 'correo', 'dispositivo']);
});

test('sin clave del Colegio no se ofrece', async () => {
  const sin = await crearAppDePrueba();
  try {
    const { username } = await usuario(sin.db, 'sinpush');
    const pedir = await sin.conSesion(username);
    expect((await pedir('GET', '/dispositivos_con_avisos')).json()).toMatchObject({ clave: null, items: [] });
    expect((await activar(pedir, 'ninguno')).statusCode).toBe(404);
  } finally {
    await sin.cerrar();
  }
});

test('otra pestaña del mismo navegador, que es otra sesión, sabe que es este; otro navegador, que no', async () => {
  const primera = await entrarDesde(maria.username, DISPOSITIVO);
  await activar(primera, 'chrome');
  const segunda = await entrarDesde(maria.username, DISPOSITIVO);
  const ajena = await entrarDesde(maria.username, 'b'.repeat(43));
  const esEste = async (pedir: Pedir) => (await suyos(pedir)).map(({ actual }) => actual);
  expect([await esEste(primera), await esEste(segunda), await esEste(ajena)]).toEqual([[true], [true], [false]]);
});
