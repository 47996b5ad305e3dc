import { randomUUID } from 'node:crypto';
import type { Liquidacion, LiquidacionDeLegajo } from '@colega/contract/dinero';
import type { HechoDeLegajo } from '@colega/contract/legajos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { type Liquidaciones, liquidacionesDe } from '../../../testing/dinero/liquidaciones.ts';
import { devolverCredito } from '../colegio/devolver.service.ts';
import { revertirDelDia, revertirOperacion } from '../colegio/revertir.service.ts';
import { resolverCupon } from '../colegio/revisar.service.ts';
import { findPorRevisar } from '../colegio/revisiones.repository.ts';
import { conciliar } from '../conciliacion/conciliar.service.ts';
import { cerrarLosQueNoCobran } from '../ordenes/ajustar-cargos.service.ts';
import { vencerCupones } from '../ordenes/emitir-cupon.service.ts';

const DIA = 24 * 60 * 60 * 1000;
let corrido = 0;
let s: EscenarioDePagos;
let l: Liquidaciones;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  l = liquidacionesDe(s);
  await l.generar(2026);
});
afterAll(async () => {
  expect(await conciliar(s.db, s.falsas.pasarelas, { ...s.momento(), dias: 1 })).toEqual([]);
  await s.e.prueba.cerrar();
});

const cupon = (id: number) =>
  s.db.selectFrom('ordenes_pago').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const irAlDia = async (dias: number): Promise<void> => {
  s.prueba.avanzar((dias - corrido) * DIA);
  corrido = dias;
  const [mgarcia, csosa] = await Promise.all([s.prueba.conSesion('mgarcia'), s.prueba.conSesion('csosa')]);
  Object.assign(s.e, { mgarcia, csosa });
};
const vencer = async (dias: number): Promise<void> => {
  await irAlDia(dias);
  await vencerCupones(s.db, s.momento());
};
const preDe = async (circuito: 'ceps' | 'timbrados', id: number): Promise<LiquidacionDeLegajo> =>
  (await s.e.mgarcia('POST', `/liquidaciones/${circuito}/preLiquidacion`, { payload: { id } })).json();
const cumplido = async (id: number) => (await s.vida.leer(id)).cep_cumplido;
const monto = (detalle_id: number, importe: string) =>
  s.prueba.sinGuardas((db) =>
    db.updateTable('legajo_detalles').set({ monto: importe }).where('id', '=', detalle_id).execute(),
  );
const aFavor = async (): Promise<string> => {
  const { rows } = await sql<{ saldo: string }>`
    select coalesce(-sum(importe), 0)::text as saldo from movimientos
    where cuenta = 'creditos' and persona_id = ${s.e.persona.id}`.execute(s.db);
  return rows[0]?.saldo ?? '';
};
const autor = { actor: 'colegio', user_id: null, username: 'operador' } as const;
const otro = () => `prueba-${randomUUID()}`;
const pagar = (id: number, importe: string, dia?: string) =>
  s.acreditar(id, { importe, externo: otro(), ...(dia && { fecha_pago: new Date(`${dia}T15:00:00Z`) }) });

