import type { Conciliacion } from '@colega/contract/dinero';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sinCorreo } from '../../../correo/correo.ts';
import { crearTareas } from '../../../jobs/tareas.ts';
import { operador, persona } from '../../../testing/construir.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { almacenEnDisco } from '../../media/almacenes/en-disco.ts';
import { correrConciliacion } from './correr-conciliacion.service.ts';

let s: EscenarioDePagos;
let como: Awaited<ReturnType<EscenarioDePagos['e']['prueba']['conSesion']>>;

beforeAll(async () => {
  s = await crearEscenarioDePagos({ entorno: { METRICAS: '1' } });
  await operador(s.db, 'tesorera', { roles: ['tesoreria'] });
  await operador(s.db, 'visadora', { roles: ['visado'] });
  como = await s.prueba.conSesion('tesorera', '/colegio/authentication_token');
});
beforeEach(() => s.prueba.sinGuardas((db) => sql`delete from conciliaciones`.execute(db)));
afterAll(() => s.e.prueba.cerrar());

const tareas = () =>
  crearTareas({
    ...{ db: s.db, reloj: s.prueba.ahora, correo: sinCorreo, pasarelas: s.falsas.pasarelas },
    ...{ almacen: almacenEnDisco('/nada'), direccionPublica: () => '' },
  });
const leer = async () => (await como('GET', '/colegio/conciliaciones')).json<{ items: Conciliacion[] }>().items;
const pedir = async (cuerpo: object = {}) => como('POST', '/colegio/conciliaciones', { payload: cuerpo });
const correr = (una: Conciliacion) => tareas().conciliar({ conciliacion_id: una.id });
const trabajosDe = (una: Conciliacion) =>
  sql<{
    cuantos: number;
  }>`select count(*)::int as cuantos from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
    where p.payload ->> 'conciliacion_id' = ${String(una.id)}`
    .execute(s.db)
    .then(({ rows }) => rows[0]?.cuantos);
const avisos = async () =>
  (
    await s.db
      .selectFrom('avisos')
      .innerJoin('usuarios', 'usuarios.persona_id', 'avisos.persona_id')
      .select(['usuarios.username', 'avisos.detalle'])
      .where('evento', '=', 'conciliacion_con_diferencias')
      .where('canal', '=', 'portal')
      .execute()
  ).map(({ username, detalle }) => `${username}: ${detalle}`);

test('quien la pide la ve en curso y después dice que todo coincide; la segunda vez que se pide mientras tanto es la misma', async () => {
  const pedida = await pedir({ dias: 30 });
  expect(pedida.statusCode).toBe(201);
  const una = pedida.json<Conciliacion>();
  expect(una).toMatchObject({ estado: 'en_cola', dias: 30, diferencias: null, terminada_en: null });
  const [deNuevo, otraVez] = await Promise.all([pedir(), pedir({ dias: 1 })]);
  expect([deNuevo.json<Conciliacion>().id, otraVez.json<Conciliacion>().id]).toEqual([una.id, una.id]);
  expect(await trabajosDe(una)).toBe(1);
  await correr(una);
  const [leida] = await leer();
  expect(leida).toMatchObject({ id: una.id, estado: 'lista', diferencias: [], por_revisar: 0 });
  expect(leida?.quien).not.toBe('tesorera');
});

test('la que se quedó sin su trabajo vuelve a la cola cuando se pide otra vez', async () => {
  const una = (await pedir()).json<Conciliacion>();
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(s.db);
  expect(await trabajosDe(una)).toBe(0);
  await pedir();
  expect(await trabajosDe(una)).toBe(0);
  s.prueba.avanzar(16 * 60_000);
  como = await s.prueba.conSesion('tesorera', '/colegio/authentication_token');
  expect((await pedir()).json<Conciliacion>().id).toBe(una.id);
  expect(await trabajosDe(una)).toBe(1);
});

test('la de cada noche dice qué no coincide, avisa una vez a quien lee el libro, y es una alarma en las métricas', async () => {
  const metricas = async () => (await s.prueba.app.inject('/metricas')).body;
  expect(await metricas()).not.toMatch(/^colega_conciliacion/m);
  await s.cuponDeMatricula();
  const anoche = async () => {
    await tareas().pedir_conciliacion({});
    const [una] = await leer();
    if (una) await correr(una);
    return (await leer())[0];
  };
  expect(await anoche()).toMatchObject({ quien: null, dias: 7, diferencias: [] });
  expect(await metricas()).toMatch(/^colega_conciliacion_diferencias 0$/m);
  expect(await avisos()).toEqual([]);
  await s.prueba.sinGuardas((db) => sql`update ordenes_pago set estado = 'vencido'`.execute(db));
  const hallada = await anoche();
  expect(hallada?.diferencias?.map(({ titulo }) => titulo)).toContain('Cupones cuya deuda no es la del libro');
  expect(hallada?.diferencias?.[0]).toMatchObject({
    cuantas: 1,
    lineas: [expect.stringMatching(/^cupón \d+ \(vencido\)/)],
  });
  expect(await metricas()).toMatch(/^colega_conciliacion_diferencias [1-9]/m);
  // another coupon, of the same controls: nothing new is told
  await s.cuponDeMatricula();
  await s.prueba.sinGuardas((db) => sql`update ordenes_pago set estado = 'vencido'`.execute(db));
  await anoche();
  expect(await avisos()).toEqual([
    expect.stringMatching(/^tesorera: No coincide: Cupones cuya deuda no es la del libro/),
  ]);
});

