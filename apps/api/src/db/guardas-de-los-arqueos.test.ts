import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../testing/dinero/escenario-de-pagos.ts';

let s: EscenarioDePagos;
const HOY = '2026-03-20';
const CERRADO = `'${HOY}T21:00:00-03:00'`;
beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date(`${HOY}T12:00:00-03:00`) });
});
afterAll(() => s.prueba.cerrar());

const intentar = (consultas: readonly string[]): Promise<void> =>
  s.db.transaction().execute(async (trx) => {
    for (const consulta of consultas) await sql.raw(consulta).execute(trx);
  });

const CIERRE = '(select max(id) from cierres)';
const cierre = (numero = 1) =>
  `insert into cierres (numero, dia, asientos, total, quien, cerrado_en) values (${numero}, '${HOY}', 0, 0, 'x', ${CERRADO})`;
const cuenta = (medio: string, diferencia: number, final = diferencia, inicial = 0) =>
  `insert into cierre_cuentas (cierre_id, medio, inicial, entradas, salidas, diferencia, final)
   values (${CIERRE}, '${medio}', ${inicial}, 0, 0, ${diferencia}, ${final})`;
const contado = (medio: string, cuanto: number, motivo: string | null = null, de = CIERRE) =>
  `insert into cierre_arqueos (cierre_id, medio, contado, motivo) values (${de}, '${medio}', ${cuanto}, ${motivo && `'${motivo}'`})`;
const asiento = (medio: string, diferencia: number, cuando = CERRADO, contra = 'diferencias_de_caja') => [
  `insert into asientos (cuando, concepto, cierre_id) values (${cuando}, 'arqueo', ${CIERRE})`,
  `insert into movimientos (asiento_id, cuenta, medio, importe) values
   ((select max(id) from asientos), 'recaudado', '${medio}', ${diferencia}), ((select max(id) from asientos), '${contra}', null, ${-diferencia})`,
];
const SOBRAN = [cierre(), cuenta('caja', 5), contado('caja', 5, 'Propina')];
const OTRA_COSA = /no es lo que faltó o sobró en el cierre/;

type Caso = [que: string, consultas: string[], rechazo: RegExp];
const CASOS: Caso[] = [
  ['una diferencia que no está en el libro', SOBRAN, /no está en el libro/],
  [
    'una diferencia de lo que nadie contó',
    [cierre(), cuenta('caja', 5), ...asiento('caja', 5)],
    /de lo que nadie contó/,
  ],
  [
    'una diferencia sin su motivo',
    [cierre(), cuenta('caja', 5), contado('caja', 5), ...asiento('caja', 5)],
    /no es lo que queda/,
  ],
  ['un motivo sin diferencia', [cierre(), contado('caja', 0, 'Nada')], /no es lo que queda/],
  ['lo contado que no es lo que queda', [cierre(), contado('caja', 7)], /no es lo que queda/],
  ['menos que nada', [cierre(), contado('caja', -1)], /cierre_arqueos_contado_check/],
  ['lo contado de un banco', [cierre(), contado('transferencia', 0)], /cierre_arqueos_medio_check/],
  ['lo contado dos veces', [cierre(), contado('caja', 0), contado('caja', 0)], /cierre_arqueos_cierre_id_medio_key/],
  ['una diferencia de un cobrador', [cierre(), cuenta('sipago', 5)], /cierre_cuentas_diferencia_check/],
  ['lo que queda que no es la suma', [cierre(), cuenta('caja', 5, 4)], /cierre_cuentas_check/],
  ['otro importe', [...SOBRAN, ...asiento('caja', 6)], OTRA_COSA],
  ['otro medio', [...SOBRAN, ...asiento('caja', 5), ...asiento('cheque', 5)], OTRA_COSA],
  ['otra cuenta', [...SOBRAN, ...asiento('caja', 5, CERRADO, 'comisiones')], OTRA_COSA],
  ['otro momento', [...SOBRAN, ...asiento('caja', 5, `'${HOY}T20:00:00-03:00'`)], OTRA_COSA],
  ['la misma dos veces', [...SOBRAN, ...asiento('caja', 5), ...asiento('caja', 5)], OTRA_COSA],
  [
    'una que no es de ningún cierre',
    [`insert into asientos (cuando, concepto) values (${CERRADO}, 'arqueo')`],
    /asientos_concepto_check/,
  ],
];
describe('la base rechaza, al cerrar', () => {
  test.each(CASOS)('%s', async (_que, consultas, rechazo) => {
    await expect(intentar(consultas)).rejects.toThrow(rechazo);
  });
});

describe('y lo contado', () => {
  beforeAll(() => intentar([...SOBRAN, ...asiento('caja', 5)]));

  test.each<Caso>([
    ['no se agrega después', [contado('cheque', 0)], /un cierre no cambia después de hecho/],
    ['no tiene otro asiento', asiento('caja', 5), OTRA_COSA],
    [
      'es con lo que empieza el que sigue',
      [cierre(2), cuenta('caja', 0, 4, 4)],
      /no empieza donde terminó el anterior/,
    ],
  ])('%s', async (_que, consultas, rechazo) => {
    await expect(intentar(consultas)).rejects.toThrow(rechazo);
  });

  test('no espera otro cierre', async () => {
    expect(await s.db.selectFrom('asientos_sin_cerrar').selectAll().execute()).toEqual([]);
  });
});
