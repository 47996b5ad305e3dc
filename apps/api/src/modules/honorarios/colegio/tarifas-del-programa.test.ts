import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operador } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';

const BASE = '/colegio/aranceles';

let e: Escenario;
let ana: Pedir;
beforeAll(async () => {
  e = await crearEscenario();
  await operador(e.db, 'ana', { roles: ['aranceles'] });
  ana = await e.prueba.conSesion('ana', '/colegio/authentication_token');
});
afterAll(() => e.prueba.cerrar());

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
