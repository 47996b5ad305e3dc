import type { EfectosDeLista, ListaDelColegio, ListaHecha, ValoresEnVigor } from '@colega/contract/colegio';
import { plazoDeCupon, puntosDeControl, tasaDe } from '@colega/domain/colegio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conectar, type Db } from '../../../db/conectar.ts';
import { operador } from '../../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { leerListasEnVigor } from '../leer-colegio.service.ts';
import { ponerBloqueosEnVigor } from './bloqueos-en-vigor.ts';

const INGRESO = '/colegio/authentication_token';
const HOY = '2026-11-20';
const BASE = '/colegio/listas';
const UN_DIA_MS = 86_400_000;

let prueba: AppDePrueba;
let otroPortal: Db;
let ana: Pedir;
let beto: Pedir;
let distrital: Pedir;
let auditora: Pedir;
let caro: Pedir;
const entrar = async (): Promise<void> => {
  [ana, beto] = [await prueba.conSesion('ana', INGRESO), await prueba.conSesion('beto', INGRESO)];
  [distrital, auditora] = [await prueba.conSesion('dora', INGRESO), await prueba.conSesion('aud', INGRESO)];
  caro = await prueba.conSesion('caro', INGRESO);
};

beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000, ahora: new Date(`${HOY}T15:00:00Z`) });
  otroPortal = conectar(prueba.url, { conexiones: 1 });
  await operador(prueba.db, 'ana', { roles: ['aranceles'] });
  await operador(prueba.db, 'beto', { roles: ['aranceles'] });
  await operador(prueba.db, 'caro', { roles: ['aranceles'] });
  await operador(prueba.db, 'dora', { roles: ['aranceles'], distrito_id: 1 });
  await operador(prueba.db, 'aud', { roles: ['auditoria'] });
  await entrar();
});
afterAll(async () => {
  await otroPortal.destroy();
  await prueba.cerrar();
});

type Fila = Record<string, string>;
type Propuesta = { vigente_desde: string; norma: string; filas: Fila[] };
const leer = async (lista: string, como = ana) => (await como('GET', `${BASE}/${lista}`)).json<ListaDelColegio>();
const filasDe = async (lista: string): Promise<Fila[]> => {
  const { publicadas, en_vigor } = await leer(lista);
  return publicadas.find(({ id }) => id === en_vigor)?.filas ?? [];
};
const preparar = (lista: string, payload: Propuesta, como = ana) => como('POST', `${BASE}/${lista}`, { payload });
const hacer = (
  id: number,
  que: string,
  { version, ...payload }: { version?: number; motivo?: string } = {},
  como = beto,
) =>
  como('POST', `${BASE}/versiones/${id}/${que}`, {
    ...(payload.motivo !== undefined && { payload }),
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });
const publicar = async (lista: string, propuesta: Propuesta): Promise<number> => {
  const preparada = await preparar(lista, propuesta);
  expect(preparada.statusCode, preparada.body).toBe(201);
  const { id, version } = preparada.json<ListaHecha>();
  const publicada = await hacer(id, 'publicar', { version });
  expect(publicada.statusCode, publicada.body).toBe(200);
  return id;
};
const conTasa = async (tasa: string) =>
  (await filasDe('tasas')).map((fila) => (fila.clave === 'cep' ? { ...fila, tasa, norma: '' } : fila));
const tasaEn = async (dia: string) => tasaDe(await leerListasEnVigor(otroPortal), 'cep', dia);

