import type { FichaDePersona } from '@colega/contract/perfil';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { bandejaDe } from '../../../testing/legajos/bandeja.ts';
import { crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';
import { vidaDe } from '../../../testing/legajos/vida.ts';

let e: Escenario;
let propio: { id: number; numero_legajo: number };
let ajeno: { id: number; numero_legajo: number };
let local: Pedir;
let deTodo: Pedir;
beforeAll(async () => {
  e = await crearEscenario();
  const vida = vidaDe(e);
  [propio, ajeno] = [await vida.crear(), await vida.crear()];
  const { distrito_id } = e.persona;
  const otro = await e.db
    .selectFrom('distritos')
    .select('id')
    .where('id', '<>', distrito_id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  for (const [id, suyo] of [
    [propio.id, distrito_id],
    [ajeno.id, otro.id],
  ] as const)
    await e.db.updateTable('legajos').set({ distrito_id: suyo }).where('id', '=', id).execute();
  const { operar } = bandejaDe(e);
  local = await operar(['mesa', 'matriculas'], distrito_id);
  deTodo = await operar(['mesa', 'matriculas']);
});
afterAll(() => e.prueba.cerrar());

test('en la ficha de su gente un distrito no ve los legajos de otro [S-607]', async () => {
  const legajos = async (como: Pedir) => {
    const { legajos: suyos } = (await como('GET', `/colegio/personas/${e.persona.id}`)).json<FichaDePersona>();
    return [suyos?.total, ...(suyos?.ultimos ?? []).map(({ id }) => id).sort()];
  };
  expect(await legajos(local)).toEqual([1, propio.id]);
  expect(await legajos(deTodo)).toEqual([2, ...[propio.id, ajeno.id].sort()]);
});

test('el número de un legajo de otro distrito no dice de quién es', async () => {
  const deQuien = async (como: Pedir, { numero_legajo }: { numero_legajo: number }) => {
    const respuesta = await como('GET', `/colegio/personas?texto=${numero_legajo}`);
    return respuesta.json<{ items: { id: number }[] }>().items.map(({ id }) => id);
  };
  expect([await deQuien(local, propio), await deQuien(local, ajeno)]).toEqual([[e.persona.id], []]);
  expect([await deQuien(deTodo, propio), await deQuien(deTodo, ajeno)]).toEqual([[e.persona.id], [e.persona.id]]);
});
