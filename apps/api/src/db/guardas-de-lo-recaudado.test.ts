import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../testing/dinero/escenario-de-pagos.ts';
import { insertBancos } from '../testing/dinero/insert-bancos.ts';
import type { Db } from './conectar.ts';

let s: EscenarioDePagos;
const casos: Record<string, number> = {};

beforeAll(async () => {
  s = await crearEscenarioDePagos();
  await insertBancos(s.db, 'a', 'b');
  casos.persona = s.e.persona.id;
  casos.otra = s.e.otra.persona.id;
  casos.pagado = await s.cuponDeMatricula();
  casos.en_caja = (await s.acreditar(casos.pagado, { importe: '600.00' })).operacion_id;
  const porSipago = { medio: 'sipago', externo: 'sipago-1', importe: '400.00' };
  casos.en_sipago = (await s.acreditar(casos.pagado, porSipago)).operacion_id;
  casos.item = (
    await s.db.selectFrom('orden_items').select('id').where('orden_id', '=', casos.pagado).executeTakeFirstOrThrow()
  ).id;
});
afterAll(() => s.prueba.cerrar());

const intentar = (consultas: readonly string[], db: Db = s.db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const consulta of consultas)
      await sql.raw(consulta.replace(/:(\w+)\b/g, (t, nombre: string) => String(casos[nombre] ?? t))).execute(trx);
  });

type Linea = [cuenta: string, persona: string, importe: number, medio?: string, banco?: string | undefined];
const asiento = (concepto: string, columnas: Record<string, string>, ...lineas: Linea[]): string => `
  with a as (insert into asientos (cuando, concepto, ${Object.keys(columnas)})
    values (now(), '${concepto}', ${Object.values(columnas)}) returning id)
  insert into movimientos (asiento_id, cuenta, persona_id, importe, medio, banco) select a.id, v.* from a, (values
    ${lineas.map(([cuenta, persona, importe, medio, banco]) => `('${cuenta}', ${persona}::int, ${importe}, ${medio ? `'${medio}'` : 'null'}, ${banco ? `'${banco}'` : 'null'})`)}) v`;
const ULTIMO = '(select max(id) from cobros_sin_cupon)';
const cobro = (columnas: Record<string, unknown> = {}): string => {
  const fila = {
    ...{ medio: "'redLink'", externo: 'gen_random_uuid()::text', numero_boleta: "'x'", importe: 10 },
    ...{ fecha_pago: 'now()', registrado_en: 'now()' },
    ...columnas,
  };
  return `insert into cobros_sin_cupon (${Object.keys(fila)}) values (${Object.values(fila)})`;
};
const entra = (importe = 10, medio = 'redLink', persona = 'null') =>
  asiento(
    'sin_identificar',
    { cobro_id: ULTIMO },
    ['recaudado', persona, importe, medio],
    ['sin_identificar', 'null', -importe],
  );
const sale = (importe = 10, medio = 'redLink') =>
  asiento(
    'identificacion',
    { cobro_id: ULTIMO },
    ['sin_identificar', 'null', importe],
    ['recaudado', 'null', -importe, medio],
  );
const DEVUELTO = `update cobros_sin_cupon set devuelto_en = now(), comprobante_devolucion = gen_random_uuid()::text,
  banco_devolucion = 'a', motivo = 'x', quien = 'x' where id = ${ULTIMO}`;
/** By a transfer, out of its bank. */
const vuelve = (importe = 10, medio = 'transferencia', banco: string | undefined = 'a') =>
  asiento(
    'identificacion',
    { cobro_id: ULTIMO },
    ['sin_identificar', 'null', importe],
    ['recaudado', 'null', -importe, medio, banco],
  );
/** It did not: the bank has it, and the account where it had come in does not. */
const noVuelve = (cobro_id: string, importe = 10) =>
  asiento(
    'devolucion',
    { cobro_id },
    ['recaudado', 'null', importe, 'transferencia', 'a'],
    ['recaudado', 'null', -importe, 'redLink'],
  );
const PENULTIMO = '(select max(id) - 1 from cobros_sin_cupon)';
const TRANSFERENCIA = { medio: "'transferencia'" };
const anulado = (cuando = 'now()') =>
  `update cobros_sin_cupon set anulado_en = ${cuando}, motivo = 'x', quien = 'x' where id = ${ULTIMO}`;
