import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { persona } from '../../../testing/construir.ts';
import { type BaseDeAntes, crearBaseDeAntes } from '../../../testing/crear-base-de-antes.ts';
import { RECAUDADO } from '../conciliacion/recaudado.repository.ts';

const ANTERIOR = '0253_listas_avisadas';

/** A first closing that opened with 500 in the till and 80 in a bank: 700 were recorded before its day, and 1000 in it. */
const LO_DE_ANTES = (persona_id: number): string[] => [
  `insert into ordenes_pago (id, persona_id, circuito, estado, monto_total, monto_con_recargo, vencimiento, ultimo_vencimiento, creada_en)
   overriding system value values (1, ${persona_id}, 'matriculados', 'vencido', 1700, 1700, now(), now(), now())`,
  `insert into operaciones_pago (id, orden_id, medio, externo, importe, aplicado, del_cupon, a_credito, a_revision, fecha_pago, registrada_en)
   overriding system value select id, 1, 'caja', id, importe, importe, importe, 0, 0, now(), now()
   from (values (1, 700), (2, 1000)) p (id, importe)`,
  `insert into asientos (id, cuando, concepto, orden_id, operacion_id) overriding system value values
   (1, '2026-03-19T12:00:00-03:00', 'cobro', 1, 1), (2, '2026-03-20T12:00:00-03:00', 'cobro', 1, 2)`,
  `select setval(pg_get_serial_sequence('asientos', 'id'), 2)`,
  `insert into movimientos (asiento_id, cuenta, medio, persona_id, importe)
   select a.id, x.cuenta, x.medio, ${persona_id}, x.signo * p.importe from asientos a join operaciones_pago p on p.id = a.operacion_id
   cross join (values ('recaudado', 'caja', 1), ('emitido', null, -1)) x (cuenta, medio, signo)`,
  `insert into asientos_sin_sumar (asiento_id) values (1), (2)`,
  `insert into cierres (id, numero, dia, asientos, total, quien, cerrado_en) overriding system value
   values (7, 1, '2026-03-20', 2, 1000, 'x', '2026-03-20T18:00:00-03:00')`,
  `insert into cierre_asientos (asiento_id, cierre_id, anterior) values (1, 7, true), (2, 7, false)`,
  `insert into cierre_cuentas (cierre_id, medio, banco, inicial, entradas, salidas, final)
   values (7, 'caja', null, 500, 1000, 0, 1500), (7, 'transferencia', 'provincia', 80, 0, 0, 80)`,
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

test('lo que abrió un primer cierre de antes está en el libro, una vez y con su día', async () => {
  await antes.actualizar();
  const { rows } = await sql<{ linea: string }>`
    select a.cierre_id || ' ' || to_char(a.cuando at time zone 'America/Argentina/Buenos_Aires', 'YYYY-MM-DD HH24:MI') || ' '
      || concat_ws('.', m.cuenta, m.medio, m.banco) || ': ' || m.importe as linea
    from asientos a join movimientos m on m.asiento_id = a.id where a.concepto = 'apertura' order by m.cuenta, m.medio`.execute(
    antes.db,
  );
  expect(rows.map(({ linea }) => linea)).toEqual([
    '7 2026-03-20 00:00 patrimonio: 120.00',
    '7 2026-03-20 00:00 recaudado.caja: -200.00',
    '7 2026-03-20 00:00 recaudado.transferencia.provincia: 80.00',
  ]);
});

test('lo que queda en el cierre es lo que dice el libro, y ninguno lo espera', async () => {
  const { rows } = await sql<{ cuenta: string; cierre: string; libro: string }>`
    select c.medio as cuenta, c.final::text as cierre, (select sum(l.debe - l.haber)::text from sumas_del_libro l
      where l.cuenta = 'recaudado' and (l.medio, l.banco) is not distinct from (c.medio, c.banco)) as libro
    from cierre_cuentas c order by c.medio`.execute(antes.db);
  expect(rows).toEqual([
    { cuenta: 'caja', cierre: '1500.00', libro: '1500.00' },
    { cuenta: 'transferencia', cierre: '80.00', libro: '80.00' },
  ]);
  for (const { titulo, consulta } of RECAUDADO)
    expect([titulo, (await consulta.execute(antes.db)).rows]).toEqual([titulo, []]);
});
