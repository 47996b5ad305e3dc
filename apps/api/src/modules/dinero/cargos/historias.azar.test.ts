import { sumar } from '@colega/domain/importes';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ErrorHttp } from '../../../http/error-http.ts';
import { loQueNoCierra } from '../../../testing/dinero/cuentas-claras.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { crearHistoria, type Historia } from '../../../testing/dinero/historias.ts';
import { DESTINOS_DE_COBRO } from '../../../testing/dinero/historias-de-cobros.ts';
import { conciliar } from '../conciliacion/conciliar.service.ts';
import { preLiquidarLegajo } from '../liquidaciones/cargos-de-legajo.service.ts';
import { preLiquidarMatriculas } from '../liquidaciones/liquidar-matriculas.service.ts';
import { leerResumenAnual } from '../resumen/anual.service.ts';
import { leerPorMes } from '../resumen/por-mes.service.ts';

const CASOS = 60;
const LIMITE_MS = 30_000;
const TODOS = 0xffff;

let s: EscenarioDePagos;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
});
afterAll(() => s.e.prueba.cerrar());

type Acto = { hacer: (h: Historia) => Promise<unknown>; [fc.toStringMethod]: () => string };
const cual = fc.nat(11);
const si = fc.boolean();
const circuito = fc.constantFrom('cep' as const, 'timbrados' as const);
const decision = fc.constantFrom('a_favor' as const, 'devuelto' as const, 'sin_cambios' as const);
const tipo = fc.constantFrom('reversion' as const, 'reembolso' as const, 'contracargo' as const);
const centavos = fc.integer({ min: 1, max: 2_000_000 });
const acto = <T extends unknown[]>(
  nombre: string,
  datos: fc.Arbitrary<T>,
  hacer: (h: Historia, ...datos: T) => Promise<unknown>,
) =>
  datos.map(
    (d): Acto => ({ hacer: (h) => hacer(h, ...d), [fc.toStringMethod]: () => `${nombre} ${JSON.stringify(d)}` }),
  );

const emitir = [
  acto('emitir de legajo', fc.tuple(fc.nat(1), circuito, si), (h, ...d) => h.emitirDeLegajo(...d)),
  acto('emitir de matrículas', fc.tuple(fc.nat(TODOS)), (h, d) => h.emitirDeMatriculas(d)),
];
const partes = fc.oneof(fc.constantFrom(100, 30, 70, 50, 102, 110), fc.nat(250));
const pagar = acto('pagar', fc.tuple(cual, partes, fc.record({ enTermino: si, repite: si })), (h, ...d) =>
  h.pagar(...d),
);
const acciones = fc.oneof(
  ...emitir,
  ...emitir,
  pagar,
  pagar,
  pagar,
  acto('pasar', fc.tuple(fc.constantFrom(0, 1, 12, 40, 100), si), (h, ...d) => h.pasar(...d)),
  acto('cancelar', fc.tuple(cual), (h, ...d) => h.cancelar(...d)),
  acto('bonificar', fc.tuple(centavos), (h, ...d) => h.bonificar(...d)),
  acto('devolver', fc.tuple(cual, centavos), (h, ...d) => h.devolver(...d)),
  acto('revertir', fc.tuple(cual, tipo), (h, ...d) => h.revertir(...d)),
  acto('decidir pago', fc.tuple(cual, decision), (h, ...d) => h.decidirPago(...d)),
  acto('decidir cupón', fc.tuple(cual, decision, si), (h, ...d) => h.decidirCupon(...d)),
  acto('cobrar sin cupón', fc.tuple(centavos, fc.constantFrom(null, 'provincia')), (h, ...d) => h.cobrarSinCupon(...d)),
  acto('resolver un cobro', fc.tuple(cual, fc.constantFrom(...DESTINOS_DE_COBRO)), (h, ...d) => h.resolverCobro(...d)),
  acto('comitentes', fc.tuple(fc.nat(1), si), (h, ...d) => h.comitentes(...d)),
  acto('honorario', fc.tuple(fc.nat(1), fc.constantFrom(20_000, 100_000, 300_000)), (h, ...d) => h.honorario(...d)),
  acto('anular', fc.tuple(fc.nat(1)), (h, ...d) => h.anular(...d)),
);

const intentar = async (trabajo: Promise<unknown>): Promise<void> => {
  try {
    await trabajo;
  } catch (error) {
    if (!(error instanceof ErrorHttp) || ![404, 409, 422].includes(error.status)) throw error;
  }
};

const revisar = async (h: Historia): Promise<void> => {
  expect(await loQueNoCierra(s.db, h.persona_id, h.momento().hoy)).toEqual([]);
  expect(await conciliar(s.db, s.falsas.pasarelas, { ...h.momento(), dias: 1 })).toEqual([]);
};

/** Each year's statement says what the screen says, and goes on from the one before. */
const revisarResumenes = async (h: Historia): Promise<void> => {
  const { hoy } = h.momento();
  const quien = { persona_id: h.persona_id, hoy };
  const { meses: enLaPantalla } = await leerPorMes(s.db, { ...quien, filtros: {} });
  const este = Number(hoy.slice(0, 4));
  let saldo: string | null = null;
  for (const anio of [este - 1, este]) {
    const resumen = await leerResumenAnual(s.db, { ...quien, anio });
    if (saldo !== null) expect(resumen.saldo_inicial).toBe(saldo);
    saldo = resumen.saldo_final;
    for (const { mes, pagos } of resumen.meses)
      expect([mes, pagos]).toEqual([mes, enLaPantalla.find((uno) => uno.mes === mes)?.pagado ?? '0.00']);
    const { meses } = await leerPorMes(s.db, { ...quien, filtros: { anio_hasta: anio } });
    expect(resumen.adeudado).toBe(sumar(meses.map(({ adeudado }) => adeudado)));
  }
};

