import type { AvisoDelPortal, Preferencia } from '@colega/contract/avisos';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CarteroDePrueba, crearCartero } from '../../testing/avisos/cartero.ts';
import { operador } from '../../testing/construir.ts';
import type { Pedir } from '../../testing/crear-app-de-prueba.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { type Vida, vidaDe } from '../../testing/legajos/vida.ts';
import { avisarTrabajoDelDia } from '../legajos/cartas/carta-del-trabajo.service.ts';
import { bloquear, desbloquear } from '../perfil/colegio.service.ts';
import { avisar } from './avisar.service.ts';
import { olvidarAvisos } from './portal.service.ts';

const UN_DIA_MS = 86_400_000;
const INGRESO = '/colegio/authentication_token';
let e: Escenario;
let vida: Vida;
let cartero: CarteroDePrueba;
let rita: Pedir;
let lejana: Pedir;
let otroDistrito: number;
beforeAll(async () => {
  e = await crearEscenario(undefined, { limiteDePedidos: 1_000_000 });
  vida = vidaDe(e);
  cartero = crearCartero(e.prueba);
  await e.db.updateTable('personas').set({ email: 'maria@example.com' }).where('id', '=', e.persona.id).execute();
  const distritos = await e.db.selectFrom('distritos').select('id').orderBy('id').execute();
  otroDistrito = distritos.find(({ id }) => id !== e.persona.distrito_id)?.id ?? 0;
  await operador(e.db, 'rita', { roles: ['visado'], distrito_id: e.persona.distrito_id });
  await operador(e.db, 'lejana', { roles: ['visado'], distrito_id: otroDistrito });
  rita = await e.prueba.conSesion('rita', INGRESO);
  lejana = await e.prueba.conSesion('lejana', INGRESO);
});
beforeEach(() => cartero.vaciarBuzon());
afterAll(() => e.prueba.cerrar());