const reabre = (columnas: Record<string, unknown> = {}) => cobro({ externo: "'otro'", reabre_id: ULTIMO, ...columnas });
const DEVUELVE_EL_SALDO = `insert into devoluciones (credito_id, importe, motivo, cobro_id, quien, cuando)
  values ((select max(id) from creditos), 10, 'x', ${ULTIMO}, 'x', now())`;
const dejaDeSerSuyo = (cobro_id: string) =>
  asiento('devolucion', { cobro_id }, ['creditos', ':persona', 10], ['recaudado', ':persona', -10, 'redLink']);
const comoPago = (operacion: string) => `update cobros_sin_cupon set operacion_id = ${operacion} where id = ${ULTIMO}`;
const CREDITO = `insert into creditos (persona_id, origen, descripcion, importe, creado_en) values (:persona, 'pago', 'x', 10, now())`;
const comoCredito = `update cobros_sin_cupon set credito_id = (select max(id) from creditos), motivo = 'x', quien = 'x' where id = ${ULTIMO}`;
const aFavor = (persona: string, importe = 10) =>
  asiento(
    'saldo_a_favor',
    { cobro_id: ULTIMO },
    ['recaudado', persona, importe, 'redLink'],
    ['creditos', persona, -importe],
  );
const pago = (columnas: Record<string, unknown> = {}): string => {
  const fila = {
    ...{ orden_id: ':pagado', medio: "'transferencia'", externo: "'T-77'", importe: 10, aplicado: 0, del_cupon: 0 },
    ...{ a_credito: 0, a_revision: 10, fecha_pago: 'now()', registrada_en: 'now()', ...columnas },
  };
  return `insert into operaciones_pago (${Object.keys(fila)}) values (${Object.values(fila)})`;
};
const asentado = (medio = 'transferencia', banco?: string) =>
  asiento(
    'cobro',
    { orden_id: ':pagado', operacion_id: '(select max(id) from operaciones_pago)' },
    ['recaudado', ':persona', 10, medio, banco],
    ['a_revisar', ':persona', -10],
  );
const decision = (...lineas: Linea[]) => [
  `insert into revisiones (orden_id, decision, motivo, importe, quien, cuando) values (:pagado, 'devuelto', 'x', 1000, 'x', now())`,
  `insert into imputaciones (operacion_id, item_id, capital, recargo, revision_id, cuando)
   select operacion_id, item_id, -capital, 0, (select max(id) from revisiones), now() from imputaciones
   where operacion_id in (:en_caja, :en_sipago)`,
  `update ordenes_pago set estado = 'vencido', pagada_en = null where id = :pagado`,
  'update orden_items set vigente = false where orden_id = :pagado',
  asiento('revision', { orden_id: ':pagado' }, ['emitido', ':persona', 1000], ...lineas),
];
const DE_CADA_UNA: Linea[] = [
  ['recaudado', ':persona', -600, 'caja'],
  ['recaudado', ':persona', -400, 'sipago'],
];

