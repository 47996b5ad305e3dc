import type { PagoPorRevisar } from '@colega/contract/dinero';
import type { Rol } from '@colega/domain/permisos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operador } from '../../../testing/construir.ts';
import { cobrosDeNadie } from '../../../testing/dinero/cobros-de-nadie.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';

let s: EscenarioDePagos;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
});
afterAll(() => s.e.prueba.cerrar());

const comoOperador = async (username: string, rol: Rol, distrito_id: number | null = null) => {
  await operador(s.db, username, { roles: [rol], distrito_id });
  return s.e.prueba.conSesion(username, '/colegio/authentication_token');
};
const leer = async (pedir: Awaited<ReturnType<typeof comoOperador>>) => {
  const respuesta = await pedir('GET', '/colegio/pagos/por_revisar');
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<{ items: PagoPorRevisar[]; pagination: { total_items: number } }>();
};

test('lo que espera una decisión: de una persona, en su distrito; de nadie, solo para todo el Colegio; sin permiso, nada', async () => {
  const orden_id = await s.cuponDeMatricula('333.33');
  await s.db.updateTable('ordenes_pago').set({ en_revision: true }).where('id', '=', orden_id).execute();
  const { persona_id } = await s.db
    .selectFrom('ordenes_pago')
    .select('persona_id')
    .where('id', '=', orden_id)
    .executeTakeFirstOrThrow();
  const { distrito_id } = await s.db
    .selectFrom('personas')
    .select('distrito_id')
    .where('id', '=', persona_id)
    .executeTakeFirstOrThrow();
  const otro = await s.db
    .selectFrom('distritos')
    .select('id')
    .where('id', '<>', Number(distrito_id))
    .executeTakeFirstOrThrow();
  await cobrosDeNadie(s).nueva();
  const { items, pagination } = await leer(await comoOperador('tesorera', 'tesoreria'));
  expect(pagination.total_items).toBe(2);
  expect(items.map(({ tipo, persona, importe }) => [tipo, persona?.id ?? null, importe])).toEqual([
    ['cobranza', null, '250.00'],
    ['cupon', persona_id, expect.any(String)],
  ]);
  expect(items.map(({ porque }) => porque)).toEqual([
    'no se sabe de qué cupón es',
    'su proveedor no contestó en días cómo terminó un pago',
  ]);
  const suyos = await leer(await comoOperador('del-distrito', 'tesoreria', distrito_id));
  expect(suyos.items.map(({ tipo }) => tipo)).toEqual(['cupon']);
  expect((await leer(await comoOperador('del-otro', 'auditoria', otro.id))).items).toEqual([]);
  const mesa = await comoOperador('de-mesa', 'mesa');
  expect((await mesa('GET', '/colegio/pagos/por_revisar')).statusCode).toBe(403);
});