describe('lo que se debe tiene un importe', () => {
  test('un pago a término de un cupón vencido no salda un contrato que ahora debe más: falta la diferencia', async () => {
    const { id, legajo_id, detalle_id } = await s.cuponDeLegajo('cep');
    await vencer(60);
    await monto(detalle_id, '300000.00');
    expect(await preDe('ceps', legajo_id)).toMatchObject({ importe_total: '15000.00' });
    await pagar(id, '5000.00', '2026-03-25');
    expect(await cumplido(legajo_id)).toBe(false);
    expect(await cupon(id)).toMatchObject({ estado: 'vencido' });
    expect(await preDe('ceps', legajo_id)).toMatchObject({
      importe_total: '10000.00',
      conceptos: [
        {
          importe: '10000.00',
          pasos: [
            { texto: expect.stringMatching(/: 5 % del honorario convenido del contrato original, \$\s300\.000,00$/) },
            { texto: 'Pagado a cuenta', importe: '-5000.00' },
          ],
        },
      ],
    });
    await pagar(await s.emitirDeLegajo(legajo_id, 'cep'), '10000.00');
    expect(await cumplido(legajo_id)).toBe(true);
  });

  test('los pagos parciales se suman y saldan; lo que sobra queda a favor', async () => {
    const { id, legajo_id, detalle_id } = await s.cuponDeLegajo('cep');
    const antes = await aFavor();
    await pagar(id, '3000.00');
    expect(await cumplido(legajo_id)).toBe(false);
    expect(await s.leer(id)).toMatchObject({ monto_abonado: '3000.00', monto_a_pagar: '2000.00' });
    const { a_cuenta } = await s.vida.leer(legajo_id);
    expect(a_cuenta).toEqual([{ detalle_id, circuito: 'cep', pagado: '3000.00', resta: '2000.00' }]);
    await pagar(id, '2500.00');
    expect(await cumplido(legajo_id)).toBe(true);
    expect(await cupon(id)).toMatchObject({ estado: 'pago' });
    expect((await s.vida.leer(legajo_id)).a_cuenta).toEqual([]);
    const { items } = (await s.e.mgarcia('GET', `/legajos/${legajo_id}/historial`)).json<{ items: HechoDeLegajo[] }>();
    expect(items.flatMap(({ accion, pago }) => (accion === 'pagar' ? [pago] : []))).toEqual([
      { circuito: 'cep', importe: '3000.00', resta: '2000.00' },
      { circuito: 'cep', importe: '2500.00', resta: null },
    ]);
    expect(Number(await aFavor()) - Number(antes)).toBe(500);
  });

  test('lo pagado en término que se avisa cuando ya se liquidó otra vez cierra el cupón nuevo', async () => {
    const { id, legajo_id } = await s.cuponDeLegajo('cep');
    const dia = s.momento().hoy;
    await vencer(corrido + 40);
    const nuevo = await s.emitirDeLegajo(legajo_id, 'cep');
    const antes = await aFavor();
    await pagar(id, '5000.00', dia);
    expect(await cumplido(legajo_id)).toBe(true);
    const { numero_boleta } = await cupon(id);
    expect(await cupon(nuevo)).toMatchObject({
      estado: 'vencido',
      motivo_cierre: `Se pagó con el cupón ${numero_boleta}`,
    });
    await pagar(nuevo, '5000.00');
    expect(Number(await aFavor()) - Number(antes)).toBe(5000);
  });

  test('la cuota vencida explica su importe, y pagada en partes se sigue liquidando lo que falta', async () => {
    await irAlDia(120);
    const de = (liquidacion: Liquidacion, que: string) =>
      [...liquidacion.items_vencidos, ...liquidacion.items_vigentes].find(({ descripcion }) => descripcion === que);
    const cuota = de(await l.leer(), 'CUOTA 1 2026');
    expect(cuota?.pasos.map(({ importe }) => Number(importe)).reduce((a, b) => a + b)).toBe(
      Number(cuota?.importe_total),
    );
    const id = await l.liquidar((descripcion) => ['ARANCEL 2026', 'CUOTA 1 2026'].includes(descripcion));
    const total = Number((await cupon(id)).monto_total);
    await pagar(id, (total - 20_000).toFixed(2));
    expect(de(await l.leer(), 'CUOTA 1 2026')).toBeUndefined();
    await vencer(corrido + 45);
    const resto = de(await l.leer(), 'CUOTA 1 2026');
    expect(Number(resto?.capital)).toBeGreaterThan(0);
    expect(Number(resto?.capital)).toBeLessThan(20_000);
    expect(resto?.pasos.map(({ regla }) => regla)).toEqual(['cargo_del_anio', 'a_cuenta', 'recargo_por_mora']);
  });

  test('la CUOTA 2 no se liquida sola mientras la CUOTA 1 espera en otro cupón [LIQ-016]', async () => {
    const conCuota1 = await l.liquidar((descripcion) => descripcion === 'CUOTA 1 2026');
    const leida = await l.leer();
    const cuota2 = [...leida.items_vigentes, ...leida.items_vencidos].find(
      ({ concepto }) => concepto.key === 'cuota_2',
    );
    expect(cuota2).toMatchObject({
      espera_cupon: (await cupon(conCuota1)).numero_boleta,
      seleccionadoParaLiquidar: false,
    });
    const sola = l.pedido(leida, (descripcion) => descripcion === 'CUOTA 2 2026');
    const respuesta = await l.confirmar({ ...sola, importe_total: cuota2?.importe_total ?? '' });
    expect([respuesta.statusCode, respuesta.json<{ message: string }>().message]).toEqual([
      422,
      expect.stringContaining('La CUOTA 1 está en un cupón sin pagar'),
    ]);
    expect((await s.e.mgarcia('POST', `/orden_pagos/${conCuota1}/cancelar`)).statusCode).toBe(200);
  });
});