type Lado = 'matriculado' | 'colegio';
const leer = async (como: Pedir, lado: Lado, mas = ''): Promise<AvisoDelPortal[]> => {
  const respuesta = await como('GET', `/avisos?lado=${lado}&limit=100${mas}`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<{ items: AvisoDelPortal[] }>().items;
};
const sinLeer = async (como: Pedir, lado: Lado): Promise<number> =>
  (await como('GET', `/avisos/sin_leer?lado=${lado}`)).json<{ sin_leer: number }>().sin_leer;
const deUno = (hecho: object = {}) => ({
  ...({ evento: 'visado', cosa: 'prueba', cosa_id: 'una', persona_id: e.persona.id } as const),
  portal: { datos: { legajo: '9' }, enlace: '/app/ejercicio/legajo/9/detail' },
  ...hecho,
});
const elegir = (como: Pedir, payload: object) => como('PUT', '/preferencias_de_avisos', { payload });
const cuantos = async (cosa_id: string) =>
  (await e.db.selectFrom('avisos').select('canal').where('cosa_id', '=', cosa_id).orderBy('id').execute()).map(
    ({ canal }) => canal,
  );

test('mil veces el mismo hecho son un aviso en el portal y una carta', async () => {
  for (let i = 0; i < 1000; i += 1)
    await e.db.transaction().execute((trx) => avisar(trx, deUno({ cosa_id: 'mil' }), e.prueba.ahora()));
  await cartero.repartir();
  expect(await cuantos('mil')).toEqual(['portal', 'correo']);
  expect((await leer(e.mgarcia, 'matriculado')).filter(({ titulo }) => titulo.includes('N.º 9'))).toHaveLength(1);
});

test('observado, respondido y aceptado: a cada lado lo que tiene que hacer, con su pantalla, y a nadie lo suyo propio', async () => {
  const { id, numero_legajo } = await vida.hasta('confirmado');
  expect((await leer(rita, 'colegio'))[0]).toMatchObject({
    evento: 'legajo_por_revisar',
    titulo: `Para revisar: legajo N.º ${numero_legajo}`,
    enlace: `/colegio/legajo/${id}`,
    leido: false,
  });
  const observar = { observaciones: [{ campo: 'partida', texto: 'No es esa' }] };
  const observado = await rita('POST', `/colegio/legajos/${id}/observar`, { payload: observar });
  expect(observado.statusCode, observado.body).toBe(200);
  expect((await leer(e.mgarcia, 'matriculado'))[0]).toMatchObject({
    evento: 'observado',
    titulo: `El Colegio observó tu legajo N.º ${numero_legajo}`,
    detalle: 'Partida: No es esa',
    enlace: `/app/ejercicio/legajo/${id}/detail`,
  });
  await cartero.repartir();
  const [{ id: observacion = 0 } = {}] = (await vida.leer(id)).observaciones;
  await e.mgarcia('POST', `/legajo_observaciones/${observacion}/responder`, { payload: { texto: 'Es esa' } });
  const respondido = (await leer(rita, 'colegio')).filter(({ evento }) => evento === 'legajo_respondido');
  expect(respondido).toHaveLength(1);
  expect(respondido[0]?.titulo).toBe(`Volvió de observación: legajo N.º ${numero_legajo}`);
  const antes = (await leer(rita, 'colegio')).length;
  await rita('POST', `/colegio/observaciones/${observacion}/aceptar`, { payload: {} });
  expect((await leer(e.mgarcia, 'matriculado'))[0]).toMatchObject({
    titulo: `El Colegio aceptó tu respuesta en tu legajo N.º ${numero_legajo}`,
  });
  expect(await leer(rita, 'colegio')).toHaveLength(antes);
  await cartero.repartir();
  expect(cartero.buzon.filter(({ para }) => para === 'maria@example.com').map(({ asunto }) => asunto)).toEqual([
    `El Colegio observó tu legajo N.º ${numero_legajo}`,
  ]);
});

test('un bloqueo puesto y levantado se avisa; el que su persona no ve, no', async () => {
  const [unTipo] = await e.db.selectFrom('tipos_bloqueo').select(['clave', 'nombre']).orderBy('id').execute();
  if (!unTipo) throw new Error('Hay tipos de bloqueo');
  const autor = { actor: 'colegio', user_id: null, username: 'operador' } as const;
  const suyos = async () =>
    (await leer(e.mgarcia, 'matriculado'))
      .map(({ titulo }) => titulo)
      .filter((titulo) => titulo.endsWith(unTipo.nombre));
  for (const visible of [false, true]) {
    await e.db.updateTable('tipos_bloqueo').set({ visible }).where('clave', '=', unTipo.clave).execute();
    const pedido = {
      ...{ autor, cuit: e.persona.cuit, tipo: unTipo.clave, motivo: 'Nota 7', hoy: '2026-03-20' },
      ahora: e.prueba.ahora(),
    };
    await bloquear(e.db, pedido);
    await desbloquear(e.db, pedido);
    expect(await suyos()).toEqual(
      visible
        ? [`El Colegio te levantó un bloqueo: ${unTipo.nombre}`, `El Colegio te puso un bloqueo: ${unTipo.nombre}`]
        : [],
    );
  }
});

describe('quién lee qué', () => {
  test('otro distrito no se entera, y quien pierde el rol o cambia de distrito deja de ver lo que tenía', async () => {
    await vida.hasta('confirmado');
    expect(await leer(lejana, 'colegio')).toEqual([]);
    expect(await sinLeer(lejana, 'colegio')).toBe(0);
    const suyos = await leer(rita, 'colegio');
    expect(suyos.length).toBeGreaterThan(0);
    const { id } = await e.db
      .selectFrom('usuarios')
      .select('id')
      .where('username', '=', 'rita')
      .executeTakeFirstOrThrow();
    await e.db.updateTable('operadores').set({ distrito_id: otroDistrito }).where('usuario_id', '=', id).execute();
    expect(await leer(rita, 'colegio')).toEqual([]);
    await e.db.updateTable('operadores').set({ distrito_id: null }).where('usuario_id', '=', id).execute();
    await e.db.updateTable('roles_de_operador').set({ rol: 'aranceles' }).where('usuario_id', '=', id).execute();
    expect(await leer(rita, 'colegio')).toEqual([]);
    await e.db.updateTable('roles_de_operador').set({ rol: 'visado' }).where('usuario_id', '=', id).execute();
    expect(await leer(rita, 'colegio')).toHaveLength(suyos.length);
  });

  test('los de otra persona no se leen, no se cuentan y no se marcan; del otro lado no hay nada', async () => {
    const [primero] = await leer(e.mgarcia, 'matriculado');
    const antes = await sinLeer(e.mgarcia, 'matriculado');
    expect((await leer(e.csosa, 'matriculado')).map(({ id }) => id)).not.toContain(primero?.id);
    const ajeno = await e.csosa('POST', `/avisos/${primero?.id}/leer`, { payload: { lado: 'matriculado' } });
    expect(ajeno.statusCode).toBe(404);
    await e.csosa('POST', '/avisos/leer_todos', { payload: { lado: 'matriculado', hasta: 2_000_000_000 } });
    expect(await sinLeer(e.mgarcia, 'matriculado')).toBe(antes);
    expect([await leer(e.mgarcia, 'colegio'), await leer(rita, 'matriculado')]).toEqual([[], []]);
    const preferencias = await rita('GET', '/preferencias_de_avisos?lado=matriculado');
    expect(preferencias.json<{ items: Preferencia[] }>().items).toEqual([]);
  });
});

test('se marca uno, o todos los que se vieron y no los que llegaron después; a los 30 días no están', async () => {
  await avisar(e.db, deUno({ cosa_id: 'visto' }), e.prueba.ahora());
  const [visto, anterior] = await leer(e.mgarcia, 'matriculado');
  const uno = await e.mgarcia('POST', `/avisos/${anterior?.id}/leer`, { payload: { lado: 'matriculado' } });
  expect(uno.json()).toEqual({ sin_leer: await sinLeer(e.mgarcia, 'matriculado') });
  await avisar(e.db, deUno({ cosa_id: 'después' }), e.prueba.ahora());
  const todos = { payload: { lado: 'matriculado', hasta: visto?.id } };
  expect((await e.mgarcia('POST', '/avisos/leer_todos', todos)).json()).toEqual({ sin_leer: 1 });
  expect(await leer(e.mgarcia, 'matriculado', '&sin_leer=si')).toHaveLength(1);
  const despues = new Date(e.prueba.ahora().getTime() + 31 * UN_DIA_MS);
  await olvidarAvisos(e.db, despues);
  expect(await leer(e.mgarcia, 'matriculado')).toEqual([]);
  expect(await cuantos('visto')).toEqual(['correo']);
});

describe('lo que se elige', () => {
  const preferencia = async (evento: string) =>
    (await e.mgarcia('GET', '/preferencias_de_avisos?lado=matriculado'))
      .json<{ items: Preferencia[] }>()
      .items.find((una) => una.evento === evento);

  test('sin la carta, solo el portal; sin el portal, solo la carta; sin ninguno, nada', async () => {
    const probar = async (cosa_id: string) => {
      await avisar(e.db, deUno({ cosa_id }), e.prueba.ahora());
      return cuantos(cosa_id);
    };
    const visado = { lado: 'matriculado', evento: 'visado' };
    expect((await elegir(e.mgarcia, { ...visado, canal: 'correo', modo: 'nunca' })).statusCode).toBe(200);
    expect(await probar('sin carta')).toEqual(['portal']);
    await elegir(e.mgarcia, { ...visado, canal: 'portal', modo: 'nunca' });
    expect(await probar('sin nada')).toEqual([]);
    await elegir(e.mgarcia, { ...visado, canal: 'correo', modo: 'al_momento' });
    expect(await probar('sin portal')).toEqual(['correo']);
    await elegir(e.mgarcia, { ...visado, canal: 'portal', modo: 'al_momento' });
    expect(await probar('con todo')).toEqual(['portal', 'correo']);
    await cartero.repartir();
  });

  test('lo obligatorio dice por qué y no se apaga; lo que no es suyo no existe', async () => {
    const [, correo] = (await preferencia('observado'))?.canales ?? [];
    expect(correo).toMatchObject({
      canal: 'correo',
      modo: 'al_momento',
      porque: expect.stringContaining('notificación'),
    });
    const apagar = { lado: 'matriculado', evento: 'observado', canal: 'correo', modo: 'nunca' };
    const negado = await elegir(e.mgarcia, apagar);
    expect([negado.statusCode, negado.json().codigo]).toEqual([409, 'aviso_obligatorio']);
    expect((await preferencia('observado'))?.canales.every(({ modo }) => modo === 'al_momento')).toBe(true);
    expect((await elegir(e.mgarcia, { ...apagar, evento: 'legajo_por_revisar' })).statusCode).toBe(404);
    expect((await elegir(e.mgarcia, { ...apagar, lado: 'colegio', evento: 'legajo_por_revisar' })).statusCode).toBe(
      404,
    );
  });

  test('quien elige la carta de la mesa la recibe, con la dirección donde se elige', async () => {
    const pedido = { lado: 'colegio', evento: 'legajo_por_revisar', canal: 'correo', modo: 'al_momento' };
    expect((await elegir(rita, pedido)).statusCode).toBe(200);
    const { id, numero_legajo } = await vida.hasta('confirmado');
    await cartero.repartir();
    const suya = cartero.buzon.find(({ asunto }) => asunto === `Para revisar: legajo N.º ${numero_legajo}`);
    expect(suya?.texto).toContain(`https://colega.test/colegio/legajo/${id}`);
    expect(suya?.texto).toContain('https://colega.test/colegio/avisos');
  });

  test('la carta de la mesa que ya esperaba no sale a quien perdió el rol, el distrito o el puesto', async () => {
    const { id } = await e.db
      .selectFrom('usuarios')
      .select('id')
      .where('username', '=', 'rita')
      .executeTakeFirstOrThrow();
    const suDistrito = (distrito_id: number) =>
      e.db.updateTable('operadores').set({ distrito_id }).where('usuario_id', '=', id).execute();
    const suRol = (rol: 'visado' | 'aranceles') =>
      e.db.updateTable('roles_de_operador').set({ rol }).where('usuario_id', '=', id).execute();
    const suPuesto = (activo: boolean) => e.db.updateTable('usuarios').set({ activo }).where('id', '=', id).execute();
    const salen = async (perder: () => Promise<unknown>, recuperar: () => Promise<unknown>) => {
      cartero.vaciarBuzon();
      await vida.hasta('confirmado');
      await perder();
      await cartero.repartir();
      await recuperar();
      return cartero.buzon.filter(({ asunto }) => asunto.startsWith('Para revisar: ')).length;
    };
    const suyo = e.persona.distrito_id;
    expect([
      await salen(
        () => suDistrito(otroDistrito),
        () => suDistrito(suyo),
      ),
      await salen(
        () => suRol('aranceles'),
        () => suRol('visado'),
      ),
      await salen(
        () => suPuesto(false),
        () => suPuesto(true),
      ),
      await salen(
        () => suDistrito(suyo),
        () => suRol('visado'),
      ),
    ]).toEqual([0, 0, 0, 1]);
  });
});

test('cada mañana hábil sale una carta con lo que espera, y ninguna a quien no tiene trabajo', async () => {
  await vida.hasta('confirmado');
  await cartero.repartir();
  cartero.vaciarBuzon();
  for (let i = 0; i < 3; i += 1) await avisarTrabajoDelDia(e.db, e.prueba.ahora());
  await cartero.repartir();
  const cartas = cartero.buzon.filter(({ asunto }) => asunto.startsWith('Tu bandeja de hoy'));
  expect(cartas).toHaveLength(1);
  expect(cartas[0]?.texto).toMatch(/Para revisar: \d+/);
  cartero.vaciarBuzon();
  await avisarTrabajoDelDia(e.db, new Date('2026-03-21T12:00:00Z')); // a Saturday
  await cartero.repartir();
  expect(cartero.buzon).toEqual([]);
});
