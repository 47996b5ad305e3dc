import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { enTransaccion } from '../../db/transaccion.ts';
import { cajaDe } from '../../testing/dinero/caja.ts';
import { cobrosDeNadie } from '../../testing/dinero/cobros-de-nadie.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../testing/dinero/escenario-de-pagos.ts';
import { anotarSinCupon } from '../dinero/cobros/sin-cupon.service.ts';
import { devolverCobro } from '../dinero/colegio/cobros-sin-cupon.service.ts';
import { reabrirCobro } from '../dinero/colegio/deshacer-cobro.service.ts';
import { importarSaldosAFavor } from '../dinero/importados/importar-saldos-a-favor.service.ts';
import { sumarElLibro } from '../dinero/libro/sumas.service.ts';
import { findDiferenciasDeSumas } from './sumas.repository.ts';
import { rehacerSumas, sumarPendientes } from './sumas.service.ts';

let s: EscenarioDePagos;
let cobros: ReturnType<typeof cobrosDeNadie>;
beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date('2026-03-20T12:00:00-03:00') });
  cobros = cobrosDeNadie(s);
});
afterAll(() => s.e.prueba.cerrar());

type Recaudado = { entradas: string; salidas: string; cobros: number; movimientos: number };
const recaudado = async (): Promise<Recaudado | undefined> =>
  (
    await sql<Recaudado>`select coalesce(sum(entradas), 0)::numeric(20, 2)::text as entradas, coalesce(sum(salidas), 0)::numeric(20, 2)::text as salidas,
      coalesce(sum(cobros), 0)::int as cobros, coalesce(sum(movimientos), 0)::int as movimientos from recaudacion_por_dia`.execute(
      s.db,
    )
  ).rows[0];
const detalle = async (): Promise<Recaudado | undefined> =>
  (
    await sql<Recaudado>`select coalesce(sum(greatest(importe, 0)), 0)::numeric(20, 2)::text as entradas, coalesce(sum(greatest(-importe, 0)), 0)::numeric(20, 2)::text as salidas,
      count(*) filter (where importe > 0)::int as cobros, count(*)::int as movimientos from recaudado_de_informes`.execute(
      s.db,
    )
  ).rows[0];
const enElLibro = async (): Promise<string> =>
  (
    await sql<{
      suma: string;
    }>`select coalesce(sum(importe), 0)::text as suma from movimientos where cuenta = 'recaudado'`.execute(s.db)
  ).rows[0]?.suma ?? '';

/** The same, as it is written, once it is summed, and made again from the detail. */
const quedan = async (esperado: Recaudado): Promise<void> => {
  for (const paso of [async () => 0, () => sumarPendientes(s.db), () => rehacerSumas(s.db, s.momento().ahora)]) {
    await paso();
    expect([await recaudado(), await detalle()]).toEqual([esperado, esperado]);
    expect(await findDiferenciasDeSumas(s.db)).toEqual([]);
  }
};
let antes: Recaudado;
beforeEach(async () => {
  antes = (await recaudado()) ?? { entradas: '0.00', salidas: '0.00', cobros: 0, movimientos: 0 };
});
const mas = (uno: string, otro: number): string => (Number(uno) + otro).toFixed(2);

test('un saldo a favor del sistema anterior está en el libro, y nadie lo cobró', async () => {
  const { cuit } = s.e.persona;
  const saldo = { referencia: 'S-1', cuit, importe: '500.00', dia: '2026-02-10', motivo: 'De más' };
  await enTransaccion(s.db, (trx) => importarSaldosAFavor(trx, [saldo]));
  expect(await enElLibro()).toBe('500.00');
  await quedan(antes);
});

test('lo que un cobrador listó y se devuelve por transferencia entró una vez y salió una vez; deshecho, vuelve a haber entrado', async () => {
  const { ahora } = cobros.elColegio();
  const pago = { medio: 'sipago', banco: null, externo: 'sp-1', numero_boleta: 'x', importe: '90.00' };
  const cobro = { ...pago, fecha_pago: ahora, registrado_en: ahora };
  const { id } = await enTransaccion(s.db, (trx) => anotarSinCupon(trx, cobro));
  const entro = { ...antes, entradas: mas(antes.entradas, 90), cobros: antes.cobros + 1 };
  await quedan({ ...entro, movimientos: antes.movimientos + 1 });
  await devolverCobro(s.db, id, cobros.deVuelta());
  await quedan({ ...entro, salidas: mas(antes.salidas, 90), movimientos: antes.movimientos + 2 });
  await reabrirCobro(s.db, id, cobros.elColegio());
  // What left and came back is told as both; what only went from one account to another, as neither.
  await quedan({
    ...{ entradas: mas(entro.entradas, 90), salidas: mas(antes.salidas, 90), cobros: entro.cobros + 1 },
    movimientos: antes.movimientos + 3,
  });
  const despues = await recaudado();
  expect(Number(despues?.entradas) - Number(despues?.salidas)).toBe(90);
  await sumarElLibro(s.db);
  expect(await enElLibro()).toBe('590.00');
});

test('un pago de la caja que se devuelve por transferencia se cobró una vez, y salió una vez', async () => {
  const caja = cajaDe(s);
  const [pide, confirma] = [await caja.operar(), await caja.operar()];
  const orden = await s.cuponDeMatricula('1000.00');
  const cobro = {
    cupones: [{ id: orden, importe: '1000.00' }],
    pagos: [{ medio: 'caja' as const, importe: '1000.00' }],
  };
  const { pagos: [pago = 0] = [] } = await caja.cobrar(pide, cobro);
  const payload = { por: 'transferencia', motivo: 'A su pedido' };
  expect((await pide('POST', `/colegio/pagos/${pago}/devoluciones`, { payload })).statusCode).toBe(200);
  const { id } = await s.db
    .selectFrom('devoluciones_de_pagos')
    .select('id')
    .where('operacion_id', '=', pago)
    .executeTakeFirstOrThrow();
  const transferencia = { banco: 'provincia', fecha: '2026-03-20', comprobante: 'D-1' };
  const hecha = await confirma('POST', `/colegio/devoluciones/${id}/confirmar`, { payload: transferencia });
  expect(hecha.statusCode, hecha.body).toBe(200);
  await quedan({
    ...{ entradas: mas(antes.entradas, 1000), salidas: mas(antes.salidas, 1000), cobros: antes.cobros + 1 },
    movimientos: antes.movimientos + 2,
  });
});