describe('un saldo a favor', () => {
  test('sirve para un CEP, y lo que cubre entero nace pago', async () => {
    const { credito_id } = await l.dar('6000.00');
    const legajo = await s.vida.hasta('confirmado');
    const pre = await preDe('ceps', legajo.id);
    expect(pre.bonificaciones.map(({ id }) => id)).toContain(credito_id);
    const confirmado = await s.e.mgarcia('POST', '/liquidaciones/ceps/preLiquidacion/confirmar', {
      payload: {
        preferencias_de_pago: [],
        conceptos: pre.conceptos.map(({ identificador }) => ({ identificador })),
        usar_saldo: true,
      },
    });
    expect(confirmado.statusCode, confirmado.body).toBe(201);
    expect(await cupon(confirmado.json<{ orden_pago_id: number }>().orden_pago_id)).toMatchObject({ estado: 'pago' });
    expect(await cumplido(legajo.id)).toBe(true);
  });

  test('lo que no llega a cubrir se paga: sin método no se confirma, y el cupón es por el resto', async () => {
    await l.dar('2000.00');
    const legajo = await s.vida.hasta('confirmado');
    await monto((await preDe('ceps', legajo.id)).detalle_id ?? 0, '90000000.00');
    const pre = await preDe('ceps', legajo.id);
    const aFavorAntes = pre.bonificaciones.reduce((suma, { importe_total }) => suma - Number(importe_total), 0);
    const confirmarCon = (preferencias_de_pago: { key: string }[], usar_saldo: boolean) =>
      s.e.mgarcia('POST', '/liquidaciones/ceps/preLiquidacion/confirmar', {
        payload: {
          preferencias_de_pago,
          conceptos: pre.conceptos.map(({ identificador }) => ({ identificador })),
          usar_saldo,
        },
      });
    const sinMetodo = await confirmarCon([], true);
    expect([sinMetodo.statusCode, sinMetodo.json().errores]).toEqual([
      422,
      [{ campo: 'preferencias_de_pago', mensaje: 'Debe seleccionar un método de pago' }],
    ]);
    expect((await confirmarCon([], false)).statusCode).toBe(422);
    expect((await preDe('ceps', legajo.id)).conceptos).toEqual(pre.conceptos);
    const confirmado = await confirmarCon([{ key: 'sipago' }], true);
    const { estado, monto_total } = await cupon(confirmado.json<{ orden_pago_id: number }>().orden_pago_id);
    expect([estado, Number(monto_total)]).toEqual(['pendiente', Number(pre.importe_total) - aFavorAntes]);
  });

  test('se devuelve una vez por transferencia, y no más que lo que queda', async () => {
    const { credito_id } = await l.dar('1000.00');
    const antes = await aFavor();
    const pedido = { credito_id, motivo: 'A pedido', autor, ahora: s.prueba.ahora() };
    await devolverCredito(s.db, { ...pedido, importe: '400.00', comprobante: 'TR-1' });
    await expect(devolverCredito(s.db, { ...pedido, importe: '1.00', comprobante: 'TR-1' })).rejects.toThrow(
      'Esa transferencia ya está anotada en otra devolución.',
    );
    await expect(devolverCredito(s.db, { ...pedido, importe: '600.01', comprobante: 'TR-2' })).rejects.toThrow(
      /quedan .*600,00/,
    );
    expect(Number(antes) - Number(await aFavor())).toBe(400);
  });
});

