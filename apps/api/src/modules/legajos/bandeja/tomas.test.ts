import { puedeElOperador, ROLES } from '@colega/domain/permisos';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { type BandejaDePrueba, bandejaDe } from '../../../testing/legajos/bandeja.ts';
import { crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';
import { type Vida, vidaDe } from '../../../testing/legajos/vida.ts';
import { observarLegajo } from '../colegio/colegio.service.ts';
import { cambiarObservacion } from '../observaciones/observaciones.service.ts';

const UN_MINUTO = 60_000;
const NADIE = 2_000_000_000;

let e: Escenario;
let vida: Vida;
let bandeja: BandejaDePrueba;
let ana: Pedir;
let beto: Pedir;
beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
  bandeja = bandejaDe(e);
  ana = await bandeja.operar(['visado']);
  beto = await bandeja.operar(['mesa']);
});
// Each test has the queue for itself.
beforeEach(async () => {
  await e.db.deleteFrom('legajo_tomas').execute();
  await e.db.deleteFrom('legajo_colas').execute();
});
afterAll(() => e.prueba.cerrar());

const tomar = async (como: Pedir, id: number) => (await como('POST', `/colegio/legajos/${id}/toma`)).statusCode;
const soltar = async (como: Pedir, id: number) => (await como('DELETE', `/colegio/legajos/${id}/toma`)).statusCode;
const siguiente = async (como: Pedir, payload: object = {}, cola = 'para_revisar'): Promise<number | null> => {
  const respuesta = await como('POST', `/colegio/bandeja/${cola}/siguiente`, { payload });
  if (respuesta.statusCode !== 200) throw new Error(respuesta.body);
  return respuesta.json<{ id: number | null }>().id;
};
/** What was taken grows older: the clock would end the sessions too. */
const pasan = (minutos: number) =>
  e.db
    .updateTable('legajo_tomas')
    .set((eb) => {
      const tiempo = sql<Date>`make_interval(mins => ${minutos})`;
      return { desde: eb('desde', '-', tiempo), activa_en: eb('activa_en', '-', tiempo) };
    })
    .execute();
