import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../testing/dinero/escenario-de-pagos.ts';

let s: EscenarioDePagos;
const HOY = '2026-03-20';
beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date(`${HOY}T12:00:00-03:00`) });
});
afterAll(() => s.prueba.cerrar());

const intentar = (consultas: readonly string[]): Promise<void> =>
  s.db.transaction().execute(async (trx) => {
    for (const consulta of consultas) await sql.raw(consulta).execute(trx);
  });

const CIERRE = '(select max(id) from cierres)';
const ASIENTO = `(select id from asientos where concepto = 'apertura')`;
const cierre = (numero = 1) =>
  `insert into cierres (numero, dia, asientos, total, quien, cerrado_en) values (${numero}, '${HOY}', 0, 0, 'x', now())`;
const cuenta = (medio: string, inicial: number) =>
  `insert into cierre_cuentas (cierre_id, medio, inicial, entradas, salidas, final) values (${CIERRE}, '${medio}', ${inicial}, 0, 0, ${inicial})`;
const apertura = (cuando = `${HOY}T00:00:00-03:00`) =>
  `insert into asientos (cuando, concepto, cierre_id) values ('${cuando}', 'apertura', ${CIERRE})`;
const linea = (cuentaDelLibro: string, importe: number, medio: string | null = null) =>
  `insert into movimientos (asiento_id, cuenta, medio, importe) values (${ASIENTO}, '${cuentaDelLibro}', ${medio ? `'${medio}'` : 'null'}, ${importe})`;

const PRIMERO = [cierre(), cuenta('caja', 500), cuenta('cheque', 30)];
const LINEAS = [linea('recaudado', 500, 'caja'), linea('recaudado', 30, 'cheque'), linea('patrimonio', -530)];

type Caso = [que: string, consultas: string[], rechazo: RegExp];
const ANTES: Caso[] = [
  ['un primer cierre que no está en el libro con lo que abre', PRIMERO, /no está en el libro/],
  [
    'otro importe que el que dice el cierre',
    [
      ...PRIMERO,
      apertura(),
      linea('recaudado', 501, 'caja'),
      linea('recaudado', 30, 'cheque'),
      linea('patrimonio', -531),
    ],
    /no es con lo que abrió el cierre 1/,
  ],
  [
    'otra cuenta que la que dice el cierre',
    [
      ...PRIMERO,
      apertura(),
      linea('recaudado', 500, 'caja'),
      linea('recaudado', 30, 'tarjeta'),
      linea('patrimonio', -530),
    ],
    /no es con lo que abrió el cierre 1/,
  ],
  [
    'una cuenta que se olvida',
    [...PRIMERO, apertura(), linea('recaudado', 500, 'caja'), linea('patrimonio', -500)],
    /no es con lo que abrió el cierre 1/,
  ],
  [
    'contra otra cuenta que el patrimonio',
    [...PRIMERO, apertura(), ...LINEAS.slice(0, 2), linea('comisiones', -530)],
    /no es con lo que abrió el cierre 1/,
  ],
  ['otro momento', [...PRIMERO, apertura(`${HOY}T00:00:01-03:00`), ...LINEAS], /no es con lo que abrió el cierre 1/],
  [
    'una de un cierre que no dijo con qué abría',
    [cierre(), apertura(), linea('recaudado', 1, 'caja'), linea('patrimonio', -1)],
    /no es con lo que abrió el cierre 1/,
  ],
  [
    'una que no es de ningún cierre',
    [`insert into asientos (cuando, concepto) values (now(), 'apertura')`],
    /asientos_concepto_check/,
  ],
  [
    'otra cosa que dice ser de un cierre',
    [...PRIMERO, `insert into asientos (cuando, concepto, cierre_id) values (now(), 'deposito', ${CIERRE})`],
    /asientos_concepto_check/,
  ],
];

describe('la base rechaza, antes del primer cierre', () => {
  test.each(ANTES)('%s', async (_que, consultas, rechazo) => {
    await expect(intentar(consultas)).rejects.toThrow(rechazo);
  });
});

const DESPUES: Caso[] = [
  ['una segunda', [apertura(), linea('recaudado', 1, 'caja'), linea('patrimonio', -1)], /asientos_apertura_key/],
  ['una de otro cierre', [cierre(2), cuenta('caja', 500), cuenta('cheque', 30), apertura()], /asientos_apertura_key/],
  ['otra línea a la que está', [linea('recaudado', 1, 'caja')], /ya está cerrado/],
];
describe('y después de él', () => {
  beforeAll(() => intentar([...PRIMERO, apertura(), ...LINEAS]));

  test.each(DESPUES)('%s', async (_que, consultas, rechazo) => {
    await expect(intentar(consultas)).rejects.toThrow(rechazo);
  });

  test('no espera otro cierre', async () => {
    expect(await s.db.selectFrom('asientos_sin_cerrar').selectAll().execute()).toEqual([]);
  });
});
