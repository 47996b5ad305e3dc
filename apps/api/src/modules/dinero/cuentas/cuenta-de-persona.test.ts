import type { CuentaDePersona, MovimientosDePersona } from '@colega/contract/dinero';
import { Decimal, importe, sumar } from '@colega/domain/importes';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { leerFilas } from '../../../db/leer-filas.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { cajaDe } from '../../../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { type Liquidaciones, liquidacionesDe } from '../../../testing/dinero/liquidaciones.ts';
import { revertirOperacion } from '../colegio/revertir.service.ts';

let s: EscenarioDePagos;
let l: Liquidaciones;
let ana: Pedir;
let caja: ReturnType<typeof cajaDe>;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  l = liquidacionesDe(s);
  caja = cajaDe(s);
  ana = await caja.operar();
  for (const anio of [2025, 2026]) await l.generar(anio);
  await l.sancionar();
  await l.dar('1200.50');
  const tarde = await l.liquidar((que) => que === 'ARANCEL 2025' || que === 'CUOTA 1 2025');
  await s.acreditar(tarde, { importe: '170000.00', externo: 'cuenta-1', fecha_pago: new Date('2026-01-20T15:00:00Z') });
  await s.acreditar((await s.cuponDeLegajo('cep')).id, { importe: '5000.00', externo: 'cuenta-2' });
  await s.cuponDeLegajo('timbrados');
  const deshecha = await s.acreditar(await s.cuponDeMatricula('640.00'), { importe: '700.00', externo: 'cuenta-3' });
  const { autor } = l.elColegio();
  await revertirOperacion(s.db, { ...deshecha, tipo: 'contracargo', motivo: 'x', autor, ...s.momento() });
  await l.liquidar((que, grupo) => que === 'ARANCEL 2026' || grupo === 'bonificaciones');
});
afterAll(() => s.e.prueba.cerrar());