describe('deshacer', () => {
  test('un pago anotado por error se deshace el mismo día: lo que cancelaba se debe y lo que dejó a favor no está', async () => {
    const { id, legajo_id } = await s.cuponDeLegajo('cep');
    const antes = await s.saldos();
    const { operacion_id } = await pagar(id, '500000.00');
    const pedido = { operacion_id, motivo: 'Era $ 5.000', autor, ...s.momento() };
    expect(await revertirDelDia(s.db, pedido)).toMatchObject({ importe: '500000.00', nueva: true });
    expect(await revertirDelDia(s.db, pedido)).toMatchObject({ nueva: false });
    expect(await cumplido(legajo_id)).toBe(false);
    expect(await cupon(id)).toMatchObject({
      estado: 'vencido',
      motivo_cierre: expect.stringContaining('anotado por error'),
    });
    const despues = await s.saldos();
    expect([despues.recaudado, despues.creditos]).toEqual([antes.recaudado, antes.creditos]);
    await pagar(await s.emitirDeLegajo(legajo_id, 'cep'), '5000.00');
    expect(await cumplido(legajo_id)).toBe(true);
  });

  test('al día siguiente, o de lo que cobró un proveedor, no: se devuelve', async () => {
    const { id } = await s.cuponDeLegajo('cep');
    const { operacion_id } = await pagar(id, '5000.00');
    await irAlDia(corrido + 1);
    const pedido = { operacion_id, motivo: 'x', autor, ...s.momento() };
    await expect(revertirDelDia(s.db, pedido)).rejects.toThrow('se deshace el mismo día');
    const deSipago = await s.acreditar((await s.cuponDeLegajo('cep')).id, { medio: 'sipago', externo: otro() });
    await expect(revertirDelDia(s.db, { ...pedido, operacion_id: deSipago.operacion_id })).rejects.toThrow(
      'Solo se deshace lo que el Colegio anotó a mano',
    );
  });

  test('un contracargo deshace el pago aunque lo que dejó a favor ya se haya usado: eso se reclama', async () => {
    const { id } = await s.cuponDeLegajo('cep');
    const { operacion_id } = await pagar(id, '7000.00');
    const credito = await s.db.selectFrom('creditos').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    await devolverCredito(s.db, {
      ...{ credito_id: credito.id, importe: '1500.00', comprobante: otro(), motivo: 'x', autor },
      ahora: s.prueba.ahora(),
    });
    const pedido = { operacion_id, motivo: 'Lo desconoció el titular', autor, ...s.momento() };
    await expect(revertirOperacion(s.db, { ...pedido, tipo: 'reversion' })).rejects.toThrow('ya se usó');
    expect(await revertirOperacion(s.db, { ...pedido, tipo: 'contracargo' })).toMatchObject({ sin_cubrir: '1500.00' });
    const { numero_boleta, ...suyo } = await cupon(id);
    expect(suyo).toMatchObject({ estado: 'vencido', en_revision: true });
    const porRevisar = (await findPorRevisar(s.db)).filter((uno) => uno.numero_boleta === String(numero_boleta));
    expect(porRevisar).toMatchObject([{ tipo: 'cupon', porque: 'credito_usado' }]);
  });

  test('lo que el Colegio deja a favor de un cupón que había que mirar ya no lo paga', async () => {
    const { id, legajo_id } = await s.cuponDeLegajo('cep');
    await pagar(id, '5000.00');
    await s.db.updateTable('ordenes_pago').set({ en_revision: true }).where('id', '=', id).execute();
    const antes = await aFavor();
    const { numero_boleta } = await cupon(id);
    await resolverCupon(s.db, numero_boleta, { autor, decision: 'a_favor', motivo: 'Nota 4', ...s.momento() });
    expect(Number(await aFavor()) - Number(antes)).toBe(5000);
    expect(await cumplido(legajo_id)).toBe(false);
    expect(await preDe('ceps', legajo_id)).toMatchObject({ importe_total: '5000.00' });
  });
});

describe('cancelar un cupón propio', () => {
  test('lo que cobraba se vuelve a liquidar, y lo que igual se pague de él cuenta', async () => {
    const { id, legajo_id } = await s.cuponDeLegajo('cep');
    const cancelar = () => s.e.mgarcia('POST', `/orden_pagos/${id}/cancelar`);
    expect((await s.e.csosa('POST', `/orden_pagos/${id}/cancelar`)).statusCode).toBe(404);
    expect((await cancelar()).statusCode).toBe(200);
    expect((await cancelar()).statusCode).toBe(409);
    expect(await s.leer(id)).toMatchObject({
      ...{ estado: { nombre: 'vencido' }, situacion: 'anulado', motivo_cierre: 'Cancelado por el matriculado' },
    });
    const nuevo = await s.emitirDeLegajo(legajo_id, 'cep');
    await pagar(id, '5000.00');
    expect(await cumplido(legajo_id)).toBe(true);
    expect(await cupon(nuevo)).toMatchObject({ estado: 'vencido' });
  });

  test('mientras se puede estar pagando, no', async () => {
    const { id } = await s.cuponDeLegajo('cep');
    await s.abrir('sipago', id);
    const respuesta = await s.e.mgarcia('POST', `/orden_pagos/${id}/cancelar`);
    expect([respuesta.statusCode, respuesta.json<{ message: string }>().message]).toEqual([
      409,
      'Hay un pago de este cupón en proceso: esperá a que termine para cancelarlo.',
    ]);
  });
});

