import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { type Liquidaciones, liquidacionesDe } from '../../../testing/dinero/liquidaciones.ts';
import { anularPorElColegio } from '../../legajos/colegio/colegio.service.ts';
import { revertirOperacion } from '../colegio/revertir.service.ts';
import { resolverCupon } from '../colegio/revisar.service.ts';
import { conciliar } from '../conciliacion/conciliar.service.ts';
import { ajustarCargos } from '../ordenes/ajustar-cargos.service.ts';
import { vencerCupones } from '../ordenes/emitir-cupon.service.ts';

const DIA = 24 * 60 * 60 * 1000;
let s: EscenarioDePagos;
let l: Liquidaciones;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  l = liquidacionesDe(s);
});
afterAll(async () => {
  expect(await conciliar(s.db, s.falsas.pasarelas, { ...s.momento(), dias: 1 })).toEqual([]);
  await s.e.prueba.cerrar();
});

const autor = { actor: 'colegio', user_id: null, username: 'operador' } as const;
const cupon = (id: number) =>
  s.db.selectFrom('ordenes_pago').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const pagar = (id: number, importe: string) => s.acreditar(id, { importe, externo: `prueba-${randomUUID()}` });
const vencer = async (): Promise<void> => {
  s.prueba.avanzar(60 * DIA);
  Object.assign(s.e, { mgarcia: await s.prueba.conSesion('mgarcia') });
  await vencerCupones(s.db, s.momento());
};

/** Two coupons paid it in two parts, with a lapsed third in between; then the first payment is undone and it is owed again. */
const deudaQueVuelve = async (emitir: () => Promise<number>, [parte, resto]: readonly [string, string]) => {
  const { operacion_id } = await pagar(await emitir(), parte);
  await vencer();
  const vencido = await emitir();
  await vencer();
  const pago = await emitir();
  await pagar(pago, resto);
  expect(await cupon(pago)).toMatchObject({ estado: 'pago', monto_total: resto });
  await revertirOperacion(s.db, { operacion_id, tipo: 'contracargo', motivo: 'x', autor, ...s.momento() });
  return { vencido, pago };
};

const unaSancion = async (): Promise<() => Promise<number>> => {
  await l.sancionar('1000.00');
  return () => l.liquidar((descripcion) => descripcion.startsWith('Sanción'));
};
const unCep = async (): Promise<() => Promise<number>> => {
  const legajo = await s.vida.hasta('confirmado');
  return () => s.emitirDeLegajo(legajo.id, 'cep');
};

test('de un legajo anulado con dos pagos, el que su banco desconoce se deshace, y el otro queda por decidir', async () => {
  const legajo = await s.vida.hasta('confirmado');
  const orden = await s.emitirDeLegajo(legajo.id, 'cep');
  const { operacion_id } = await pagar(orden, '3000.00');
  await pagar(orden, '2000.00');
  const anulacion = { legajo_id: legajo.id, version: null, ajustarCargos, autor, motivo: 'Duplicado' };
  await anularPorElColegio(s.db, { ...s.momento(), ...anulacion });
  const contracargo = { operacion_id, tipo: 'contracargo', motivo: 'x', autor, ...s.momento() } as const;
  expect(await revertirOperacion(s.db, contracargo)).toEqual({
    ...{ importe: '3000.00', sin_cubrir: '0.00', nueva: true, pagaba: true, suelta: '0.00' },
  });
  const { numero_boleta, ...despues } = await cupon(orden);
  expect(despues).toMatchObject({ estado: 'vencido', en_revision: true });
  await resolverCupon(s.db, numero_boleta, { autor, decision: 'a_favor', motivo: 'Nota 4', ...s.momento() });
});

describe.each([
  ['una sanción', unaSancion, ['600.00', '400.00']],
  ['un CEP', unCep, ['3000.00', '2000.00']],
] as const)('%s de la que se deshace la parte que pagó un cupón', (_, nueva, partes) => {
  test('se liquida de nuevo por esa parte, aunque otro cupón siga pago por la suya', async () => {
    const emitir = await nueva();
    const { pago } = await deudaQueVuelve(emitir, partes);
    const otra = await emitir();
    expect(await cupon(otra)).toMatchObject({ estado: 'pendiente', monto_total: partes[0] });
    await pagar(otra, partes[0]);
    expect([(await cupon(otra)).estado, (await cupon(pago)).estado]).toEqual(['pago', 'pago']);
  });

  test('la salda lo que entra tarde de un cupón vencido, y se cierra el que la cobraba', async () => {
    const emitir = await nueva();
    const { vencido, pago } = await deudaQueVuelve(emitir, partes);
    const otra = await emitir();
    await pagar(vencido, partes[0]);
    const estados = await Promise.all([vencido, pago, otra].map(async (id) => (await cupon(id)).estado));
    expect(estados).toEqual(['pago', 'pago', 'vencido']);
  });
});

test.each(['reversion', 'contracargo'] as const)(
  'deshecho un pago (%s), el cupón que se emitió por el resto no sigue pidiendo de menos: se cierra, y otro pide todo',
  async (tipo) => {
    const emitir = await unaSancion();
    const primero = await emitir();
    const { monto_total } = await cupon(primero);
    const { operacion_id } = await pagar(primero, '100.00');
    await vencer();
    const resto = await emitir();
    expect(await cupon(resto)).toMatchObject({ estado: 'pendiente' });
    await revertirOperacion(s.db, { operacion_id, tipo, motivo: 'x', autor, ...s.momento() });
    expect(await cupon(resto)).toMatchObject({
      estado: 'vencido',
      motivo_cierre: expect.stringMatching(/^Se deshizo un pago del cupón \d+: generá otro/),
    });
    expect(Number((await cupon(await emitir())).monto_total)).toBeGreaterThanOrEqual(Number(monto_total));
  },
);
