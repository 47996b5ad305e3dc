import type { MovimientosDePersona } from '@colega/contract/dinero';
import { Decimal, formatImporte, importe, sumar } from '@colega/domain/importes';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { anulacionesDe } from '../../../testing/dinero/anulaciones.ts';
import { cajaDe } from '../../../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { mirarPdf } from '../../../testing/mirar-pdf.ts';
import { continuarAnulacion } from '../cargos-del-anio/anular-cargos.service.ts';
import { leerResumenAnual } from './anual.service.ts';

const HOY = '2026-03-20';
const el = (dia: string) => () => new Date(`${dia}T12:00:00-03:00`);
let s: EscenarioDePagos;
let ana: Pedir;
let beto: Pedir;
let persona_id: number;
let actos: ReturnType<typeof anulacionesDe>;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  persona_id = s.e.persona.id;
  const { operar } = cajaDe(s);
  [ana, beto] = [await operar(), await operar()];
  actos = anulacionesDe(s, ana);
  await s.db.updateTable('matriculas').set({ fecha_alta: '2015-03-02' }).execute();
});
afterAll(() => s.prueba.cerrar());

const leer = (anio: number) => leerResumenAnual(s.db, { persona_id, anio, hoy: HOY });
const renglones = async (anio: number) =>
  (await leer(anio)).meses.flatMap(({ movimientos }) =>
    movimientos.map(({ fecha, que, importe: cuanto }) => [fecha, que, cuanto] as const),
  );
const mover = async () =>
  (await ana('GET', `/colegio/cuentas/${persona_id}/movimientos?limit=100`)).json<MovimientosDePersona>().items;
const anular = async (anio: number, id: number, dia = HOY) => {
  await actos.pedir(id);
  const anulacion = await actos.anulacionDe(anio);
  expect(await actos.hacer(beto, `anulaciones/${anulacion}/confirmar`)).toMatchObject({ status: 200 });
  await continuarAnulacion({ db: s.db, reloj: el(dia) }, anulacion);
};
const delLibro = async (): Promise<string> => {
  const filas = await s.db
    .selectFrom('movimientos')
    .select('importe')
    .where('persona_id', '=', persona_id)
    .where('cuenta', 'in', ['deudores', 'creditos'])
    .execute();
  return sumar(filas.map((fila) => fila.importe));
};

test('un cargo de un año que se anula en el siguiente está en los dos, y el saldo pasa de uno al otro [S-1270]', async () => {
  const { id } = await actos.generar(2025, el('2025-01-10'));
  const antes = await leer(2025);
  expect(new Decimal(antes.cargos).gt(0)).toBe(true);
  await anular(2025, id);
  const [de2025, de2026] = [await leer(2025), await leer(2026)];
  // What is left to pay of it is another matter: nothing.
  const { pendientes, adeudado: _, ...deAntes } = antes;
  expect(pendientes).not.toEqual([]);
  expect(de2025).toEqual({ ...deAntes, pendientes: [], adeudado: '0.00' });
  expect(de2026.saldo_inicial).toBe(de2025.saldo_final);
  expect(de2026.saldo_final).toBe(await delLibro());
  expect(await renglones(2026)).toEqual(
    (await renglones(2025)).map(([, que, cuanto]) => [HOY, `${que}, anulado`, importe(new Decimal(cuanto).negated())]),
  );
});

test('en la mesa y en sus archivos son los mismos renglones, y en el papel del matriculado también', async () => {
  const items = await mover();
  expect(items[0]).toMatchObject({ fecha: HOY, clase: 'matricula', debe: null, saldo: await delLibro() });
  const anulado = items.find(({ que }) => que.startsWith('ARANCEL 2025') && que.endsWith(', anulado'));
  const cargado = items.find(({ que }) => `${que}, anulado` === anulado?.que);
  expect(anulado?.haber).toBe(cargado?.debe);
  expect(cargado?.fecha).toMatch(/^2025-/);
  const csv = await ana('GET', `/colegio/cuentas/${persona_id}/movimientos/exportar/csv`);
  expect(csv.body).toContain(anulado?.que);
  const papel = await s.e.mgarcia('GET', `/liquidaciones/resumen_cuenta/${persona_id}/anios/2026/imprimir`);
  const { textos, cerrar } = await mirarPdf(papel.rawPayload);
  onTestFinished(cerrar);
  const texto = textos.join(' ').replaceAll(/\s+/g, ' ');
  const dicho = formatImporte(importe(new Decimal(anulado?.haber ?? 0).negated()));
  expect(texto).toContain(`20/03/2026 ${anulado?.que} ${dicho}`.replaceAll(/\s+/g, ' '));
});

test('lo que se anula antes de vencer nunca queda a favor, y lo que se genera otra vez se debe [S-1270]', async () => {
  const { id } = await actos.generar(2026, el('2026-01-10'));
  await anular(2026, id, '2026-02-03');
  const de2026 = (await mover()).filter(({ que }) => / 2026 · /.test(que));
  expect(de2026.map(({ fecha }) => fecha)).toEqual(de2026.map(() => '2026-02-03'));
  expect(de2026.filter(({ que }) => que.endsWith(', anulado'))).toHaveLength(de2026.length / 2);
  expect((await mover()).every(({ saldo }) => new Decimal(saldo).gte(0))).toBe(true);
  const antes = (await mover())[0]?.saldo;
  expect(antes).toBe(await delLibro());
  await actos.generar(2026, el(HOY));
  const vivos = await s.db
    .selectFrom('cargos as c')
    .innerJoin('matriculas as m', 'm.id', 'c.matricula_id')
    .select('c.importe')
    .where('m.persona_id', '=', persona_id)
    .execute();
  expect((await mover())[0]?.saldo).toBe(sumar(vivos.map((uno) => uno.importe)));
});
