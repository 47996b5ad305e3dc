import type { Ensayo } from '@colega/contract/honorarios';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operador } from '../../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { type BaseDeAntes, crearBaseDeAntes } from '../../../testing/crear-base-de-antes.ts';
import { findResoluciones } from '../resoluciones.repository.ts';
import { correrEnsayo } from './correr-ensayo.service.ts';

const ANTERIOR = '0303_lo_que_se_recauda';
const SUMA = '{"contratos": 1, "antes": "100.00", "ahora": "150.00"}';
const COMO_ANTES = `{"contratos": 1, "comparados": ${SUMA}, "suben": 1, "bajan": 0, "iguales": 0,
  "alcanza": {"contratos": 0, "antes": "0.00", "ahora": "0.00"}, "sin_ensayar": {}, "tramos": {"sube_hasta_50": 1},
  "rubros": {"1": ${SUMA}}, "tareas": {"1": ${SUMA}}, "mayores": []}`;

const arancel = (id: number, quien: number): string =>
  `insert into aranceles_en_preparacion (id, nombre, vigente_desde, base_id, contenido, creado_por, creado_en, tocado_por, tocado_en)
   overriding system value select ${id}, 'Otro ${id}', '2030-01-01', max(id), '{}', ${quien}, now(), ${quien}, now() from resoluciones`;
/** The tariff that it tries: the last one of the college, from another day. */
let contenido: string;
const ensayo = (id: number, quien: number, como: Readonly<Record<string, string>>): string =>
  `insert into ensayos (id, arancel_id, version, nombre, vigente_desde, contenido, desde, hasta, hasta_detalle_id, acumulado, latido,
     pedido_por, creado_en, ${Object.keys(como).join()}) overriding system value
   values (${id}, ${id}, 1, 'Otro', '2030-01-01', '${contenido}', '2025-11-21', '2026-11-20', 0, '${COMO_ANTES}', now(), ${quien}, now(),
     ${Object.values(como).join()})`;

let antes: BaseDeAntes;
let prueba: AppDePrueba;
let ana: Pedir;
beforeAll(async () => {
  antes = await crearBaseDeAntes(ANTERIOR);
  const { id: quien } = await operador(antes.db, 'ana', { roles: ['aranceles'] });
  const ultima = (await findResoluciones(antes.db)).at(-1) as Record<string, unknown>;
  contenido = JSON.stringify({ ...ultima, vigente_desde: '2030-01-01', vigente_hasta: null }).replaceAll("'", "''");
  const hechos = { total: '1', hechos: '1' };
  const consultas = [
    ...[1, 2, 3].map((id) => arancel(id, quien)),
    ensayo(1, quien, { ...hechos, estado: `'terminado'`, terminado_en: 'now()' }),
    ensayo(2, quien, { ...hechos, estado: `'corriendo'` }),
    ensayo(3, quien, { ...hechos, estado: `'cancelado'`, terminado_en: 'now()', cancelado_por: String(quien) }),
  ];
  await antes.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const consulta of consultas) await sql.raw(consulta).execute(trx);
  });
  await antes.actualizar();
  // A portal of before that goes on writes its own form after the upgrade.
  await antes.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql.raw(arancel(4, quien)).execute(trx);
    await sql.raw(ensayo(4, quien, { ...hechos, estado: `'terminado'`, terminado_en: 'now()' })).execute(trx);
  });
  prueba = await crearAppDePrueba({ db: antes.db });
  ana = await prueba.conSesion('ana', '/colegio/authentication_token');
});
afterAll(async () => {
  await prueba.cerrar();
  await antes.cerrar();
});

const leer = async (id: number): Promise<Ensayo> => {
  const respuesta = await ana('GET', `/colegio/aranceles/preparaciones/${id}/ensayo`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<{ ensayo: Ensayo }>().ensayo;
};
const PARTE = { contratos: 1, antes: '100.00', ahora: '150.00', diferencia: '50.00', porcentaje: '50.00' };

test.each([
  ['que terminó antes de actualizar', 1],
  ['que una versión anterior escribió después', 4],
])('un ensayo %s se lee entero', async (_, id) => {
  const { de, estado, resultado } = await leer(id);
  expect([de, estado, resultado?.importados]).toEqual(['arancel', 'terminado', 0]);
  expect(resultado?.comparados).toEqual(PARTE);
  expect(resultado?.rubros).toMatchObject([PARTE]);
  expect(resultado?.partes).toMatchObject([PARTE]);
});

test('el que corría sigue y termina, y el cancelado sigue cancelado', async () => {
  expect(await leer(2)).toMatchObject({ estado: 'corriendo', resultado: null });
  await correrEnsayo(antes.db, () => new Date(), { ensayo_id: 2, tanda: 0 });
  expect((await leer(2)).resultado?.partes).toMatchObject([PARTE]);
  expect(await leer(3)).toMatchObject({ estado: 'cancelado', resultado: null });
});
