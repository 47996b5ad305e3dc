import { mesesVencidos, RECARGO_MENSUAL_MAXIMO } from '@colega/domain/dinero';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTROLES, correrControl } from '../modules/dinero/conciliacion/diferencias.repository.ts';
import { cancelarCupon } from '../modules/dinero/ordenes/cancelar-cupon.service.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../testing/dinero/escenario-de-pagos.ts';
import { liquidacionesDe } from '../testing/dinero/liquidaciones.ts';

let s: EscenarioDePagos;
const casos: Record<string, number> = {};

const cargoDe = async (descripcion: string): Promise<number> =>
  (
    await s.db
      .selectFrom('cargos as c')
      .innerJoin('matriculas as m', 'm.id', 'c.matricula_id')
      .select('c.id')
      .where('c.descripcion', '=', descripcion)
      .where('m.persona_id', '=', s.e.persona.id)
      .executeTakeFirstOrThrow()
  ).id;

beforeAll(async () => {
  s = await crearEscenarioDePagos();
  const l = liquidacionesDe(s);
  await l.generar(2025);
  await l.generar(2026);
  casos.persona = s.e.persona.id;
  casos.vencido = await cargoDe('CUOTA 1 2025');
  casos.en_cupon = await cargoDe('ARANCEL 2026');
  casos.por_vencer = await cargoDe('CUOTA 1 2026');
  casos.sin_pagar = await cargoDe('CUOTA 2 2026');
  casos.pago = await cargoDe('ARANCEL 2025');
  casos.cupon_pago = await l.liquidar((descripcion) => descripcion === 'ARANCEL 2025');
  const { monto_total } = await s.leer(casos.cupon_pago);
  casos.operacion = (await s.acreditar(casos.cupon_pago, { importe: monto_total })).operacion_id;
  casos.cupon = await l.liquidar((descripcion) => descripcion === 'ARANCEL 2026');
  casos.cerrado = await s.cuponDeMatricula();
  await cancelarCupon(s.db, { id: casos.cerrado, autor: s.autor, ...s.momento() });
  casos.contrato = (await s.cuponDeLegajo('cep')).detalle_id;
  casos.otro_contrato = await s.vida.original((await s.vida.hasta('confirmado')).id);
});
afterAll(() => s.prueba.cerrar());

const conCasos = (consulta: string): string =>
  consulta.replace(/:(\w+)\b/g, (texto, nombre: string) => (nombre in casos ? String(casos[nombre]) : texto));
const intentar = (consultas: readonly string[]): Promise<void> =>
  s.db.transaction().execute(async (trx) => {
    for (const consulta of consultas) await sql.raw(conCasos(consulta)).execute(trx);
  });

type Item = { importe: string; capital: string; cargo?: string; sancion?: string };
const cupon = (items: readonly Item[], { circuito = 'matriculados', contrato = 'null::int', despues = 0 } = {}) => {
  const total = items.map(({ importe }) => importe).join(' + ');
  return `with o as (
      insert into ordenes_pago (persona_id, circuito, detalle_id, estado, monto_total, monto_con_recargo, vencimiento,
        ultimo_vencimiento, creada_en)
      values (:persona, '${circuito}', ${contrato}, 'pendiente', ${total}, ${total} + ${despues}, '2026-03-30', '2026-04-20', '2026-03-20')
      returning id),
    s as (insert into sanciones (matricula_id, motivo, importe, fecha)
      select min(id), 'prueba', 1000, '2026-02-01' from matriculas where persona_id = :persona returning id)
    insert into orden_items (orden_id, concepto, descripcion, importe, capital, cargo_id, sancion_id)
    select o.id, 'prueba', 'prueba', v.* from o, (values ${items
      .map(
        ({ importe, capital, cargo = 'null::int', sancion = 'null::int' }) =>
          `(${[importe, capital, cargo, sancion].join()})`,
      )
      .join()}) v`;
};
const sancion = '(select id from s)';
const asiento = (concepto: string, orden = 'null', operacion = 'null'): string =>
  `insert into asientos (cuando, concepto, orden_id, operacion_id) values (now(), '${concepto}', ${orden}, ${operacion})`;
const lineas = (...filas: [cuenta: string, importe: number, medio?: string][]): string =>
  `insert into movimientos (asiento_id, cuenta, persona_id, importe, medio)
   select (select max(id) from asientos), v.cuenta, :persona, v.importe, v.medio
   from (values ${filas.map(([cuenta, importe, medio]) => `('${cuenta}', ${importe}, ${medio ? `'${medio}'` : 'null'})`).join()}) v (cuenta, importe, medio)`;

type Caso = [que: string, consultas: string[], rechazo: RegExp];

