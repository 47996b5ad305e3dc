import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conectar } from '../../../db/conectar.ts';
import { operador } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { AHORA, crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';
import { generar } from '../calculos.service.ts';
import { crearCatalogoVivo } from '../catalogo-vivo.ts';

const BASE = '/colegio/aranceles';

let e: Escenario;
let ana: Pedir;
beforeAll(async () => {
  e = await crearEscenario();
  await operador(e.db, 'ana', { roles: ['aranceles'] });
  ana = await e.prueba.conSesion('ana', '/colegio/authentication_token');
});
afterAll(() => e.prueba.cerrar());

test('quien las quita mientras otro portal guarda un cálculo espera, lo ve, y quedan', async () => {
  const otroPortal = conectar(e.prueba.url, { conexiones: 1 });
  const catalogo = await crearCatalogoVivo().alDia(e.db);
  const { user_id, persona_id } = await e.db
    .selectFrom('usuarios')
    .select(['id as user_id', 'persona_id'])
    .where('username', '=', 'mgarcia')
    .executeTakeFirstOrThrow();
  const { quita } = await otroPortal.transaction().execute(async (trx) => {
    const pedido = { ...e.pedido(), honorario_convenido: '90000000.00' };
    await generar(trx, catalogo, { user_id, persona_id }, pedido as Parameters<typeof generar>[3], AHORA);
    const pidio = ana('POST', `${BASE}/quitar_del_programa`, { payload: {} });
    const esperan = sql<{ n: number }>`select count(*)::int as n from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and a.datname = current_database()`;
    await expect.poll(async () => (await esperan.execute(e.db)).rows[0]?.n, { timeout: 10_000 }).toBeGreaterThan(0);
    // In an object: it goes on once this one has ended.
    return { quita: pidio };
  });
  await otroPortal.destroy();
  expect((await quita).json()).toMatchObject({ status: 409, codigo: 'tarifas_del_programa_con_calculos' });
});

test('con algo calculado, las que vinieron con el programa quedan: ni la pantalla ni la base las quitan', async () => {
  await e.generar();
  expect((await ana('GET', BASE)).json()).toMatchObject({ del_programa: false });
  const rechazada = await ana('POST', `${BASE}/quitar_del_programa`, { payload: {} });
  expect(rechazada.json()).toMatchObject({ status: 409, codigo: 'tarifas_del_programa_con_calculos' });
  for (const cuales of ['vigente_hasta is not null', 'vigente_hasta is null'])
    await expect(
      sql`update resoluciones set retirada_en = now(), motivo_de_retiro = 'x' where ${sql.raw(cuales)}`.execute(e.db),
    ).rejects.toThrow('ya está publicada');
});