type Caso = [que: string, consultas: string[], rechazo: RegExp];
const CUENTAS: Caso[] = [
  [
    'un asiento sin decir por qué medio se recaudó',
    [asiento('emision', { orden_id: ':pagado' }, ['recaudado', ':persona', 5], ['emitido', ':persona', -5])],
    /movimientos_medio_check/,
  ],
  [
    'un medio en lo que no se recaudó',
    [asiento('emision', { orden_id: ':pagado' }, ['deudores', ':persona', 5, 'caja'], ['emitido', ':persona', -5])],
    /movimientos_medio_check/,
  ],
  ['un banco que no es de una transferencia', [pago({ medio: "'caja'", banco: "'provincia'" })], /banco_check/],
  ['un pago en la cuenta de otro medio', [pago(), asentado('sipago')], /no está en la cuenta de su pago/],
  ['una transferencia en otro banco', [pago({ banco: "'a'" }), asentado('transferencia', 'b')], /cuenta de su pago/],
  [
    'lo de un medio en otro, sin ningún pago',
    [
      asiento(
        'bonificacion',
        { orden_id: 'null' },
        ['recaudado', ':persona', 5, 'caja'],
        ['recaudado', ':persona', -5, 'sipago'],
      ),
    ],
    /cuenta de su pago/,
  ],
  [
    'lo de un medio en otro, por una decisión que nadie tomó',
    [
      asiento(
        'revision',
        { orden_id: ':pagado' },
        ['recaudado', ':persona', 5, 'caja'],
        ['recaudado', ':persona', -5, 'sipago'],
      ),
    ],
    /cuenta de su pago/,
  ],
  [
    'lo de un banco en otro, por una devolución que nadie hizo',
    [
      asiento(
        'devolucion',
        { orden_id: 'null' },
        ['recaudado', ':persona', -5, 'transferencia', 'a'],
        ['recaudado', ':persona', 5, 'transferencia', 'b'],
      ),
    ],
    /cuenta de su pago/,
  ],
  [
    'lo que se devuelve de dos pagos, todo de la cuenta de uno',
    decision(['recaudado', ':persona', -1000, 'caja']),
    /no sale de las cuentas de sus pagos/,
  ],
  [
    'lo que se devuelve, de menos de una de sus cuentas',
    decision(['recaudado', ':persona', -600, 'caja'], ['recaudado', ':persona', -400, 'transferencia']),
    /no sale de las cuentas de sus pagos/,
  ],
];
const COBROS: Caso[] = [
  ['lo que nadie sabe de quién es, fuera del libro', [cobro()], /no está en el libro/],
  ['o por otro importe', [cobro(), entra(9)], /no es lo que pasó/],
  ['o en la cuenta de otro medio', [cobro(), entra(10, 'caja')], /no es lo que pasó/],
  ['o de alguien', [cobro(), entra(10, 'redLink', ':persona')], /no es lo que pasó/],
  ['o dos veces', [cobro(), entra(), entra()], /asientos_cobro_idx/],
  [
    'dinero de nadie que no vino de ninguna cobranza',
    [asiento('bonificacion', { orden_id: 'null' }, ['recaudado', 'null', 5, 'caja'], ['sin_identificar', 'null', -5])],
    /no es de nadie/,
  ],
  [
    'lo que está sin identificar, de alguien',
    [
      asiento(
        'bonificacion',
        { orden_id: 'null' },
        ['recaudado', ':persona', 5, 'caja'],
        ['sin_identificar', ':persona', -5],
      ),
    ],
    /movimientos_persona_check/,
  ],
  ['uno devuelto que sigue sin identificar', [cobro(), entra(), DEVUELTO], /sigue sin identificar en el libro/],
  ['uno que sale del libro y sigue en la lista', [cobro(), entra(), sale()], /no se decidió nada/],
  ['uno que sale del libro sin haber entrado', [cobro(), DEVUELTO, vuelve()], /no está en el libro/],
  ['uno que sale por más de lo que entró', [cobro(), entra(), DEVUELTO, vuelve(11)], /no es lo que pasó/],
  ['uno que sale por otra cuenta', [cobro(), entra(), DEVUELTO, vuelve(10, 'transferencia', 'b')], /no es lo que pasó/],
  [
    'uno devuelto que sale de donde había entrado, y no del banco de su transferencia',
    [cobro(), entra(), DEVUELTO, sale()],
    /no es lo que pasó/,
  ],
  [
    'uno devuelto por transferencia sin decir de qué banco',
    [cobro(), entra(), DEVUELTO.replace("'a'", 'null'), sale()],
    /no dice de dónde salió/,
  ],
  [
    'uno de un cobrador devuelto sin transferencia',
    [cobro(), entra(), DEVUELTO.replace('gen_random_uuid()::text', 'null').replace("'a'", 'null'), sale()],
    /no dice de dónde salió/,
  ],
  [
    'uno de la caja devuelto por transferencia',
    [cobro({ medio: "'caja'" }), entra(10, 'caja'), DEVUELTO, vuelve()],
    /no dice de dónde salió/,
  ],
  [
    'un banco sin su transferencia',
    [cobro(), entra(), DEVUELTO.replace('gen_random_uuid()::text', 'null')],
    /banco_devolucion_check/,
  ],
  [
    'uno que se reabre y sigue fuera de su banco',
    [cobro(), entra(), DEVUELTO, vuelve(), reabre(), entra()],
    /sigue fuera de su banco/,
  ],
  [
    'uno que vuelve a su banco sin que se reabra',
    [cobro(), entra(), DEVUELTO, vuelve(), noVuelve(ULTIMO)],
    /no es lo que pasó/,
  ],
  [
    'uno que se reabre y vuelve por otro importe',
    [cobro(), entra(), DEVUELTO, vuelve(), reabre(), entra(), noVuelve(PENULTIMO, 9)],
    /no es lo que pasó/,
  ],
  ['uno que es un pago de otro importe', [cobro(), entra(), comoPago(':en_sipago'), sale()], /no es el pago/],
  [
    'dos que son el mismo pago',
    [1, 2].flatMap(() => [cobro({ medio: "'sipago'", importe: 400 }), entra(400, 'sipago'), comoPago(':en_sipago')]),
    /cobros_sin_cupon_operacion_idx/,
  ],
  [
    'uno devuelto dos veces',
    [cobro(), entra(), DEVUELTO, vuelve(), DEVUELTO.replace("'x'", "'otra vez'")],
    /ya está identificada/,
  ],
  [
    'uno devuelto que además es un pago',
    [cobro({ medio: "'sipago'", importe: 400 }), entra(400, 'sipago'), DEVUELTO, comoPago(':en_sipago')],
    /ya está identificada/,
  ],
  [
    'uno devuelto sin decir quién ni por qué',
    [cobro(), entra(), `update cobros_sin_cupon set devuelto_en = now() where id = ${ULTIMO}`],
    /decision_check/,
  ],
  ['uno de un cobrador, anulado', [cobro(), entra(), anulado(), sale()], /anulado_check/],
  [
    'uno anotado otro día, anulado',
    [cobro({ ...TRANSFERENCIA, registrado_en: "now() - interval '1 day'" }), entra(10, 'transferencia'), anulado()],
    /anulado_check/,
  ],
  ['uno anulado que sigue en el libro', [cobro(TRANSFERENCIA), entra(10, 'transferencia'), anulado()], /en el libro/],
  [
    'uno anulado que además se devuelve',
    [cobro(TRANSFERENCIA), entra(10, 'transferencia'), anulado(), DEVUELTO],
    /ya está identificada/,
  ],
  ['uno reabierto del que no se decidió nada', [cobro(), entra(), reabre(), entra()], /no es la/],
  [
    'uno reabierto por otro importe',
    [cobro(), entra(), DEVUELTO, vuelve(), reabre({ importe: 11 }), entra(11)],
    /no es la/,
  ],
  ...(
    [
      ['otro medio', { medio: "'codigo_barra'" }, 'codigo_barra'],
      ['otra fecha de pago', { fecha_pago: "now() - interval '1 day'" }, 'redLink'],
      ['otro día de anotado', { registrado_en: "now() - interval '1 day'" }, 'redLink'],
    ] as const
  ).map(([que, columnas, medio]): [string, string[], RegExp] => [
    `uno reabierto con ${que}`,
    [cobro(), entra(), DEVUELTO, vuelve(), reabre(columnas), entra(10, medio)],
    /no es la/,
  ]),
  ['uno que nace devuelto', [cobro({ devuelto_en: 'now()', motivo: "'x'", quien: "'x'" }), entra()], /nace decidida/],
  ['uno que nace pago', [cobro({ operacion_id: ':en_caja' }), entra()], /nace decidida/],
  [
    'un recibo de caja que es el pago de otro recibo',
    [cobro({ medio: "'caja'", importe: 600 }), entra(600, 'caja'), comoPago(':en_caja'), sale(600, 'caja')],
    /no es el pago/,
  ],
  [
    'uno reabierto dos veces',
    [cobro(), entra(), DEVUELTO, vuelve(), reabre(), entra(), cobro({ externo: "'tres'", reabre_id: PENULTIMO })],
    /reabre_id_key/,
  ],
  [
    'uno reabierto otro día',
    [...[cobro(), entra(), DEVUELTO], vuelve().replace('now()', "now() - interval '1 day'"), ...[reabre(), entra()]],
    /fue otro día/,
  ],
  [
    'uno que quedó a favor y se reabre sin que deje de estarlo',
    [cobro(), entra(), CREDITO, comoCredito, sale(), aFavor(':persona'), reabre(), entra()],
    /no es la/,
  ],
  [
    'un saldo que deja de estar a favor sin que el dinero vuelva a ser de nadie',
    [cobro(), entra(), CREDITO, comoCredito, sale(), aFavor(':persona'), DEVUELVE_EL_SALDO, dejaDeSerSuyo(ULTIMO)],
    /no es la de la cobranza/,
  ],
  [
    'un asiento que se lo quita sin que se haya deshecho',
    [cobro(), entra(), CREDITO, comoCredito, sale(), aFavor(':persona'), dejaDeSerSuyo(ULTIMO)],
    /no es lo que pasó/,
  ],
  [
    'una transferencia que devuelve dos',
    [
      ...[cobro(), entra(), DEVUELTO.replace('gen_random_uuid()::text', "'D-1'"), vuelve()],
      ...[cobro(), entra(), CREDITO, comoCredito, sale(), aFavor(':persona')],
      `insert into devoluciones (credito_id, importe, motivo, comprobante, quien, cuando)
        values ((select max(id) from creditos), 10, 'x', 'D-1', 'x', now())`,
      asiento(
        'devolucion',
        { orden_id: 'null' },
        ['creditos', ':persona', 10],
        ['recaudado', ':persona', -10, 'transferencia'],
      ),
    ],
    /ya está en otra devolución/,
  ],
  ['un saldo a favor que no está en el libro', [cobro(), entra(), CREDITO, comoCredito, sale()], /en el libro/],
  [
    'o que quedó a favor de otra persona',
    [cobro(), entra(), CREDITO, comoCredito, sale(), aFavor(':otra')],
    /no está en el libro/,
  ],
  ['o por otro importe', [cobro(), entra(), CREDITO, comoCredito, sale(), aFavor(':persona', 11)], /no es lo/],
  [
    'una transferencia sin identificar que ya es un pago',
    [pago(), asentado(), cobro({ medio: "'transferencia'", externo: "'T-77'" }), entra(10, 'transferencia')],
    /ya está en el libro/,
  ],
  [
    'un pago con el número de una transferencia sin identificar',
    [cobro({ medio: "'transferencia'", externo: "'T-77'" }), entra(10, 'transferencia'), pago(), asentado()],
    /ya está en el libro/,
  ],
];