const ITEMS: Caso[] = [
  [
    'un recargo de cualquier tamaño, de un cargo vencido',
    [cupon([{ importe: '900000', capital: '100', cargo: ':vencido' }])],
    /recargo de 899900.*no pasa de/,
  ],
  [
    'un centavo de recargo, de un cargo por vencer',
    [cupon([{ importe: '100.01', capital: '100', cargo: ':por_vencer' }])],
    /no pasa de 0/,
  ],
  ['un recargo de una sanción', [cupon([{ importe: '1001', capital: '1000', sancion }])], /no pasa de 0/],
  [
    'un recargo de un contrato',
    [cupon([{ importe: '101', capital: '100' }], { circuito: 'timbrados', contrato: ':contrato' })],
    /no pasa de 0/,
  ],
  [
    'un cupón que se encarece lo que quiere después de su primer vencimiento',
    [cupon([{ importe: '1000', capital: '1000', sancion }], { despues: 101 })],
    /recargo que pasa del máximo/,
  ],
  ['un ítem que no cobra nada', [cupon([{ importe: '10', capital: '10' }])], /no cobra un cargo de su cupón/],
  [
    'un ítem de un contrato que no debe nada todavía',
    [cupon([{ importe: '10', capital: '10' }], { circuito: 'cep', contrato: ':otro_contrato' })],
    /no cobra ningún cargo/,
  ],
  [
    'dos ítems que cobran el mismo contrato',
    [
      cupon(
        [1, 2].map(() => ({ importe: '1000', capital: '1000' })),
        {
          circuito: 'timbrados',
          contrato: ':contrato',
        },
      ),
    ],
    /no cobra un cargo de su cupón/,
  ],
  [
    'un ítem libre con su cupón pendiente',
    ['update orden_items set pendiente = false where orden_id = :cupon'],
    /pendiente mientras su cupón lo está/,
  ],
  [
    'un ítem pendiente con su cupón pago',
    ['update orden_items set pendiente = true where orden_id = :cupon_pago'],
    /pendiente mientras su cupón lo está/,
  ],
  [
    'el cargo de una matrícula en el cupón de un contrato',
    [cupon([{ importe: '10', capital: '10', cargo: ':por_vencer' }], { circuito: 'timbrados', contrato: ':contrato' })],
    /no cobra un cargo de su cupón/,
  ],
];

const LIBRO: Caso[] = [
  [
    'un asiento que cierra y no es de ningún cupón',
    [asiento('cobro'), lineas(['recaudado', 10, 'caja'], ['creditos', -10])],
    /asientos_concepto_check/,
  ],
  [
    'uno de un cupón por algo que no pasa',
    [asiento('regalo', ':cupon'), lineas(['recargos', 10], ['emitido', -10])],
    /asientos_concepto_check/,
  ],
  [
    'una bonificación que nadie dio',
    [asiento('bonificacion'), lineas(['bonificado', 10], ['creditos', -10])],
    /no son las del libro/,
  ],
  [
    'una deuda que se llama bonificación',
    [asiento('bonificacion'), lineas(['deudores', 10], ['creditos', -10])],
    /no es el de una bonificacion/,
  ],
  [
    'una devolución que nadie hizo',
    [asiento('devolucion'), lineas(['creditos', 10], ['recaudado', -10, 'transferencia'])],
    /no son las del libro/,
  ],
  [
    'otra emisión de un cupón',
    [asiento('emision', ':cupon'), lineas(['deudores', 10], ['emitido', -10])],
    /no es lo que pasó con él/,
  ],
  [
    'otra emisión de uno pago, con lo que había a favor',
    [asiento('emision', ':cupon_pago'), lineas(['creditos', 10], ['emitido', -10])],
    /no es lo que pasó con él/,
  ],
  [
    'el cierre de un cupón que sigue pendiente',
    [asiento('cierre', ':cupon'), lineas(['emitido', 10], ['deudores', -10])],
    /no es lo que pasó con él/,
  ],
  [
    'otro cierre de uno cerrado',
    [asiento('cierre', ':cerrado'), lineas(['emitido', 10], ['deudores', -10])],
    /no es lo que pasó con él/,
  ],
  [
    'otro cobro del mismo pago',
    [asiento('cobro', ':cupon_pago', ':operacion'), lineas(['recaudado', 10, 'caja'], ['creditos', -10])],
    /no es lo que pasó con él/,
  ],
  [
    'un pago de acá que se dice del sistema anterior',
    [asiento('importacion', ':cupon_pago', ':operacion'), lineas(['recaudado', 10, 'caja'], ['emitido', -10])],
    /no es el de lo que se importó/,
  ],
  [
    'un recargo que nadie pagó',
    [asiento('cobro', ':cupon_pago', ':operacion'), lineas(['creditos', 10], ['recargos', -10])],
    /no es lo que pasó con él/,
  ],
  [
    'dinero por revisar que no entró',
    [asiento('revision', ':cupon'), lineas(['creditos', 10], ['a_revisar', -10])],
    /no es lo que pasó con él/,
  ],
  [
    'uno de más, con uno que no lo es después',
    [
      asiento('emision', ':cupon'),
      lineas(['deudores', 10], ['emitido', -10]),
      asiento('cierre', ':cupon'),
      lineas(['emitido', 5], ['deudores', -5]),
    ],
    /no es lo que pasó con él/,
  ],
];