/** With every charge paid, the statement's balance is the ledger's, with what was used of a credit whose payment was undone. */
const revisarSaldo = async (h: Historia): Promise<void> => {
  const { hoy } = h.momento();
  const { saldo_final } = await leerResumenAnual(s.db, {
    persona_id: h.persona_id,
    anio: Number(hoy.slice(0, 4)),
    hoy,
  });
  const { rows } = await sql<{ saldo: string }>`
    select (coalesce((select sum(m.importe) from movimientos m where m.persona_id = ${h.persona_id}
        and m.cuenta in ('deudores', 'creditos')), 0.00)
      + coalesce((select sum(r.sin_cubrir) from reversiones r join operaciones_pago p on p.id = r.operacion_id
        join ordenes_pago o on o.id = p.orden_id where o.persona_id = ${h.persona_id}), 0.00))::text as saldo`.execute(
    s.db,
  );
  expect(saldo_final).toBe(rows[0]?.saldo);
};

/** Whatever is still owed can be charged and paid, and then nothing is owed. */
const saldar = async (h: Historia): Promise<void> => {
  await h.pasar(400, true);
  const { hoy } = h.momento();
  const { items_vigentes, items_vencidos, sanciones } = await preLiquidarMatriculas(
    s.db,
    h.persona_id,
    hoy,
    s.falsas.pasarelas,
  );
  if (items_vigentes.length + items_vencidos.length + sanciones.length > 0) await h.emitirDeMatriculas(TODOS);
  for (const [i, legajo_id] of h.legajos.entries()) {
    const consulta = { persona_id: h.persona_id, legajo_id, circuito: 'cep' as const, hoy };
    const { conceptos } = await preLiquidarLegajo(s.db, consulta, s.falsas.pasarelas);
    if (conceptos.length > 0) await h.emitirDeLegajo(i, 'cep', true);
  }
  // The last issued is paid first: by then, what comes in for the others is in favour.
  for (const [i] of [...(await h.ordenes()).entries()].toReversed())
    await intentar(h.pagar(i, 100, { enTermino: false, repite: false }));
  const quedan = await preLiquidarMatriculas(s.db, h.persona_id, hoy, s.falsas.pasarelas);
  expect([...quedan.items_vigentes, ...quedan.items_vencidos, ...quedan.sanciones]).toEqual([]);
};

const revisarTodo = async (h: Historia): Promise<void> => {
  await revisar(h);
  await revisarResumenes(h);
  await saldar(h);
  await revisar(h);
  await revisarSaldo(h);
};

test('cualquier historia de cupones, pagos, créditos y deshechos cierra, y lo que falta siempre se puede cobrar', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acciones, { minLength: 5, maxLength: 30 }), async (actos) => {
      const h = await crearHistoria(s);
      for (const { hacer } of actos) await intentar(hacer(h));
      await revisarTodo(h);
    }),
    { numRuns: CASOS, interruptAfterTimeLimit: LIMITE_MS },
  );
});

const tarde = { enTermino: false, repite: false };
const HISTORIAS: [que: string, hacer: (h: Historia) => Promise<unknown>][] = [
  [
    'lo que entra de a partes por un cupón que pasó su día, de un contrato que desde entonces cuesta más',
    async (h) => {
      await h.emitirDeLegajo(0, 'cep', false);
      await h.pasar(40, false);
      await h.honorario(0, 300_000);
      for (const parte of [169, 110, 55]) await h.pagar(0, parte, tarde);
    },
  ],
  [
    'lo que entró en término de a partes y se supo después de su último día',
    async (h) => {
      await h.emitirDeMatriculas(TODOS);
      await h.pasar(40, false);
      for (const parte of [60, 30, 30]) await h.pagar(0, parte, { enTermino: true, repite: false });
    },
  ],
  [
    'un pago que usó un crédito y queda en pie cuando se deshace el otro del mismo cupón',
    async (h) => {
      await h.bonificar(46_357);
      await h.emitirDeLegajo(1, 'cep', true);
      await h.pagar(0, 83, tarde);
      await h.pagar(0, 155, tarde);
      await h.revertir(0, 'reembolso');
    },
  ],
];
test.each(HISTORIAS)('%s cierra, y su resumen dice lo que dice el libro', async (_que, hacer) => {
  const h = await crearHistoria(s);
  await hacer(h);
  await revisarTodo(h);
});

test('veinte actos a la vez sobre una persona se siguen unos a otros, sin trabarse', async () => {
  const h = await crearHistoria(s);
  for (const saldo of [500_000, 900_000]) await h.bonificar(saldo);
  await h.emitirDeLegajo(0, 'cep', true);
  await h.emitirDeMatriculas(TODOS);
  await h.pasar(40, false);
  await h.cobrarSinCupon(123_456, 'provincia');
  const pago = { enTermino: true, repite: false };
  const actos = [
    ...[0, 1, 0, 1, 0, 1].map((i) => () => h.pagar(i, 50, pago)),
    ...[0, 1].flatMap((i) => [() => h.emitirDeLegajo(i, 'cep', true), () => h.emitirDeMatriculas(TODOS)]),
    ...[0, 1].flatMap((i) => [() => h.comitentes(i, true), () => h.devolver(i, 10_000)]),
    ...([...DESTINOS_DE_COBRO, 'cupon'] as const).map((destino) => () => h.resolverCobro(0, destino)),
    ...[0, 1].flatMap((i) => [() => h.decidirCupon(i, 'a_favor', true), () => h.cancelar(i)]),
    () => h.pasar(0, true),
    () => h.revertir(0, 'contracargo'),
  ];
  await Promise.all(actos.map((hacer) => intentar(hacer())));
  await revisar(h);
});
