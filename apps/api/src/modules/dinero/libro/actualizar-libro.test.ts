import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../db/conectar.ts';
import { persona } from '../../../testing/construir.ts';
import { type BaseDeAntes, crearBaseDeAntes } from '../../../testing/crear-base-de-antes.ts';
import { RECAUDADO } from '../conciliacion/recaudado.repository.ts';

const ANTERIOR = '0064_ni_con_tablas_propias';

let antes: BaseDeAntes;
let db: Db;
let anteriores: unknown[];

const LO_DE_ANTES = (persona_id: number): string[] => [
  `insert into ordenes_pago (id, persona_id, circuito, estado, monto_total, monto_con_recargo, vencimiento, ultimo_vencimiento, creada_en)
   overriding system value select id, ${persona_id}, 'matriculados', 'vencido', 1000, 1000, now(), now(), now() from unnest(array[1, 2, 3]) id`,
  `insert into operaciones_pago (id, orden_id, medio, externo, importe, aplicado, del_cupon, a_credito, a_revision, fecha_pago, registrada_en)
   overriding system value select id, orden, medio, id, importe, importe, importe, 0, 0, now(), now()
   from (values (1, 1, 'sipago', 1000), (2, 2, 'caja', 600), (3, 2, 'redLink', 300), (4, 2, 'transferencia', 100),
     (5, 3, 'online', 1000)) p (id, orden, medio, importe)`,
  `insert into reversiones (operacion_id, tipo, motivo, importe, quien, cuando) values (5, 'contracargo', 'x', 1000, 'x', now())`,
  `insert into revisiones (id, orden_id, decision, motivo, importe, quien, cuando) overriding system value
   values (1, 2, 'devuelto', 'x', 1000, 'x', '2026-10-01')`,
  `insert into imputaciones (operacion_id, item_id, capital, recargo, revision_id, cuando)
   select id, 1, -importe, 0, 1, now() from operaciones_pago where orden_id = 2`,
  `insert into creditos (id, persona_id, origen, descripcion, importe, creado_en) overriding system value
   values (1, ${persona_id}, 'bonificacion', 'x', 40, now())`,
  `insert into devoluciones (credito_id, importe, motivo, comprobante, quien, cuando) values (1, 40, 'x', 'TR-1', 'x', now())`,
  `insert into asientos (id, cuando, concepto, orden_id, operacion_id) overriding system value
   select id, now(), 'cobro', orden_id, id from operaciones_pago
   union all values (6, '2026-10-01'::timestamptz, 'revision', 2, null), (7, now(), 'reversion', 3, 5), (8, now(), 'devolucion', null, null)`,
  `select setval(pg_get_serial_sequence('asientos', 'id'), 8)`,
  `insert into movimientos (asiento_id, cuenta, persona_id, importe)
   select x.asiento, l.cuenta, ${persona_id}, l.importe from (select a.id, p.importe from asientos a join operaciones_pago p
       on p.id = a.operacion_id and a.concepto = 'cobro'
     union all values (6, -1000), (7, -1000), (8, -40)) x (asiento, importe)
   cross join lateral (values ('recaudado', x.importe), ('emitido', -x.importe)) l (cuenta, importe)`,
  `insert into cobros_sin_cupon (id, medio, externo, numero_boleta, importe, fecha_pago, registrado_en, operacion_id)
   overriding system value values (1, 'redLink', 'a', '77', 55, now(), now(), null),
     (2, 'sipago', '1', '78', 1000, now(), now(), 1), (3, 'redLink', 'b', '79', 0, now(), now(), null)`,
];

const sumas = async () =>
  (
    await sql<{ cuenta: string; saldo: string }>`
      select cuenta, sum(importe)::text as saldo from movimientos where persona_id is not null
      group by cuenta order by cuenta`.execute(db)
  ).rows;

beforeAll(async () => {
  antes = await crearBaseDeAntes(ANTERIOR);
  db = antes.db;
  const { id } = await persona(db);
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const consulta of LO_DE_ANTES(id)) await sql.raw(consulta).execute(trx);
  });
  anteriores = await sumas();
  await antes.actualizar();
});
afterAll(() => antes.cerrar());

test('cada línea de antes queda en la cuenta de su pago, y ningún importe cambia', async () => {
  expect(await sumas()).toEqual(anteriores);
  const { rows } = await sql<{ asiento: string }>`
    select a.concepto || coalesce(' ' || a.operacion_id, '') || ': ' || m.medio || ' ' || m.importe as asiento
    from asientos a join movimientos m on m.asiento_id = a.id and m.cuenta = 'recaudado' order by a.id, m.id`.execute(
    db,
  );
  expect(rows.map(({ asiento }) => asiento)).toEqual([
    'cobro 1: sipago 1000.00',
    'cobro 2: caja 600.00',
    'cobro 3: redLink 300.00',
    'cobro 4: transferencia 100.00',
    'cobro 5: online 1000.00',
    'revision: caja -1000.00',
    'reversion 5: online -1000.00',
    'devolucion: transferencia -40.00',
    // One line took out of one account what belonged to three.
    ...['reclasificacion: caja 300.00', 'reclasificacion: redLink -300.00'],
    ...['reclasificacion: caja 100.00', 'reclasificacion: transferencia -100.00'],
    'sin_identificar: redLink 55.00',
  ]);
});

test('cada cuenta es lo que se cobró por su medio, y lo sin identificar, la lista', async () => {
  for (const { titulo, consulta } of RECAUDADO)
    expect([titulo, (await consulta.execute(db)).rows]).toEqual([titulo, []]);
  const deNadie = await sql<{ cobro_id: number }>`
    select a.cobro_id from asientos a join movimientos m on m.asiento_id = a.id and m.cuenta = 'sin_identificar'`.execute(
    db,
  );
  expect(deNadie.rows).toEqual([{ cobro_id: 1 }]);
});

const LO_SIN_REVISAR = sql<{ tabla: string; nombre: string }>`
  select conrelid::regclass::text as tabla, quote_ident(conname) as nombre from pg_constraint where not convalidated`;

class Deshacer extends Error {}
test('lo que una actualización escribe o deja como estaba se puede restaurar: ninguna condición lo rechaza', async () => {
  const { rows } = await LO_SIN_REVISAR.execute(db);
  expect(rows.length).toBeGreaterThan(0);
  const revisar = db.transaction().execute(async (trx) => {
    for (const { tabla, nombre } of rows)
      await sql.raw(`alter table ${tabla} validate constraint ${nombre}`).execute(trx);
    throw new Deshacer();
  });
  await expect(revisar).rejects.toThrow(Deshacer);
});