describe.each([
  ['las cuentas de lo recaudado', CUENTAS],
  ['lo que no se sabe de quién es', COBROS],
])('la base rechaza, en %s', (_, filas) => {
  test.each(filas)('%s', async (_que, consultas, rechazo) => {
    await expect(intentar(consultas)).rejects.toThrow(rechazo);
  });
});

class Deshacer extends Error {}
describe('y acepta lo que debe ser', () => {
  test.each<[que: string, consultas: string[]]>([
    ['lo que se devuelve de dos pagos, de la cuenta de cada uno', decision(...DE_CADA_UNA)],
    ['un pago en la cuenta de su banco', [pago({ banco: "'a'" }), asentado('transferencia', 'a')]],
    ['lo que entra sin identificar', [cobro(), entra()]],
    ['y se devuelve', [cobro(), entra(), DEVUELTO, vuelve()]],
    ['o queda a favor de alguien', [cobro(), entra(), CREDITO, comoCredito, sale(), aFavor(':persona')]],
    [
      'o de nadie otra vez, si no era suyo',
      [
        ...[cobro(), entra(), CREDITO, comoCredito, sale(), aFavor(':persona'), DEVUELVE_EL_SALDO],
        ...[dejaDeSerSuyo(ULTIMO), reabre(), entra()],
      ],
    ],
    ['o se reabre lo devuelto', [cobro(), entra(), DEVUELTO, vuelve(), reabre(), entra(), noVuelve(PENULTIMO)]],
    [
      'o se anula lo que se anotó mal',
      [cobro(TRANSFERENCIA), entra(10, 'transferencia'), anulado(), sale(10, 'transferencia')],
    ],
    [
      'o es un pago',
      [cobro({ medio: "'sipago'", importe: 400 }), entra(400, 'sipago'), comoPago(':en_sipago'), sale(400, 'sipago')],
    ],
  ])('%s', async (_que, consultas) => {
    const probar = s.db.transaction().execute(async (trx) => {
      for (const consulta of [...consultas, 'set constraints all immediate'])
        await sql.raw(consulta.replace(/:(\w+)\b/g, (t, nombre: string) => String(casos[nombre] ?? t))).execute(trx);
      throw new Deshacer();
    });
    await expect(probar).rejects.toThrow(Deshacer);
  });
});