const duenio = async (id: number) => {
  const { items } = await bandeja.ver(ana, 'para_revisar', 'limit=100');
  return items.find((fila) => fila.id === id)?.toma?.quien ?? null;
};
const confirmado = async (): Promise<number> => (await vida.hasta('confirmado')).id;
const idDe = async (username: string): Promise<number> =>
  (await e.db.selectFrom('usuarios').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;
const nombreDe = async (username: string): Promise<string> => {
  const { nombre, apellido } = await e.db
    .selectFrom('personas as p')
    .innerJoin('usuarios as u', 'u.persona_id', 'p.id')
    .select(['p.nombre', 'p.apellido'])
    .where('u.username', '=', username)
    .executeTakeFirstOrThrow();
  return `${nombre} ${apellido}`;
};
const comoAna = async (id: number) => ({
  ...vida.elColegio(id),
  autor: { actor: 'colegio' as const, user_id: await idDe('op-1'), username: 'op-1' },
});

test('un legajo lo tiene uno por vez: al otro se le dice quién y desde cuándo, y soltado se puede tomar', async () => {
  const id = await confirmado();
  const tomado = await ana('POST', `/colegio/legajos/${id}/toma`);
  expect(tomado.json()).toEqual({
    usuario_id: await idDe('op-1'),
    quien: await nombreDe('op-1'),
    desde: '2026-03-20T15:00:00.000Z',
  });
  const negado = await beto('POST', `/colegio/legajos/${id}/toma`);
  expect([negado.statusCode, negado.json().message]).toEqual([
    409,
    `El legajo lo tiene ${await nombreDe('op-1')} desde el 20/03/2026 a las 12:00. Seguí con otro.`,
  ]);
  expect(await soltar(beto, id)).toBe(409);
  expect(await duenio(id)).toBe(await nombreDe('op-1'));
  expect(await bandeja.ids(ana, 'para_revisar', 'mios=si')).toEqual([id]);
  expect(await bandeja.ids(beto, 'para_revisar', 'mios=si')).toEqual([]);
  expect([await soltar(ana, id), await soltar(ana, id)]).toEqual([200, 200]);
  expect(await duenio(id)).toBeNull();
  expect(await tomar(beto, id)).toBe(200);
});

test('de varios que lo toman a la vez, uno', async () => {
  const id = await confirmado();
  const estados = await Promise.all([ana, beto, ana, beto].map((como) => tomar(como, id)));
  expect(estados.sort()).toEqual([200, 200, 409, 409]);
  expect([await nombreDe('op-1'), await nombreDe('op-2')]).toContain(await duenio(id));
});

test('el siguiente nunca es uno propio, con el que nada se podría hacer', async () => {
  const id = await confirmado();
  const { id: mio } = (await beto('GET', '/operador_propio')).json<{ id: number }>();
  const { persona_id } = await e.db
    .selectFrom('usuarios')
    .select('persona_id')
    .where('id', '=', mio)
    .executeTakeFirstOrThrow();
  const antes = await e.db.selectFrom('legajos').select('persona_id').where('id', '=', id).executeTakeFirstOrThrow();
  await e.db.updateTable('legajos').set({ persona_id }).where('id', '=', id).execute();
  expect(await siguiente(beto)).toBeNull();
  await e.db.updateTable('legajos').set(antes).where('id', '=', id).execute();
  expect(await siguiente(beto)).toBe(id);
  await soltar(beto, id);
});

test('treinta minutos sin tocarlo lo sueltan; tocarlo los vuelve a contar, sin cambiar desde cuándo', async () => {
  const id = await confirmado();
  await tomar(ana, id);
  await pasan(29);
  const renovada = await ana('POST', `/colegio/legajos/${id}/toma`);
  expect(renovada.json()).toMatchObject({ desde: '2026-03-20T14:31:00.000Z' });
  await pasan(29);
  expect([await tomar(beto, id), await siguiente(beto)]).toEqual([409, null]);
  await pasan(1);
  expect(await duenio(id)).toBeNull();
  expect(await siguiente(beto)).toBe(id);
  expect([await duenio(id), await tomar(ana, id)]).toEqual([await nombreDe('op-2'), 409]);
});

test('un acto que lo saca de una cola lo suelta; otro acto de quien lo tiene es actividad', async () => {
  const { id } = await vida.hasta('timbrado');
  await tomar(ana, id);
  await observarLegajo(e.db, { ...(await comoAna(id)), observaciones: [{ texto: 'Falta', campo: null }] });
  expect(await tomar(beto, id)).toBe(200);
  await soltar(beto, id);

  await observarLegajo(e.db, { ...(await comoAna(id)), observaciones: [{ texto: 'Falta más', campo: null }] });
  const observaciones = (await vida.leer(id)).observaciones.map((observacion) => observacion.id);
  for (const observacion of observaciones)
    await e.mgarcia('POST', `/legajo_observaciones/${observacion}/responder`, { payload: { texto: 'Así es' } });
  await tomar(ana, id);
  await pasan(20);
  const [primera = 0, segunda = 0] = observaciones;
  const aceptar = async (observacion: number) => {
    const { autor, ahora, hoy } = await comoAna(id);
    const acto = { autor, ahora, hoy, version: null, accion: 'aceptar' as const, texto: '' };
    await cambiarObservacion(e.db, { id: observacion, legajo_id: id }, acto);
  };
  await aceptar(primera);
  await pasan(20);
  expect(await tomar(beto, id)).toBe(409);
  await aceptar(segunda);
  expect(await tomar(beto, id)).toBe(200);
});

test('sobre lo que tiene otro no se actúa: se dice quién y desde cuándo, hasta que lo suelta o pasan treinta minutos', async () => {
  const { id } = await vida.hasta('timbrado');
  const observar = async () => {
    const { version } = (await ana('GET', `/colegio/legajos/${id}`)).json<{ version: number }>();
    const pedido = {
      payload: { observaciones: [{ texto: 'Falta', campo: null }] },
      headers: { 'if-match': `"${version}"` },
    };
    return ana('POST', `/colegio/legajos/${id}/observar`, pedido);
  };
  await tomar(beto, id);
  const negado = await observar();
  expect([negado.statusCode, negado.json().message]).toEqual([
    409,
    `El legajo lo tiene ${await nombreDe('op-2')} desde el 20/03/2026 a las 12:00. Seguí con otro.`,
  ]);
  expect((await vida.leer(id)).observaciones).toEqual([]);
  await pasan(29);
  expect((await observar()).statusCode).toBe(409);
  await pasan(1);
  expect((await observar()).statusCode).toBe(200);

  const { id: otro } = await vida.hasta('confirmado');
  await tomar(beto, otro);
  await observarLegajo(e.db, { ...vida.elColegio(otro), observaciones: [{ texto: 'Falta', campo: null }] });
  expect((await vida.leer(otro)).observaciones).toHaveLength(1);
});

test('lo que tenía quien deja el Colegio queda libre en el acto, y lo de los demás no', async () => {
  const [suyo, deBeto] = [await confirmado(), await confirmado()];
  const carla = await bandeja.operar(['mesa']);
  const jefa = await bandeja.operar(['administracion']);
  await bandeja.operar(['administracion']);
  expect([await tomar(carla, suyo), await tomar(beto, deBeto)]).toEqual([200, 200]);
  const { id } = (await carla('GET', '/operador_propio')).json<{ id: number }>();
  expect(await tomar(ana, suyo)).toBe(409);
  expect((await jefa('DELETE', `/colegio/operadores/${id}`)).statusCode).toBe(200);
  expect([await tomar(ana, suyo), await tomar(ana, deBeto)]).toEqual([200, 409]);
});

test('quien se queda sin el permiso de tomar deja libre lo que tenía; con otro rol que lo da, no', async () => {
  const id = await confirmado();
  const carla = await bandeja.operar(['mesa']);
  const jefa = await bandeja.operar(['administracion']);
  const { id: suyo } = (await carla('GET', '/operador_propio')).json<{ id: number }>();
  const dar = async (roles: string[]) =>
    (await jefa('PUT', `/colegio/operadores/${suyo}/roles`, { payload: { roles } })).statusCode;
  expect(await tomar(carla, id)).toBe(200);
  expect([await dar(['visado']), await tomar(ana, id)]).toEqual([200, 409]);
  expect([await dar(['auditoria']), await tomar(ana, id)]).toEqual([200, 200]);
});

test('a quien tenía uno y pasó media hora sin tocarlo se le avisa que otro lo tomó, una vez', async () => {
  const id = await confirmado();
  const carla = await bandeja.operar(['mesa']);
  await tomar(carla, id);
  await pasan(31);
  expect([await tomar(ana, id), await tomar(ana, id)]).toEqual([200, 200]);
  const { items } = (await carla('GET', '/avisos?lado=colegio')).json<{
    items: { evento: string; enlace: string }[];
  }>();
  const suyos = items.filter(({ evento }) => evento === 'legajo_que_tenias');
  expect(suyos.map(({ enlace }) => enlace)).toEqual([`/colegio/legajo/${id}`]);
});

test('lo que hace el matriculado no suelta lo que alguien tiene', async () => {
  const id = await confirmado();
  await tomar(ana, id);
  await vida.cambiarEstado(await vida.ampliar(id), 'confirmado');
  expect(await tomar(beto, id)).toBe(409);
});

test('siguiente toma el que espera hace más y nadie tiene, con los filtros de la cola', async () => {
  const primero = await confirmado();
  e.prueba.avanzar(UN_MINUTO);
  const segundo = await confirmado();
  e.prueba.avanzar(UN_MINUTO);
  const tercero = await confirmado();
  await tomar(beto, primero);
  expect(await siguiente(ana, { rubro_id: await e.idDe('rubros', 'instalaciones_de_gas') })).toBeNull();
  expect(await siguiente(ana, { vencidos: 'si' })).toBeNull();
  expect([await siguiente(ana), await siguiente(ana), await siguiente(ana)]).toEqual([segundo, tercero, null]);
  expect(await siguiente(ana, {}, 'volvieron')).toBeNull();
  const mal = await ana('POST', '/colegio/bandeja/para_revisar/siguiente', { payload: { mios: 'si' } });
  expect(mal.statusCode).toBe(422);
});

test('de varios que piden el siguiente a la vez, cada uno recibe otro', async () => {
  const ids = [];
  for (let i = 0; i < 6; i += 1) ids.push(await confirmado());
  const dados = await Promise.all([ana, beto, ana, beto, ana, beto, ana, beto].map((como) => siguiente(como)));
  const legajos = dados.filter((id) => id !== null);
  expect(legajos.sort((uno, otro) => uno - otro)).toEqual(ids);
});

test('repetir el pedido del siguiente con su clave no toma otro', async () => {
  const id = await confirmado();
  await confirmado();
  const pedido = { payload: {}, headers: { 'idempotency-key': '7c2b7f0a-41f7-4a7d-9d31-2a4c0f5d9e11' } };
  const dado = async () => (await ana('POST', '/colegio/bandeja/para_revisar/siguiente', pedido)).json();
  expect([await dado(), await dado()]).toEqual([{ id }, { id }]);
});

test('lo de otro distrito no se toma, no se suelta ni se da', async () => {
  const id = await confirmado();
  const distritos = await e.db.selectFrom('distritos').select('id').orderBy('id').execute();
  const lejano = await bandeja.operar(['visado'], distritos.at(-1)?.id ?? 0);
  expect([await tomar(lejano, id), await soltar(lejano, id), await tomar(ana, NADIE)]).toEqual([404, 404, 404]);
  expect(await siguiente(lejano)).toBeNull();
  const payload = { distrito_id: e.persona.distrito_id };
  expect((await lejano('POST', '/colegio/bandeja/para_revisar/siguiente', { payload })).statusCode).toBe(404);
  const cercana = await bandeja.operar(['mesa'], e.persona.distrito_id);
  expect(await siguiente(cercana)).toBe(id);
});

test.each(ROLES)('el rol %s toma legajos si su permiso lo dice', async (rol) => {
  const id = await confirmado();
  const como = await bandeja.operar([rol]);
  const status = puedeElOperador({ roles: [rol], distrito_id: null }, 'legajos.tomar') === 'si' ? 200 : 403;
  const pedido = await como('POST', '/colegio/bandeja/para_revisar/siguiente', { payload: {} });
  expect([await tomar(como, id), await soltar(como, id), pedido.statusCode]).toEqual([status, status, status]);
});