test('una la prepara y otra la publica: rige desde su día en todos los portales, y queda en la auditoría', async () => {
  const preparada = await preparar('tasas', {
    vigente_desde: '2026-12-01',
    norma: 'Acta 12/26',
    filas: await conTasa('0.06'),
  });
  expect(preparada.statusCode, preparada.body).toBe(201);
  const { id, version } = preparada.json<ListaHecha>();
  const efectos = (await beto('GET', `${BASE}/versiones/${id}/efectos`)).json<EfectosDeLista>();
  expect(efectos.cambios).toEqual([
    { fila: 'CEP, sobre el honorario convenido', dato: 'Por ciento', antes: '5 %', despues: '6 %' },
  ]);
  expect(efectos).toMatchObject({ version, vigente_desde: '2026-12-01', norma: 'Acta 12/26' });
  expect(efectos.toca).toEqual([{ que: 'Contratos sin confirmar', cuantos: 0 }]);
  const misma = await hacer(id, 'publicar', { version }, ana);
  expect([misma.statusCode, misma.json().codigo]).toEqual([409, 'lista_de_la_misma_persona']);
  expect(await tasaEn('2026-12-01')).toBe('0.05');
  const vieja = await hacer(id, 'publicar', { version: version + 7 });
  expect([vieja.statusCode, vieja.json().codigo]).toEqual([412, 'lista_cambiada']);
  expect((await hacer(id, 'publicar', { version })).json()).toMatchObject({
    message: 'Publicada: rige desde el 01/12/2026.',
  });
  expect([await tasaEn('2026-11-30'), await tasaEn('2026-12-01')]).toEqual(['0.05', '0.06']);
  const otra = await hacer(id, 'publicar', {});
  expect([otra.statusCode, otra.json().codigo]).toEqual([409, 'lista_que_no_se_toca']);
  const { publicadas } = await leer('tasas');
  expect(publicadas.map(({ vigencias }) => vigencias)).toEqual([
    ['1950-01-01', '1950-01-01', '2015-01-01'],
    ['2026-12-01', '1950-01-01', '2015-01-01'],
  ]);
  expect(publicadas[1]?.filas.map(({ norma }) => norma)).toEqual(['Acta 12/26', '', '']);
  const lineas = await prueba.db
    .selectFrom('auditoria')
    .select(['accion', 'quien', 'hasta'])
    .where('entidad', '=', 'lista')
    .orderBy('id')
    .execute();
  expect(lineas.map(({ accion, quien }) => [accion, quien])).toEqual([
    ['preparar_lista', 'ana'],
    ['publicar_lista', 'beto'],
  ]);
  await operador(prueba.db, 'admin', { roles: ['administracion'] });
  const admin = await prueba.conSesion('admin', INGRESO);
  const { items } = (await admin('GET', '/colegio/auditoria?entidad=lista&cual=Tasas')).json();
  expect(items).toHaveLength(2);
});

test('se retira antes de su día, con motivo, y vuelve a regir la anterior; una que ya rige, no', async () => {
  const { publicadas, en_vigor } = await leer('tasas');
  const siguiente = publicadas.find(({ vigente_desde }) => vigente_desde === '2026-12-01');
  if (!siguiente || en_vigor === null) throw new Error('falta');
  expect((await hacer(siguiente.id, 'retirar', { motivo: ' ' })).statusCode).toBe(422);
  expect(
    (await hacer(siguiente.id, 'retirar', { motivo: 'Se corrige el acta', version: siguiente.version })).statusCode,
  ).toBe(200);
  expect(await tasaEn('2026-12-01')).toBe('0.05');
  expect((await leer('tasas')).historia[0]).toMatchObject({ estado: 'retirada', motivo: 'Se corrige el acta' });
  const rige = await hacer(en_vigor, 'retirar', { motivo: 'x' });
  expect([rige.statusCode, rige.json().codigo]).toEqual([409, 'lista_que_ya_rige']);
  expect((await hacer(999_999, 'retirar', { motivo: 'x' })).statusCode).toBe(404);
});

test('el día en que empieza ya no se retira, y su tasa se cobra ese día', async () => {
  const id = await publicar('tasas', {
    vigente_desde: '2026-11-21',
    norma: 'Acta 13/26',
    filas: await conTasa('0.055'),
  });
  prueba.avanzar(UN_DIA_MS);
  await entrar();
  const tarde = await hacer(id, 'retirar', { motivo: 'Tarde' });
  expect([tarde.statusCode, tarde.json().codigo]).toEqual([409, 'lista_que_ya_rige']);
  expect((await leer('tasas')).en_vigor).toBe(id);
});