const VENCIMIENTOS: Caso[] = [
  ['el de un cargo pago', [`update cargos set vencimiento = '2027-01-01' where id = :pago`], /está pago o en un cupón/],
  [
    'el de uno que un cupón cobra',
    [`update cargos set vencimiento = '2027-01-01' where id = :en_cupon`],
    /está pago o en un cupón/,
  ],
  ['uno que se adelanta', [`update cargos set vencimiento = '2020-01-01' where id = :por_vencer`], /no se adelanta/],
];

describe.each([
  ['ítems', ITEMS],
  ['el libro', LIBRO],
  ['vencimientos', VENCIMIENTOS],
])('la base rechaza, en %s', (_, filas) => {
  test.each(filas)('%s', async (_que, consultas, rechazo) => {
    await expect(intentar(consultas)).rejects.toThrow(rechazo);
  });
});

test('un recargo que su mora permite, un ítem de una sanción y una prórroga, sí', async () => {
  await intentar([`update cargos set vencimiento = '2027-01-01' where id = :sin_pagar`]);
  const emitido = s.db.transaction().execute(async (trx) => {
    await sql.raw(conCasos(cupon([{ importe: '101', capital: '100', cargo: ':vencido' }]))).execute(trx);
    throw new Error('hasta acá');
  });
  await expect(emitido).rejects.toThrow('hasta acá');
});

test('lo que el programa emite, cierra, cobra y devuelve entra, y todo coincide', async () => {
  const l = liquidacionesDe(s);
  await l.dar('10.00');
  const orden_id = await l.liquidar((descripcion) => ['CUOTA 1 2025', 'Bonificación: Res. 4/26'].includes(descripcion));
  const { rows } = await sql<{ recargo: boolean; creditos: boolean }>`
    select bool_or(importe > capital) as recargo, bool_or(credito_id is not null) as creditos
    from orden_items where orden_id = ${orden_id}`.execute(s.db);
  expect(rows).toEqual([{ recargo: true, creditos: true }]);
  await s.acreditar(orden_id);
  for (const control of CONTROLES) expect(await correrControl(s.db, control), control.titulo).toEqual([]);
});

describe('un cupón cuyo libro ya no coincidía', () => {
  const conLibroViejo = async (): Promise<number> => {
    const id = await s.cuponDeMatricula();
    await s.prueba.sinGuardas(async (db) => {
      casos.viejo = id;
      await sql.raw(conCasos(asiento('emision', ':viejo'))).execute(db);
      await sql.raw(conCasos(lineas(['deudores', 7], ['emitido', -7]))).execute(db);
    });
    return id;
  };

  test('se paga', async () => {
    const id = await conLibroViejo();
    const { monto_total } = await s.leer(id);
    await s.acreditar(id, { importe: monto_total });
    expect((await s.leer(id)).estado.nombre).toBe('pago');
  });

  test('se cierra', async () => {
    const id = await conLibroViejo();
    await cancelarCupon(s.db, { id, autor: s.autor, ...s.momento() });
    expect((await s.leer(id)).estado.nombre).toBe('vencido');
  });

  test('y tampoco lleva un asiento de más', async () => {
    await conLibroViejo();
    const otra = [asiento('emision', ':viejo'), lineas(['deudores', 10], ['emitido', -10])];
    await expect(intentar(otra)).rejects.toThrow(/no es lo que pasó con él/);
  });
});

test('los meses de mora que la base cuenta son los del dominio', async () => {
  const { rows } = await sql<{ vencimiento: string; dia: string; meses: number }>`
    select v::date as vencimiento, d::date as dia, meses_vencidos(v::date, d::date) as meses
    from generate_series('2024-01-29'::date, '2024-03-02', '1 day') v,
      generate_series('2024-01-15'::date, '2025-03-05', '1 day') d`.execute(s.db);
  expect(rows.length).toBeGreaterThan(10_000);
  expect(rows.filter(({ vencimiento, dia, meses }) => mesesVencidos(vencimiento, dia) !== meses)).toEqual([]);
});

test('el recargo que la base deja es el del dominio (S-557)', async () => {
  const { rows } = await sql<{ maximo: string }>`select recargo_mensual_maximo()::text as maximo`.execute(s.db);
  expect(rows).toEqual([{ maximo: RECARGO_MENSUAL_MAXIMO }]);
});