describe('lo que ya no corresponde', () => {
  const comitentes = (legajo_id: number, es_colegio: boolean) =>
    s.db.updateTable('legajo_comitentes').set({ es_colegio }).where('legajo_id', '=', legajo_id).execute();
  const corregir = async (legajo_id: number) => {
    const { ajustarCargos } = await import('../ordenes/ajustar-cargos.service.ts');
    await s.db
      .transaction()
      .execute((trx) => ajustarCargos(trx, { legajo_id, motivo: 'Legajo corregido', ...s.momento() }));
  };

  test('el cupón que nadie está pagando se cierra; lo que estaba pago queda a favor', async () => {
    const [pendiente, pagado] = [await s.cuponDeLegajo('cep'), await s.cuponDeLegajo('cep')];
    await pagar(pagado.id, '5000.00');
    const antes = await aFavor();
    for (const { legajo_id } of [pendiente, pagado]) {
      await comitentes(legajo_id, true);
      await corregir(legajo_id);
      await corregir(legajo_id);
    }
    expect(await cupon(pendiente.id)).toMatchObject({ estado: 'vencido', motivo_cierre: 'Legajo corregido' });
    expect(await cupon(pagado.id)).toMatchObject({ estado: 'vencido' });
    expect(Number(await aFavor()) - Number(antes)).toBe(5000);
  });

  test('un cupón que se cerró porque no corresponde, pagado después, no se dice pagado dos veces', async () => {
    const { id, legajo_id } = await s.cuponDeLegajo('cep');
    await comitentes(legajo_id, true);
    await corregir(legajo_id);
    await pagar(id, '5000.00');
    expect(await s.operaciones(id)).toMatchObject([{ a_credito: '5000.00', motivo: 'no_se_debia' }]);
  });

  test('de un contrato que se achica queda a favor solo lo que excede, y sigue cumplido', async () => {
    const { id, legajo_id, detalle_id } = await s.cuponDeLegajo('cep');
    await pagar(id, '5000.00');
    const antes = await aFavor();
    await monto(detalle_id, '60000.00');
    await corregir(legajo_id);
    expect(Number(await aFavor()) - Number(antes)).toBe(2000);
    expect(await cumplido(legajo_id)).toBe(true);
    await corregir(legajo_id);
    expect(Number(await aFavor()) - Number(antes)).toBe(2000);
  });

  test('también de lo pagado a cuenta con otro cupón, y el que pedía el resto se cierra', async () => {
    const { id, legajo_id, detalle_id } = await s.cuponDeLegajo('cep');
    await pagar(id, '4000.00');
    await vencer(corrido + 45);
    const resto = await s.emitirDeLegajo(legajo_id, 'cep');
    const antes = await aFavor();
    await monto(detalle_id, '70000.00');
    await corregir(legajo_id);
    expect(Number(await aFavor()) - Number(antes)).toBe(500);
    expect([(await cupon(resto)).estado, await cumplido(legajo_id)]).toEqual(['vencido', true]);
  });

  test('uno que se puede estar pagando sigue, y lo que entre queda a favor', async () => {
    const { id, legajo_id } = await s.cuponDeLegajo('cep');
    await s.abrir('sipago', id);
    await comitentes(legajo_id, true);
    await corregir(legajo_id);
    expect(await cupon(id)).toMatchObject({ estado: 'pendiente' });
    const antes = await aFavor();
    await pagar(id, '5000.00');
    expect(Number(await aFavor()) - Number(antes)).toBe(5000);
    expect(await cerrarLosQueNoCobran(s.db, s.momento())).toBe(0);
    await s.prueba.sinGuardas((db) =>
      db.updateTable('intenciones_pago').set({ estado: 'caducada' }).where('orden_id', '=', id).execute(),
    );
    expect(await cerrarLosQueNoCobran(s.db, s.momento())).toBe(1);
    expect(await cupon(id)).toMatchObject({ estado: 'vencido', motivo_cierre: 'Ya no corresponde' });
  });
});