test('lo que está mal se dice en su celda, y se puede corregir antes de publicar', async () => {
  const filas = await filasDe('plazos_de_cupones');
  const mal = filas.map((fila, i) => (i === 1 ? { ...fila, dias_ultimo_vencimiento: 'x', recargo: '0.2' } : fila));
  const rechazo = await preparar('plazos_de_cupones', { vigente_desde: '2026-11-20', norma: '', filas: mal });
  expect(rechazo.statusCode).toBe(422);
  expect(rechazo.json().errores.map(({ campo }: { campo: string }) => campo)).toEqual([
    ...['vigente_desde', 'norma', 'filas.1.dias_ultimo_vencimiento', 'filas.1.recargo'],
  ]);
  const bien = filas.map((fila) => ({ ...fila, dias_primer_vencimiento: '8' }));
  const propuesta = { vigente_desde: '2027-01-01', norma: 'Acta 14/26', filas: bien };
  const { id, version } = (await preparar('plazos_de_cupones', propuesta)).json<ListaHecha>();
  const otra = await preparar('plazos_de_cupones', propuesta, beto);
  expect([otra.statusCode, otra.json().codigo]).toEqual([409, 'lista_ya_en_preparacion']);
  const corregir = (dias: string, como: Pedir, con: number) =>
    como('PUT', `${BASE}/versiones/${id}`, {
      payload: { ...propuesta, filas: bien.map((fila) => ({ ...fila, dias_primer_vencimiento: dias })) },
      headers: { 'if-match': `"${con}"` },
    });
  const corregida = await corregir('9', beto, version);
  expect(corregida.statusCode, corregida.body).toBe(200);
  expect((await corregir('7', ana, version)).statusCode).toBe(412);
  // Whoever wrote any of it does not publish it: neither who began it nor who corrected it.
  for (const quien of [ana, beto])
    expect((await hacer(id, 'publicar', {}, quien)).json().codigo).toBe('lista_de_la_misma_persona');
  expect((await hacer(id, 'publicar', {}, caro)).statusCode).toBe(200);
  const listas = await leerListasEnVigor(otroPortal);
  expect(['2026-12-31', '2027-01-01'].map((dia) => plazoDeCupon(listas, 'cep', dia).dias_primer_vencimiento)).toEqual([
    10, 9,
  ]);
  const mismoDia = await preparar('plazos_de_cupones', { ...propuesta, filas });
  const repetida = await hacer(mismoDia.json().id, 'publicar', {});
  expect([repetida.statusCode, repetida.json().codigo]).toEqual([409, 'lista_ya_con_ese_dia']);
  const descartada = await hacer(mismoDia.json().id, 'descartar', { motivo: 'Otro día' });
  expect(descartada.statusCode, descartada.body).toBe(200);
});

