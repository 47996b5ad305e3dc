import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conectar, type Db } from '../../../db/conectar.ts';
import { operador } from '../../../testing/construir.ts';
import { AHORA, crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';
import { quitarDelPrograma } from './quitar-del-programa.service.ts';

const CONVENIDO = '90000000.00';

let e: Escenario;
let autor: { user_id: number; username: string };
/** Another process of the portal, on the same base. */
let otroPortal: Db;
beforeAll(async () => {
  e = await crearEscenario();
  autor = { user_id: (await operador(e.db, 'ana', { roles: ['aranceles'] })).id, username: 'ana' };
  otroPortal = conectar(e.prueba.url, { conexiones: 2 });
});
afterAll(async () => {
  await otroPortal.destroy();
  await e.prueba.cerrar();
});

const pedido = () => ({ ...e.pedido(), honorario_convenido: CONVENIDO });
const pedirGenerar = () => e.mgarcia('POST', '/calculo_honorarios/generar', { payload: pedido() });
const alguienEspera = async (): Promise<boolean> =>
  (
    await sql<{ n: number }>`select count(*)::int as n from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and a.datname = current_database()`.execute(e.db)
  ).rows[0]?.n !== 0;
const cuantos = async (): Promise<number> =>
  (await e.db.selectFrom('calculos_honorarios').select('id').execute()).length;
const DESHECHO = new Error('rolled back');
const RETIRO = `update resoluciones set retirada_en = now(), motivo_de_retiro = 'x' where del_programa`;
/** In one transaction; null when the base took it, and nothing of it stays. */
const probar = (...cuales: string[]): Promise<string | null> =>
  e.db
    .transaction()
    .execute(async (trx) => {
      for (const cual of cuales) await sql.raw(`${RETIRO} and ${cual}`).execute(trx);
      await sql`set constraints all immediate`.execute(trx);
      throw DESHECHO;
    })
    .catch((error: Error) => (error === DESHECHO ? null : error.message));

test('la base no deja quitar una sola de las del programa: todas, o ninguna', async () => {
  const [pasadas, la_que_rige] = ['vigente_hasta is not null', 'vigente_hasta is null'];
  expect(await probar(la_que_rige)).toContain('todas o ninguna');
  expect(await probar(pasadas)).toContain('todas o ninguna');
  expect(await probar('id = (select min(id) from resoluciones)')).toContain('todas o ninguna');
  expect(await probar(pasadas, la_que_rige)).toBeNull();
});

test('quien calculó mientras otro portal las quitaba no guarda nada, y se le dice', async () => {
  await e.mgarcia('POST', '/calculo_honorarios/calcular', { payload: e.pedido() });
  const { generado } = await otroPortal.transaction().execute(async (trx) => {
    await quitarDelPrograma(trx, { autor, ahora: AHORA });
    const pidio = pedirGenerar();
    await expect.poll(alguienEspera, { timeout: 10_000 }).toBe(true);
    // In an object: it goes on once this one has ended.
    return { generado: pidio };
  });
  expect((await generado).json()).toMatchObject({ status: 409, codigo: 'tarifa_retirada_recien' });
  expect(await cuantos()).toBe(0);
});
