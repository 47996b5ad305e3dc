import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { bandejaDe } from '../../../testing/legajos/bandeja.ts';
import { AHORA, crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';
import { mientrasElige } from '../../../testing/legajos/mientras-elige.ts';
import { vidaDe } from '../../../testing/legajos/vida.ts';
import { insertToma } from './tomas.repository.ts';

let e: Escenario;
let ana: Pedir;
let usuario_id: number;
let primero: number;
let segundo: number;
beforeAll(async () => {
  e = await crearEscenario();
  const vida = vidaDe(e);
  ana = await bandejaDe(e).operar(['visado']);
  usuario_id = (await e.db.selectFrom('usuarios').select('id').where('username', '=', 'op-1').executeTakeFirstOrThrow())
    .id;
  primero = (await vida.hasta('confirmado')).id;
  segundo = (await vida.hasta('confirmado')).id;
});
beforeEach(async () => {
  await e.db.deleteFrom('legajo_tomas').execute();
});
afterAll(() => e.prueba.cerrar());

const siguiente = async (): Promise<number | null> => {
  const respuesta = await ana('POST', '/colegio/bandeja/para_revisar/siguiente', { payload: {} });
  return respuesta.json<{ id: number | null }>().id;
};

test('lo que uno mismo tomó en otra ventana mientras se elegía no se da otra vez', async () => {
  const quien = { usuario_id, ahora: AHORA };
  expect(await mientrasElige(e.prueba, siguiente, (db) => insertToma(db, primero, quien))).toBe(segundo);
});

test('lo que salió de la cola mientras se elegía no se da', async () => {
  const sale = (db: Escenario['db']) => db.deleteFrom('legajo_colas').where('legajo_id', '=', primero).execute();
  expect(await mientrasElige(e.prueba, siguiente, sale)).toBe(segundo);
});

test('la base no deja pasar a otro lo que alguien tiene', async () => {
  const quien = { usuario_id, ahora: AHORA };
  await insertToma(e.db, segundo, quien);
  const otro = (
    await e.db.selectFrom('usuarios').select('id').where('username', '=', 'mgarcia').executeTakeFirstOrThrow()
  ).id;
  const pasarlo = (minutos: number) => {
    const cuando = sql<Date>`${AHORA}::timestamptz + make_interval(mins => ${minutos})`;
    return e.db
      .updateTable('legajo_tomas')
      .set({ usuario_id: otro, desde: cuando, activa_en: cuando })
      .where('legajo_id', '=', segundo)
      .execute();
  };
  await expect(pasarlo(29)).rejects.toThrow(/lo tiene otro/);
  await pasarlo(30);
});
