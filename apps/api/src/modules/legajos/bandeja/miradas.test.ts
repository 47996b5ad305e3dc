import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { type BandejaDePrueba, bandejaDe } from '../../../testing/legajos/bandeja.ts';
import { crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';
import { type Vida, vidaDe } from '../../../testing/legajos/vida.ts';

const UN_SEGUNDO = 1_000;

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
beforeEach(async () => {
  await e.db.deleteFrom('legajo_tomas').execute();
  await e.db.deleteFrom('legajo_colas').execute();
});
afterAll(() => e.prueba.cerrar());

const confirmado = async (): Promise<number> => (await vida.hasta('confirmado')).id;
const siguiente = async (como: Pedir): Promise<number | null> =>
  (await como('POST', '/colegio/bandeja/para_revisar/siguiente', { payload: {} })).json<{ id: number | null }>().id;
const soltar = (como: Pedir, id: number) => como('DELETE', `/colegio/legajos/${id}/toma`);

test('lo que uno tuvo ese día se le da otra vez cuando no queda otro; a otra persona, mañana o si volvió a la cola, en su turno', async () => {
  const primero = await confirmado();
  e.prueba.avanzar(UN_SEGUNDO);
  const segundo = await confirmado();
  e.prueba.avanzar(UN_SEGUNDO);
  const pasar = async (como: Pedir) => {
    const id = await siguiente(como);
    if (id !== null) await soltar(como, id);
    e.prueba.avanzar(UN_SEGUNDO);
    return id;
  };
  expect([await pasar(ana), await pasar(ana), await pasar(ana), await pasar(ana)]).toEqual([
    ...[primero, segundo, primero, segundo],
  ]);
  expect(await pasar(beto)).toBe(primero);
  await e.db.updateTable('legajo_colas').set({ desde: e.prueba.ahora() }).where('legajo_id', '=', segundo).execute();
  e.prueba.avanzar(UN_SEGUNDO);
  const tercero = await confirmado();
  e.prueba.avanzar(UN_SEGUNDO);
  expect([await pasar(ana), await pasar(ana), await pasar(ana)]).toEqual([segundo, tercero, primero]);
  await e.db
    .updateTable('legajo_miradas')
    .set((eb) => ({ cuando: eb('cuando', '-', sql<Date>`interval '1 day'`) }))
    .execute();
  expect(await pasar(ana)).toBe(primero);
});

test('lo que uno acaba de sellar y sigue en la cola no es su siguiente mientras haya otro', async () => {
  const sellado = await confirmado();
  e.prueba.avanzar(UN_SEGUNDO);
  const otro = await confirmado();
  e.prueba.avanzar(UN_SEGUNDO);
  const { version } = (await ana('GET', `/colegio/legajos/${sellado}`)).json<{ version: number }>();
  const payload = { numero: 'R-1 P', importe: '3000.00', fecha: '2026-03-20', lugar: 'ARBA La Plata' };
  const headers = { 'if-match': `"${version}"` };
  expect((await ana('POST', `/colegio/legajos/${sellado}/timbrado_externo`, { payload, headers })).statusCode).toBe(
    200,
  );
  expect(await bandeja.ids(ana, 'para_revisar')).toEqual([sellado, otro]);
  e.prueba.avanzar(UN_SEGUNDO);
  expect([await siguiente(ana), await siguiente(beto)]).toEqual([otro, sellado]);
});