test('otro pago que el proveedor cobró y no está es noticia, aunque ayer ya hubiera uno', async () => {
  const otraPasarela = (cuantos: number) => ({
    ...s.falsas.pasarelas,
    cobranzas: {
      ...s.falsas.pasarelas.cobranzas,
      listar: async () => ({
        ilegibles: [],
        cobros: Array.from({ length: cuantos }, (_, i) => ({
          ...{ numero_boleta: 900 + i, medio: 'codigo_barra' as const, externo: `sin-${i}`, importe: '10.00' },
          fecha: s.prueba.ahora(),
        })),
      }),
    },
  });
  const anoche = async (cuantos: number) => {
    await tareas().pedir_conciliacion({});
    const [una] = await leer();
    if (una) await correrConciliacion({ db: s.db, pasarelas: otraPasarela(cuantos), reloj: s.prueba.ahora }, una.id);
  };
  const antes = (await avisos()).length;
  await anoche(1);
  expect(await avisos()).toHaveLength(antes + 1);
  await anoche(1);
  expect(await avisos()).toHaveLength(antes + 1);
  await anoche(2);
  expect(await avisos()).toHaveLength(antes + 2);
});

test('mientras una corre, la que se pide es otra y espera; la que murió corriendo se da por fallida', async () => {
  const corre = (await pedir()).json<Conciliacion>();
  await s.db.updateTable('conciliaciones').set({ estado: 'corriendo' }).where('id', '=', corre.id).execute();
  const espera = (await pedir()).json<Conciliacion>();
  expect(espera.id).not.toBe(corre.id);
  expect((await pedir()).json<Conciliacion>().id).toBe(espera.id);
  await correr(espera);
  expect((await leer()).map(({ id, estado }) => [id, estado])).toEqual([
    [espera.id, 'lista'],
    [corre.id, 'fallida'],
  ]);
  await correr(corre);
  expect((await leer()).map(({ estado }) => estado)).toEqual(['lista', 'lista']);
});

test('un trabajo repetido no la cambia, y la base no deja cambiar lo que encontró', async () => {
  const una = (await pedir()).json<Conciliacion>();
  await correr(una);
  const antes = await leer();
  s.prueba.avanzar(1000);
  await correr(una);
  expect(await leer()).toEqual(antes);
  const cambiar = sql`update conciliaciones set diferencias = '[]' where id = ${una.id}`.execute(s.db);
  await expect(cambiar).rejects.toThrow(/no cambia/);
});

test('la que no se pudo terminar lo dice, y su trabajo la intenta otra vez', async () => {
  const una = (await pedir()).json<Conciliacion>();
  const rota = {
    ...s.falsas.pasarelas,
    cobranzas: { ...s.falsas.pasarelas.cobranzas, listar: () => Promise.reject(new Error('rota')) },
  };
  const conRota = crearTareas({
    ...{ db: s.db, reloj: s.prueba.ahora, correo: sinCorreo, pasarelas: rota as typeof s.falsas.pasarelas },
    ...{ almacen: almacenEnDisco('/nada'), direccionPublica: () => '' },
  });
  await expect(conRota.conciliar({ conciliacion_id: una.id })).rejects.toThrow('rota');
  expect((await leer())[0]).toMatchObject({ estado: 'fallida', diferencias: null });
  await correr(una);
  expect((await leer())[0]).toMatchObject({ id: una.id, estado: 'lista' });
});

test('no la ve quien no lee el libro, ni quien trabaja para un distrito', async () => {
  const { distrito_id } = await persona(s.db);
  await operador(s.db, 'de-distrito', { roles: ['tesoreria'], distrito_id });
  for (const quien of ['de-distrito', 'visadora']) {
    const otro = await s.prueba.conSesion(quien, '/colegio/authentication_token');
    expect((await otro('GET', '/colegio/conciliaciones')).statusCode).toBe(403);
    expect((await otro('POST', '/colegio/conciliaciones', { payload: {} })).statusCode).toBe(403);
  }
});
