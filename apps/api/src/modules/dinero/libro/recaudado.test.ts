import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { liquidacionesDe } from '../../../testing/dinero/liquidaciones.ts';
import { devolverCredito } from '../colegio/devolver.service.ts';
import { revertirOperacion } from '../colegio/revertir.service.ts';
import { resolverCupon, resolverPago } from '../colegio/revisar.service.ts';
import { conciliar } from '../conciliacion/conciliar.service.ts';
import { SIN_PASARELAS } from '../pasarelas/sin-pasarelas.ts';
import { leerRecaudado } from './recaudado.service.ts';

let s: EscenarioDePagos;
let antes: ReadonlyMap<string, number>;
const cuentas = async () =>
  new Map((await leerRecaudado(s.db)).cuentas.map((c) => [[c.medio, c.banco].join(' ').trim(), Number(c.saldo)]));
beforeAll(async () => {
  s = await crearEscenarioDePagos();
});
beforeEach(async () => {
  antes = await cuentas();
});
afterAll(async () => {
  expect(await conciliar(s.db, SIN_PASARELAS, { ...s.momento(), dias: 1 })).toEqual([]);
  await s.e.prueba.cerrar();
});

const entraron = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    [...(await cuentas())].flatMap(([cuenta, saldo]) => {
      const mas = Number((saldo - (antes.get(cuenta) ?? 0)).toFixed(2));
      return mas === 0 ? [] : [[cuenta, mas]];
    }),
  );
let externos = 0;
const pagar = async (orden_id: number, medio: string, importe: string, banco: string | null = null) => {
  externos += 1;
  return (await s.acreditar(orden_id, { medio, banco, importe, externo: `r-${externos}` })).operacion_id;
};
const elColegio = () => ({ ...liquidacionesDe(s).elColegio(), motivo: 'Nota 6' });
const marcar = async (id: number): Promise<number> =>
  (
    await s.db
      .updateTable('ordenes_pago')
      .set({ en_revision: true })
      .where('id', '=', id)
      .returning('numero_boleta')
      .executeTakeFirstOrThrow()
  ).numero_boleta;

test('cada medio en su cuenta, y cada banco en la suya', async () => {
  const id = await s.cuponDeMatricula('2100.00');
  const medios = ['codigo_barra', 'redLink', 'sipago', 'net_pagos', 'online', 'caja'];
  for (const medio of medios) await pagar(id, medio, '300.00');
  await pagar(id, 'transferencia', '200.00', 'provincia');
  await pagar(id, 'transferencia', '100.00');
  expect(await entraron()).toEqual({
    ...Object.fromEntries(medios.map((medio) => [medio, 300])),
    'transferencia provincia': 200,
    transferencia: 100,
  });
});

test.each(['reversion', 'reembolso', 'contracargo'] as const)(
  'una %s sale de la cuenta en la que había entrado',
  async (tipo) => {
    const id = await s.cuponDeMatricula();
    await pagar(id, 'net_pagos', '400.00');
    const operacion_id = await pagar(id, 'transferencia', '600.00', 'provincia');
    await revertirOperacion(s.db, { ...elColegio(), operacion_id, tipo });
    expect(await entraron()).toEqual({ net_pagos: 400 });
  },
);

test('lo que se devuelve de un cupón pagado de tres maneras sale de las tres', async () => {
  const id = await s.cuponDeMatricula();
  await pagar(id, 'sipago', '500.00');
  await pagar(id, 'caja', '300.00');
  await pagar(id, 'caja', '100.00');
  await pagar(id, 'transferencia', '100.00', 'provincia');
  await resolverCupon(s.db, await marcar(id), { ...elColegio(), decision: 'devuelto' });
  expect(await entraron()).toEqual({});
});

test('lo que queda a favor sigue en la cuenta en la que entró', async () => {
  const id = await s.cuponDeMatricula();
  await pagar(id, 'online', '1000.00');
  await resolverCupon(s.db, await marcar(id), { ...elColegio(), decision: 'a_favor' });
  expect(await entraron()).toEqual({ online: 1000 });
});

test('un pago que se revisó y se devuelve sale de la suya', async () => {
  const { id, legajo_id } = await s.cuponDeLegajo('cep');
  await s.vida.anular(legajo_id);
  const operacion_id = await pagar(id, 'redLink', '5000.00');
  expect(await entraron()).toEqual({ redLink: 5000 });
  await resolverPago(s.db, operacion_id, { ...elColegio(), decision: 'devuelto' });
  expect(await entraron()).toEqual({});
});

test('lo que estaba a favor se devuelve por transferencia, de un banco', async () => {
  const { credito_id } = await liquidacionesDe(s).dar('90.00');
  const pedido = { ...elColegio(), credito_id, importe: '90.00', comprobante: 'TR-90' };
  await devolverCredito(s.db, { ...pedido, banco: 'provincia' });
  expect(await entraron()).toEqual({ 'transferencia provincia': -90 });
});
