import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { persona } from '../../../testing/construir.ts';
import { type BaseDeAntes, crearBaseDeAntes } from '../../../testing/crear-base-de-antes.ts';
import { findDiferenciasDeSumas } from '../../informes/sumas.repository.ts';
import { ponerSumasAlDia } from '../../informes/sumas.service.ts';
import { RECAUDADO } from '../conciliacion/recaudado.repository.ts';

const ANTERIOR = '0283_cartas_de_las_listas';

/** Two coupons of a day that is in the sums, one that waits, a closing, and a balance that a former system had, told in the reports. */
const LO_DE_ANTES = (persona_id: number): string[] => [
  `insert into ordenes_pago (id, persona_id, circuito, detalle_id, estado, monto_total, monto_con_recargo, vencimiento, ultimo_vencimiento, creada_en)
   overriding system value select id, ${persona_id}, circuito, contrato, 'vencido', importe, importe, now(), now(), now()
   from (values (1, 'matriculados', null, 100), (2, 'cep', 1, 40), (3, 'cep', 2, 5)) o (id, circuito, contrato, importe)`,
  `insert into operaciones_pago (id, orden_id, medio, externo, importe, aplicado, del_cupon, a_credito, a_revision, fecha_pago, registrada_en)
   overriding system value select id, id, 'caja', id, monto_total, monto_total, monto_total, 0, 0, now(), now() from ordenes_pago`,
  `insert into creditos (id, persona_id, origen, externo, descripcion, importe, creado_en) overriding system value
   values (1, ${persona_id}, 'importacion', 'S-1', 'x', 500, '2026-02-01')`,
  `insert into asientos (id, cuando, concepto, orden_id, operacion_id) overriding system value
   select id, '2026-03-20T12:00:00-03:00', 'cobro', id, id from operaciones_pago
   union all values (4, '2026-02-01T12:00:00-03:00'::timestamptz, 'importacion', null::int, null::int)`,
  `select setval(pg_get_serial_sequence('asientos', 'id'), 4)`,
  `insert into movimientos (asiento_id, cuenta, medio, persona_id, importe)
   select a.id, x.cuenta, x.medio, ${persona_id}, x.signo * p.importe from asientos a join operaciones_pago p on p.id = a.operacion_id
   cross join (values ('recaudado', 'caja', 1), ('emitido', null, -1)) x (cuenta, medio, signo)
   union all values (4, 'recaudado', 'importacion', ${persona_id}, 500), (4, 'creditos', null, ${persona_id}, -500)`,
  `insert into asientos_sin_sumar (asiento_id) values (3), (4)`,
  `insert into libro_por_dia (dia, cuenta, medio, debe, haber) values ('2026-03-20', 'emitido', null, 0, 140), ('2026-03-20', 'recaudado', 'caja', 140, 0)`,
  `insert into cierres (id, numero, dia, asientos, total, quien, cerrado_en) overriding system value
   values (7, 1, '2026-03-20', 3, 145, 'x', '2026-03-20T18:00:00-03:00')`,
  `insert into cierre_asientos (asiento_id, cierre_id, anterior) values (1, 7, false), (2, 7, false), (3, 7, false)`,
  `insert into cierre_cuentas (cierre_id, medio, banco, inicial, entradas, salidas, final) values (7, 'caja', null, 0, 145, 0, 145)`,
  `insert into informe_recaudacion (dia, circuito, medio, banco, entradas, salidas, cobros, movimientos)
   values ('2026-02-01', 'sin_cupon', 'importacion', '', 500, 0, 1, 1)`,
  `insert into informe_hecho (rehecho_en) values (now())`,
];

let antes: BaseDeAntes;
beforeAll(async () => {
  antes = await crearBaseDeAntes(ANTERIOR);
  const { id } = await persona(antes.db);
  await antes.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const consulta of LO_DE_ANTES(id)) await sql.raw(consulta).execute(trx);
  });
  await antes.actualizar();
});
afterAll(() => antes.cerrar());

test('lo que estaba sumado queda por circuito, y ningún día cambia de importe', async () => {
  await antes.actualizar();
  const { rows } = await sql<{ fila: string }>`
    select concat_ws(' ', cuenta, medio, circuito) || ': ' || debe || ' ' || haber as fila from libro_por_dia order by 1`.execute(
    antes.db,
  );
  expect(rows.map(({ fila }) => fila)).toEqual([
    'emitido cep: 0.00 40.00',
    'emitido matriculados: 0.00 100.00',
    'recaudado caja: 140.00 0.00',
  ]);
  for (const { titulo, consulta } of RECAUDADO)
    expect([titulo, (await consulta.execute(antes.db)).rows]).toEqual([titulo, []]);
});

test('un cierre de antes no tuvo arqueo ni diferencia, y los informes se hacen otra vez sin lo que nadie cobró', async () => {
  const { rows } = await sql<{ diferencia: string; final: string }>`
    select diferencia::text, final::text from cierre_cuentas`.execute(antes.db);
  expect(rows).toEqual([{ diferencia: '0.00', final: '145.00' }]);
  expect(await antes.db.selectFrom('cierre_arqueos').selectAll().execute()).toEqual([]);
  await ponerSumasAlDia(antes.db, new Date('2026-03-21T12:00:00Z'));
  expect(await findDiferenciasDeSumas(antes.db)).toEqual([]);
  const informe = await sql<{ medio: string; entradas: string }>`
    select medio, sum(entradas)::text as entradas from recaudacion_por_dia group by medio`.execute(antes.db);
  expect(informe.rows).toEqual([{ medio: 'caja', entradas: '145.00' }]);
});