test('de dos que publican o preparan a la vez, uno', async () => {
  const propuesta = { vigente_desde: '2027-02-01', norma: 'Acta 15/26', filas: await conTasa('0.07') };
  const preparadas = await Promise.all([preparar('tasas', propuesta), preparar('tasas', propuesta, beto)]);
  expect(preparadas.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const cual = preparadas.find(({ statusCode }) => statusCode === 201)?.json<ListaHecha>();
  const suya = preparadas[0]?.statusCode === 201 ? beto : ana;
  const actos = await Promise.all([
    hacer(cual?.id ?? 0, 'publicar', {}, suya),
    hacer(cual?.id ?? 0, 'descartar', { motivo: 'No va' }, suya),
  ]);
  expect(actos.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('quien trabaja en un distrito las lee y no las cambia; quien audita, tampoco', async () => {
  const propuesta = { vigente_desde: '2027-03-01', norma: 'Acta 16/26', filas: await conTasa('0.08') };
  expect((await distrital('GET', BASE)).statusCode).toBe(200);
  for (const como of [distrital, auditora]) {
    expect((await preparar('tasas', propuesta, como)).statusCode).toBe(403);
    expect((await hacer(1, 'publicar', {}, como)).statusCode).toBe(403);
  }
  expect((await auditora('GET', `${BASE}/feriados`)).statusCode).toBe(200);
});

test('un feriado nuevo se dice antes: a cuántos contratos mueve; y se cuenta desde que se publica', async () => {
  const { publicadas } = await leer('feriados');
  const quedan = publicadas.flatMap(({ filas }) => filas).filter(({ fecha = '' }) => fecha >= '2026-12-01');
  const filas = [{ fecha: '2026-12-11', nombre: 'Puente', norma: '' }, ...quedan];
  const propuesta = { vigente_desde: '2026-12-01', norma: 'Decreto 1/26', filas };
  const { id } = (await preparar('feriados', propuesta)).json<ListaHecha>();
  const { cambios, toca } = (await ana('GET', `${BASE}/versiones/${id}/efectos`)).json<EfectosDeLista>();
  expect(cambios).toEqual([{ fila: '11/12/2026', dato: 'Se agrega', antes: null, despues: '11/12/2026 · Puente' }]);
  expect(toca[0]?.que).toBe('Contratos sin confirmar cuyo último día para timbrar se mueve');
  expect((await hacer(id, 'publicar', {})).statusCode).toBe(200);
  expect((await ana('GET', `${BASE}/versiones/${id}/efectos`)).json()).toMatchObject({ cambios, toca: [] });
  const { feriados } = await leerListasEnVigor(otroPortal);
  expect(['2026-11-23', '2026-12-11', '2026-12-25'].map((dia) => feriados.has(dia))).toEqual([true, true, true]);
  await hacer(id, 'retirar', { motivo: 'Se derogó' });
  expect((await leerListasEnVigor(otroPortal)).feriados.has('2026-12-11')).toBe(false);
});

test('un tipo de bloqueo que alguien tiene no se quita: se deja de poner, desde su día', async () => {
  const filas = await filasDe('bloqueos');
  const { id: tipo_bloqueo_id } = await prueba.db
    .selectFrom('tipos_bloqueo')
    .select('id')
    .where('clave', '=', 'documentacion_pendiente')
    .executeTakeFirstOrThrow();
  const { id: persona_id } = await prueba.db.selectFrom('personas').select('id').limit(1).executeTakeFirstOrThrow();
  await prueba.db.insertInto('bloqueos').values({ persona_id, tipo_bloqueo_id, vigente: true, motivo: 'x' }).execute();
  const sin = filas.filter(({ clave }) => clave !== 'documentacion_pendiente');
  const propuesta = { vigente_desde: '2027-01-01', norma: 'Acta 17/26' };
  const rechazo = await preparar('bloqueos', { ...propuesta, filas: sin });
  expect([rechazo.statusCode, rechazo.json().detail]).toEqual([
    422,
    'Hay personas con «Documentación pendiente»: no se quita. Decí que ya no se puede poner, y se levanta de a uno.',
  ]);
  const nuevo = {
    clave: '',
    nombre: 'Ética',
    nombre_corto: 'Ética',
    color: '#112233',
    visible: 'si',
    quita: 'ejercicio',
    se_usa: 'si',
  };
  const terminado = filas.map((fila) => (fila.clave === 'documentacion_pendiente' ? { ...fila, se_usa: 'no' } : fila));
  await publicar('bloqueos', { ...propuesta, filas: [...terminado, nuevo] });
  const tipos = () =>
    prueba.db.selectFrom('tipos_bloqueo').select(['clave', 'se_usa', 'quita_ejercicio']).orderBy('id').execute();
  await ponerBloqueosEnVigor(prueba.db, '2026-12-31');
  expect((await tipos()).map(({ clave }) => clave)).not.toContain('etica');
  await ponerBloqueosEnVigor(prueba.db, '2027-01-01');
  await ponerBloqueosEnVigor(prueba.db, '2027-01-01');
  expect(await tipos()).toEqual(
    expect.arrayContaining([
      { clave: 'documentacion_pendiente', se_usa: false, quita_ejercicio: false },
      { clave: 'etica', se_usa: true, quita_ejercicio: true },
    ]),
  );
});

test('una lista de control nueva se mira desde su día; la clave de un punto que sigue es la misma', async () => {
  const filas = await filasDe('control');
  const nuevo = { clave: '', texto: 'La firma es del profesional', campo: '', rubros: 'obra_civil', norma: '' };
  await publicar('control', { vigente_desde: '2027-01-01', norma: 'Acta 18/26', filas: [nuevo, ...filas] });
  const listas = await leerListasEnVigor(otroPortal);
  const antes = puntosDeControl(listas, 'obra_civil', '2026-12-31');
  const despues = puntosDeControl(listas, 'obra_civil', '2027-01-01');
  expect(despues).toEqual([{ clave: 'la_firma_es_del_profesional', texto: nuevo.texto, campo: null }, ...antes]);
});

test('cualquiera lee lo que rige, con su norma y desde cuándo', async () => {
  const { listas } = (await prueba.pedir('GET', '/valores_en_vigor')).json<ValoresEnVigor>();
  expect(listas.find(({ lista }) => lista === 'tasas')?.renglones[0]).toEqual({
    ...{ que: 'CEP, sobre el honorario convenido', detalle: null, cuanto: '5,5 %' },
    ...{ norma: 'Acta 13/26', desde: '2026-11-21' },
  });
  expect(listas.map(({ lista }) => lista)).not.toContain('bloqueos');
  expect(listas.find(({ lista }) => lista === 'feriados')?.renglones[0]).toMatchObject({
    cuanto: '23/11/2026',
    norma: null,
  });
});

test('la misma llamada repetida con su clave prepara una', async () => {
  const payload = { vigente_desde: '2027-06-01', norma: 'Acta 19/26', filas: await conTasa('0.09') };
  const headers = { 'idempotency-key': 'lista-repetida-0001' };
  const unas = [
    await ana('POST', `${BASE}/tasas`, { payload, headers }),
    await ana('POST', `${BASE}/tasas`, { payload, headers }),
  ];
  expect(unas.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(unas[0]?.json().id).toBe(unas[1]?.json().id);
});
