import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { type Liquidaciones, liquidacionesDe } from '../../../testing/dinero/liquidaciones.ts';
import { devolverCredito } from '../colegio/devolver.service.ts';
import { revertirOperacion } from '../colegio/revertir.service.ts';
import { resolverCupon } from '../colegio/revisar.service.ts';
import { conciliar } from '../conciliacion/conciliar.service.ts';
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

const pagar = (id: number, importe: string) => s.acreditar(id, { importe, externo: randomUUID() });
const aFavor = async () => (await l.leer()).bonificaciones.map(({ importe_total }) => importe_total);

/** A coupon is paid twice, and another uses what was in favour when the second payment is taken back. */
const tomadoYDesconocido = async () => {
  await l.sancionar('9000.00');
  const { id } = await s.cuponDeLegajo('cep');
  await pagar(id, '5000.00');
  const { operacion_id } = await pagar(id, '5000.00');
  const otro = await l.liquidar();
  const { estado } = await s.leer(otro);
  expect(estado).toEqual({ nombre: 'pendiente' });
  await revertirOperacion(s.db, { ...l.elColegio(), operacion_id, tipo: 'contracargo', motivo: 'Lo desconoció' });
  const { credito_id } = await s.db
    .selectFrom('operaciones_pago')
    .select('credito_id')
    .where('id', '=', operacion_id)
    .executeTakeFirstOrThrow();
  return { pagado: id, otro, credito_id: Number(credito_id) };
};

describe('lo que dejó a favor un pago que su proveedor sacó después', () => {
  test('no vuelve a estar a favor cuando se cancela el cupón que lo usaba, ni se devuelve', async () => {
    const { pagado, otro, credito_id } = await tomadoYDesconocido();
    expect((await s.e.mgarcia('POST', `/orden_pagos/${otro}/cancelar`)).statusCode).toBe(200);
    expect(await aFavor()).toEqual([]);
    const devolucion = { credito_id, importe: '0.01', comprobante: randomUUID(), motivo: 'x' };
    await expect(devolverCredito(s.db, { ...l.elColegio(), ...devolucion })).rejects.toThrow(/quedan \$\s0,00/);
    const { numero_boleta } = await s.leer(pagado);
    await resolverCupon(s.db, numero_boleta, { ...l.elColegio(), decision: 'sin_cambios', motivo: 'x' });
    expect(await aFavor()).toEqual([]);
  });

  test('ni cuando vence; y lo que se paga después de ese cupón no lo vuelve a tomar', async () => {
    const { otro } = await tomadoYDesconocido();
    const resto = (await s.leer(otro)).monto_total;
    s.prueba.avanzar(60 * DIA);
    Object.assign(s.e, { mgarcia: await s.prueba.conSesion('mgarcia') });
    await vencerCupones(s.db, s.momento());
    expect(await aFavor()).toEqual([]);
    await pagar(otro, resto);
    expect((await s.leer(otro)).estado).toEqual({ nombre: 'vencido' });
    expect(await aFavor()).toEqual([]);
  });

  test('el cupón que lo usaba se paga con lo que dice', async () => {
    const { otro } = await tomadoYDesconocido();
    await pagar(otro, (await s.leer(otro)).monto_total);
    expect((await s.leer(otro)).estado).toEqual({ nombre: 'pago' });
  });
});
