import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cobrarUnCupon } from '../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../testing/dinero/escenario-de-pagos.ts';

let s: EscenarioDePagos;
const HOY = '2026-03-20';
beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date(`${HOY}T12:00:00-03:00`) });
  await cobrarUnCupon(s, await s.cuponDeMatricula('1000.00'));
});
afterAll(() => s.prueba.cerrar());

const intentar = (consultas: readonly string[]): Promise<void> =>
  s.db.transaction().execute(async (trx) => {
    for (const consulta of consultas) await sql.raw(consulta).execute(trx);
  });

const ENTREGA = `insert into entregas_de_caja (quien, dia, entregada_en) values ('tesorera', '${HOY}', '${HOY}T18:00:00-03:00')`;
const LA = '(select max(id) from entregas_de_caja)';
const SUYO = `insert into entrega_movimientos (movimiento_id, entrega_id) select id, ${LA} from movimientos
  where cuenta = 'recaudado' and medio = 'caja'`;
const contado = (esperado: number, cuanto = esperado, motivo = 'null') =>
  `insert into entrega_contados (entrega_id, medio, esperado, contado, motivo) values (${LA}, 'caja', ${esperado}, ${cuanto}, ${motivo})`;
const CERRADO = '(select max(id) from cierres)';
const CIERRE = [
  `insert into cierres (numero, dia, asientos, total, quien, cerrado_en)
    select 1, '${HOY}', count(*), 1000, 'x', '${HOY}T21:00:00-03:00' from asientos_sin_cerrar`,
  `insert into cierre_asientos (asiento_id, cierre_id) select asiento_id, ${CERRADO} from asientos_sin_cerrar`,
  `insert into cierre_cuentas (cierre_id, medio, inicial, entradas, salidas, final) values (${CERRADO}, 'caja', 0, 1000, 0, 1000)`,
  `insert into cierre_totales (cierre_id, medio, circuito, quien, movimientos, entradas, salidas)
    values (${CERRADO}, 'caja', 'matriculados', 'tesorera', 1, 1000, 0)`,
];
const REUNIDA = `insert into cierre_entregas (entrega_id, cierre_id) values (${LA}, ${CERRADO})`;

const CASOS: [que: string, consultas: string[], rechazo: RegExp][] = [
  ['una de nada', [ENTREGA], /no tiene nada/],
  [
    'lo que no es del cajón',
    [ENTREGA, SUYO.replace("cuenta = 'recaudado' and medio = 'caja'", "cuenta = 'deudores'"), contado(-1000)],
    /tiene un movimiento que no es suyo/,
  ],
  ['otra cosa que la de sus asientos', [ENTREGA, SUYO, contado(900)], /no es lo de sus movimientos/],
  ['una que no dice lo que tendría que haber', [ENTREGA, SUYO], /no es lo de sus movimientos/],
  ['una diferencia sin motivo', [ENTREGA, SUYO, contado(1000, 990)], /entrega_contados_explicado_check/],
  ['un motivo sin diferencia', [ENTREGA, SUYO, contado(1000, 1000, "'x'")], /entrega_contados_explicado_check/],
  ['menos que nada', [ENTREGA, SUYO, contado(1000, -1, "'x'")], /entrega_contados_contado_check/],
  ['la de otro día', [ENTREGA.replace(`'${HOY}',`, "'2026-03-19',")], /entregas_de_caja_check/],
  ['lo que ya tiene un cierre', [...CIERRE, ENTREGA, SUYO, contado(1000)], /tiene un movimiento que no es suyo/],
];
test.each(CASOS)('no se entrega %s', async (_, consultas, rechazo) => {
  await expect(intentar(consultas)).rejects.toThrow(rechazo);
});

test('lo entregado no se entrega otra vez, ni cambia, ni se le agrega nada', async () => {
  await intentar([ENTREGA, SUYO, contado(1000)]);
  await expect(intentar([ENTREGA, SUYO, contado(1000)])).rejects.toThrow(/entrega_movimientos_pkey/);
  const otroMedio = `insert into entrega_contados (entrega_id, medio, esperado, contado) values (${LA}, 'cheque', 0, 0)`;
  await expect(intentar([otroMedio])).rejects.toThrow(/no cambia después de hecha/);
  for (const tabla of [
    'entregas_de_caja',
    'entrega_contados',
    'entrega_movimientos',
    'cierre_entregas',
    'cierre_sin_entregar',
  ])
    await expect(intentar([`delete from ${tabla}`]), tabla).rejects.toThrow(/permission denied/);
});

test('la reúne un cierre que cuenta, de su día o posterior, en el momento en que se hace', async () => {
  await expect(intentar([...CIERRE, REUNIDA])).rejects.toThrow(/reúne entregas y no contó/);
  const delDiaAnterior = [
    `insert into cierres (numero, dia, asientos, total, quien, cerrado_en) values (1, '2026-03-19', 0, 0, 'x', '${HOY}T21:00:00-03:00')`,
    `insert into cierre_arqueos (cierre_id, medio, contado) values (${CERRADO}, 'caja', 0)`,
  ];
  await expect(intentar([...delDiaAnterior, REUNIDA])).rejects.toThrow(/reúne una entrega que no es suya/);
  await intentar(delDiaAnterior);
  await expect(intentar([REUNIDA])).rejects.toThrow(/un cierre no cambia después de hecho/);
  const suyo = `insert into cierre_sin_entregar (cierre_id, quien, medio, esperado) values (${CERRADO}, 'x', 'caja', 10)`;
  await expect(intentar([suyo])).rejects.toThrow(/un cierre no cambia después de hecho/);
});