const ver = async (id = l.persona_id, como = ana) => {
  const respuesta = await como('GET', `/colegio/cuentas/${id}`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<CuentaDePersona>();
};
const mover = async (query = '') => {
  const respuesta = await ana('GET', `/colegio/cuentas/${l.persona_id}/movimientos?${query}`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<MovimientosDePersona>();
};
const neto = ({ debe, haber }: { debe: string; haber: string }) => importe(new Decimal(debe).minus(haber));

test('lo que debe es la suma de lo que se ve, y es lo que le dice su portal', async () => {
  const { debe, sin_cupon, a_favor, pendientes, creditos } = await ver();
  const de = (...cuales: string[]) =>
    sumar(pendientes.filter((uno) => cuales.includes(uno.de)).map((uno) => uno.importe));
  expect(new Set(pendientes.map((uno) => uno.de))).toEqual(new Set(['cargo', 'sancion', 'cupon', 'legajo']));
  expect(debe).toBe(de('cargo', 'sancion', 'cupon'));
  expect(sin_cupon).toBe(de('legajo'));
  expect(a_favor).toBe(sumar(creditos.map((uno) => uno.importe)));
  const suyo = (await s.e.mgarcia('GET', `/liquidaciones/resumen_cuenta/${l.persona_id}/por_mes?`)).json<{
    meses: { adeudado: string }[];
    a_favor: string;
  }>();
  expect(debe).toBe(sumar(suyo.meses.map((mes) => mes.adeudado)));
  expect(a_favor).toBe(suyo.a_favor);
});

test('cada movimiento lleva el saldo al suyo, y el último es el de la cuenta', async () => {
  const { items, debe, haber, pagination } = await mover('limit=100');
  expect(items).toHaveLength(pagination.total_items);
  const enOrden = items.toReversed();
  let saldo = '0.00';
  for (const uno of enOrden) {
    saldo = importe(new Decimal(saldo).plus(uno.debe ?? 0).minus(uno.haber ?? 0));
    expect(uno.saldo).toBe(saldo);
  }
  expect(neto({ debe, haber })).toBe(saldo);
  expect((await ver()).saldo).toBe(saldo);
  expect(new Set(items.map(({ clase }) => clase))).toEqual(
    new Set(['matricula', 'sancion', 'contrato', 'recargo', 'pago', 'credito']),
  );
});

test('con un filtro se ven los suyos, con el saldo de la cuenta, y sus sumas', async () => {
  const todos = (await mover('limit=100')).items;
  for (const [query, elige] of [
    ['clase=sancion', ({ clase }) => clase === 'sancion'],
    ['anio=2025', ({ fecha }) => fecha.startsWith('2025')],
    ['clase=matricula&anio=2026', ({ clase, fecha }) => clase === 'matricula' && fecha.startsWith('2026')],
  ] as const satisfies [string, (uno: MovimientosDePersona['items'][number]) => boolean][]) {
    const { items, debe, haber } = await mover(`${query}&limit=100`);
    const suyos = todos.filter(elige);
    expect(suyos.length).toBeGreaterThan(0);
    expect(items).toEqual(suyos);
    expect(debe).toBe(sumar(suyos.map((uno) => uno.debe ?? '0.00')));
    expect(haber).toBe(sumar(suyos.map((uno) => uno.haber ?? '0.00')));
  }
  const [primera, segunda] = [await mover('limit=3'), await mover('limit=3&page=2')];
  expect([...primera.items, ...segunda.items]).toEqual(todos.slice(0, 6));
});

test('los pagos y lo que tiene a favor son los del libro, al centavo', async () => {
  const { items } = await mover('limit=100');
  const { a_favor, en_revision } = await ver();
  const [libro] = await leerFilas(
    s.db,
    z.object({ recaudado: z.string(), creditos: z.string(), a_revisar: z.string() }),
    sql`select coalesce(sum(importe) filter (where cuenta = 'recaudado'), 0.00)::text as recaudado,
        coalesce(-sum(importe) filter (where cuenta = 'creditos'), 0.00)::text as creditos,
        coalesce(-sum(importe) filter (where cuenta = 'a_revisar'), 0.00)::text as a_revisar
      from movimientos where persona_id = ${l.persona_id}`,
  );
  const de = (...clases: string[]) => {
    const suyos = items.filter(({ clase }) => clases.includes(clase));
    return importe(
      new Decimal(sumar(suyos.map((uno) => uno.debe ?? '0'))).minus(sumar(suyos.map((uno) => uno.haber ?? '0'))),
    );
  };
  expect(libro?.creditos).toBe(a_favor);
  expect(libro?.a_revisar).toBe(en_revision);
  // What came in paid something, or was left in favour; what was given in favour without money is told apart.
  const dado = '1200.50';
  expect(libro?.recaudado).toBe(importe(new Decimal(de('pago', 'credito')).negated().minus(dado)));
});

test('se baja en CSV y en planilla, como se ve, y el resumen de un año es el de su portal', async () => {
  const csv = await ana('GET', `/colegio/cuentas/${l.persona_id}/movimientos/exportar/csv?clase=pago`);
  expect(csv.statusCode, csv.body).toBe(200);
  const renglones = csv.body.trim().split(/\r?\n/);
  expect(renglones).toHaveLength((await mover('clase=pago')).items.length + 1);
  expect(renglones[0]).toContain('Movimiento');
  const xlsx = await ana('GET', `/colegio/cuentas/${l.persona_id}/movimientos/exportar/xlsx`);
  expect(xlsx.statusCode).toBe(200);
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
  const pdf = await ana('GET', `/colegio/cuentas/${l.persona_id}/anios/2026/imprimir`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect((await ver()).anios).toEqual([2026, 2025]);
});

test('quien es de otro distrito no la encuentra, ni la que no está', async () => {
  const { distrito_id } = await s.db
    .selectFrom('personas')
    .select('distrito_id')
    .where('id', '=', l.persona_id)
    .executeTakeFirstOrThrow();
  const otro = await s.db
    .selectFrom('distritos')
    .select('id')
    .where('id', '<>', distrito_id ?? 0)
    .executeTakeFirstOrThrow();
  const ajena = await caja.operar(['tesoreria'], otro.id);
  for (const camino of ['', '/movimientos', '/movimientos/exportar/csv', '/anios/2026/imprimir'])
    expect((await ajena('GET', `/colegio/cuentas/${l.persona_id}${camino}`)).statusCode).toBe(404);
  expect((await ana('GET', '/colegio/cuentas/999999')).statusCode).toBe(404);
});

test('el recargo de un cupón de lo vencido es lo que cuesta de más que su capital', async () => {
  const orden = await l.liquidar((que) => que === 'CUOTA 2 2025');
  const item = await s.db
    .selectFrom('orden_items as i')
    .innerJoin('cargos as c', 'c.id', 'i.cargo_id')
    .select(['c.importe as capital', 'i.importe'])
    .where('i.orden_id', '=', orden)
    .executeTakeFirstOrThrow();
  const cupon = (await ver()).pendientes.find(({ de, id }) => de === 'cupon' && id === orden);
  expect(cupon).toMatchObject(item);
  expect(new Decimal(item.importe).gt(item.capital)).toBe(true);
});
