import type { ListaDelColegio, ListaHecha, VersionConFilas } from '@colega/contract/colegio';
import { diaDelColegio, sumarDias } from '@colega/domain/fechas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { conectar, type Db } from '../../../db/conectar.ts';
import { operador } from '../../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { lockListas } from './preparar-lista.service.ts';

const INGRESO = '/colegio/authentication_token';
const BASE = '/colegio/listas';
const UN_DIA_MS = 86_400_000;

let prueba: AppDePrueba;
let otroPortal: Db;
let ana: Pedir;
let beto: Pedir;
let caro: Pedir;

beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000, ahora: new Date('2026-11-20T15:00:00Z') });
  otroPortal = conectar(prueba.url, { conexiones: 1 });
  for (const quien of ['ana', 'beto', 'caro']) await operador(prueba.db, quien, { roles: ['aranceles'] });
  [ana, beto] = [await prueba.conSesion('ana', INGRESO), await prueba.conSesion('beto', INGRESO)];
  caro = await prueba.conSesion('caro', INGRESO);
});
afterAll(async () => {
  await otroPortal.destroy();
  await prueba.cerrar();
});

type Fila = Record<string, string>;
type Propuesta = { vigente_desde: string; norma: string; filas: Fila[] };
const leer = async (lista: string) => (await ana('GET', `${BASE}/${lista}`)).json<ListaDelColegio>();
const ultimasDe = async (lista: string): Promise<Fila[]> => (await leer(lista)).publicadas.at(-1)?.filas ?? [];
const preparar = async (lista: string, payload: Propuesta): Promise<ListaHecha> => {
  const preparada = await ana('POST', `${BASE}/${lista}`, { payload });
  expect(preparada.statusCode, preparada.body).toBe(201);
  return preparada.json<ListaHecha>();
};
const publicar = (id: number, como = beto) => como('POST', `${BASE}/versiones/${id}/publicar`);
const version = async (id: number, como = ana) =>
  (await como('GET', `${BASE}/versiones/${id}`)).json<VersionConFilas>();
const auditoriaDe = (id: number) =>
  prueba.db
    .selectFrom('auditoria')
    .select(['accion', 'hasta'])
    .where('entidad', '=', 'lista')
    .where('entidad_id', '=', id)
    .orderBy('id')
    .execute();

test('queda escrito qué cifras cambió cada persona, y ninguna de ellas la publica', async () => {
  const filas = await ultimasDe('tasas');
  const con = (tasa: string) => filas.map((fila) => (fila.clave === 'cep' ? { ...fila, tasa } : fila));
  const propuesta = { vigente_desde: '2026-12-01', norma: 'Acta 1/26', filas: con('0.06') };
  const { id } = await preparar('tasas', propuesta);
  const payload = { ...propuesta, filas: con('0.07') };
  expect((await beto('PUT', `${BASE}/versiones/${id}`, { payload })).statusCode).toBe(200);
  const nombre = 'CEP, sobre el honorario convenido, por ciento';
  expect(await auditoriaDe(id)).toMatchObject([
    { accion: 'preparar_lista', hasta: { cambios: [{ nombre, antes: '5 %', ahora: '6 %' }] } },
    { accion: 'corregir_lista', hasta: { cambios: [{ nombre, antes: '6 %', ahora: '7 %' }] } },
  ]);
  for (const quien of [ana, beto]) {
    expect((await version(id, quien)).es_propia).toBe(true);
    expect((await publicar(id, quien)).json().codigo).toBe('lista_de_la_misma_persona');
  }
  expect((await publicar(id, caro)).statusCode).toBe(200);
});

test('la clave de un punto que se quitó no vuelve en otro', async () => {
  const filas = await ultimasDe('control');
  const nuevo = { clave: '', texto: 'La firma es del profesional', campo: '', rubros: 'obra_civil', norma: '' };
  const versiones = [[nuevo, ...filas], filas];
  for (const [i, suyas] of versiones.entries()) {
    const { id } = await preparar('control', { vigente_desde: `2027-0${i + 1}-01`, norma: 'Acta', filas: suyas });
    expect((await publicar(id)).statusCode).toBe(200);
  }
  expect((await leer('control')).claves_tomadas).toContain('la_firma_es_del_profesional');
  const { id } = await preparar('control', { vigente_desde: '2027-03-01', norma: 'Acta', filas: [nuevo, ...filas] });
  expect((await version(id)).filas[0]?.clave).toBe('la_firma_es_del_profesional_2');
});

test('hasta que se hace algo con ella, la lista que se publica puede regir ese día; ayer, no', async () => {
  const hoy = diaDelColegio(prueba.ahora());
  const filas = (await ultimasDe('cargos')).map((fila) => ({ ...fila, importe: '91234.50' }));
  expect((await leer('cargos')).primer_dia).toBe(hoy);
  const ayer = { vigente_desde: sumarDias(hoy, -1), norma: 'Acta 3/26', filas };
  const rechazada = await ana('POST', `${BASE}/cargos`, { payload: ayer });
  expect(rechazada.json().errores).toEqual([
    {
      campo: 'vigente_desde',
      mensaje: 'Puede regir desde hoy, y no desde antes.',
    },
  ]);
  const { id } = await preparar('cargos', { ...ayer, vigente_desde: hoy });
  expect((await publicar(id)).statusCode).toBe(200);
  expect((await leer('cargos')).en_vigor).toBe(id);

  const otra = await preparar('bloqueos', {
    ...{ vigente_desde: hoy, norma: 'Acta 4/26' },
    filas: (await ultimasDe('bloqueos')).map((fila, i) => (i === 0 ? { ...fila, nombre: 'Otro nombre' } : fila)),
  });
  await sql`insert into generaciones_de_cargos (anio, estado, por_mirar, quien, pedida_en)
    values (2026, 'en_curso', 1, 'ana', ${prueba.ahora()})`.execute(prueba.db);
  expect((await leer('cargos')).primer_dia).toBe(sumarDias(hoy, 1));
  const tarde = await publicar(otra.id);
  expect([tarde.statusCode, tarde.json().errores?.[0]?.mensaje]).toEqual([
    422,
    'Una lista empieza a regir mañana o más adelante: lo de antes queda como se hizo.',
  ]);
});

test('a quien esperó su turno hasta el día siguiente se le juzga con ese día', async () => {
  const filas = [{ campo: '', texto: 'Falta la firma', norma: '' }];
  const { id } = await preparar('observaciones', { vigente_desde: '2026-11-21', norma: 'Acta 2/26', filas });
  const hayQuienEspere = async () =>
    (
      await sql`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(prueba.db)
    ).rows.length > 0;
  const { pedida } = await otroPortal.transaction().execute(async (trx) => {
    await lockListas(trx);
    const publicando = publicar(id);
    await vi.waitUntil(hayQuienEspere, { timeout: 10_000 });
    prueba.avanzar(2 * UN_DIA_MS);
    return { pedida: publicando };
  });
  const tarde = await pedida;
  expect([tarde.statusCode, tarde.json().errores?.[0]?.campo]).toEqual([422, 'vigente_desde']);
});
