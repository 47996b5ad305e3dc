import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { findCuponesDeCaja } from '../caja/cupon-de-caja.repository.ts';
import { debeEnCaja } from '../caja/leer-cupon-de-caja.service.ts';
import { revertirOperacion } from '../colegio/revertir.service.ts';
import { vencerCupones } from '../ordenes/emitir-cupon.service.ts';

let s: EscenarioDePagos;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
});
afterAll(async () => {
  await elLibroCierra();
  await s.e.prueba.cerrar();
});

/** Every entry adds up to zero, and so does the whole ledger. */
const elLibroCierra = async () => {
  const { rows } = await sql`select asiento_id from movimientos group by asiento_id having sum(importe) <> 0`.execute(
    s.db,
  );
  expect(rows).toEqual([]);
};
const cupon = (id: number) =>
  s.db.selectFrom('ordenes_pago').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const comprobantes = (orden_id: number) =>
  s.db.selectFrom('comprobantes').select(['numero', 'importe']).where('orden_id', '=', orden_id).execute();
const movio = async (trabajo: () => Promise<unknown>): Promise<Record<string, string>> => {
  const { ultimo } = await s.db
    .selectFrom('asientos')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), sql<string>`0`).as('ultimo'))
    .executeTakeFirstOrThrow();
  await trabajo();
  const { rows } = await sql<{ cuenta: string; saldo: string }>`
    select cuenta, sum(importe)::text as saldo from movimientos where asiento_id > ${ultimo}
    group by cuenta having sum(importe) <> 0 order by cuenta`.execute(s.db);
  return Object.fromEntries(rows.map(({ cuenta, saldo }) => [cuenta, saldo]));
};

describe('un pago en término', () => {
  test('salda su cupón, con recibo, y cumple el CEP de su legajo', async () => {
    const { id, legajo_id, detalle_id } = await s.cuponDeLegajo('cep');
    const libro = await movio(() => s.acreditar(id));
    expect(libro).toEqual({ deudores: '-5000.00', recaudado: '5000.00' });
    expect(await cupon(id)).toMatchObject({ estado: 'pago', pagada_en: s.prueba.ahora() });
    expect(await comprobantes(id)).toMatchObject([{ importe: '5000.00' }]);
    expect(await s.vida.leer(legajo_id)).toMatchObject({ cep_cumplido: true });
    const cep = await s.db.selectFrom('ceps').selectAll().where('detalle_id', '=', detalle_id).execute();
    expect(cep).toMatchObject([{ importe: '5000.00', orden_pago_id: id }]);
    const [ultimo] = (await s.vida.historia(legajo_id)).slice(-1);
    expect(ultimo).toMatchObject({ accion: 'pagar', quien: 'pagos', hasta: { orden_pago_id: id } });
  });

  test('el del timbrado deja el contrato listo para que el Colegio lo selle', async () => {
    const { id, legajo_id } = await s.cuponDeLegajo('timbrados');
    await s.acreditar(id, { importe: '1200.00' });
    await s.vida.sellar(legajo_id);
    expect(await s.vida.leer(legajo_id)).toMatchObject({ timbrado_cumplido: true });
  });

  test('después del primer vencimiento vale con su recargo', async () => {
    const id = await s.cuponDeMatricula('1000.00');
    const fecha_pago = new Date('2026-04-05T12:00:00Z');
    const libro = await movio(() => s.acreditar(id, { importe: '1020.00', fecha_pago, ahora: fecha_pago }));
    expect(libro).toEqual({ deudores: '-1000.00', recargos: '-20.00', recaudado: '1020.00' });
    expect(await comprobantes(id)).toMatchObject([{ importe: '1020.00' }]);
  });

  test('el que se avisa cuando ya se lo dio por vencido vale por el día en que se pagó', async () => {
    const id = await s.cuponDeMatricula('1000.00');
    const despues = new Date('2026-05-20T12:00:00Z');
    await vencerCupones(s.db, { hoy: '2026-05-20', ahora: despues });
    expect((await cupon(id)).estado).toBe('vencido');
    const libro = await movio(() => s.acreditar(id, { importe: '1000.00', ahora: despues }));
    expect(libro).toEqual({ emitido: '-1000.00', recaudado: '1000.00' });
    expect((await cupon(id)).estado).toBe('pago');
  });
});

test('de uno que ya venció, lo que se pagó en término de a partes se cuenta sin su recargo, y lo que falta lo salda', async () => {
  const id = await s.cuponDeMatricula('1000.00');
  const enTermino = new Date('2026-04-05T12:00:00Z');
  const despues = new Date('2026-05-20T12:00:00Z');
  const parte = { importe: '510.00', fecha_pago: enTermino, ahora: despues };
  await vencerCupones(s.db, { hoy: '2026-05-20', ahora: despues });
  const libro = await movio(() => s.acreditar(id, parte));
  expect(libro).toEqual({ emitido: '-500.00', recargos: '-10.00', recaudado: '510.00' });
  expect(await cupon(id)).toMatchObject({ estado: 'vencido' });
  const enCaja = async () => {
    const [fila] = await findCuponesDeCaja(s.db, [id]);
    return fila && debeEnCaja(fila, '2026-04-05');
  };
  expect(await enCaja()).toBe('510.00');
  const { operacion_id } = await s.acreditar(id, { ...parte, externo: `resto-${id}` });
  expect(await cupon(id)).toMatchObject({ estado: 'pago' });
  const { hoy } = s.momento();
  const deshecho = { operacion_id, tipo: 'contracargo', motivo: 'x', ahora: despues, hoy } as const;
  const vuelta = await movio(() =>
    revertirOperacion(s.db, { ...deshecho, autor: { actor: 'colegio', user_id: null, username: 'operador' } }),
  );
  expect(vuelta).toEqual({ emitido: '500.00', recargos: '10.00', recaudado: '-510.00' });
  expect(await enCaja()).toBe('510.00');
});

describe('un pago que no es el que se esperaba nunca se pierde', () => {
  test('uno repetido queda a favor', async () => {
    const id = await s.cuponDeMatricula('1000.00');
    await s.acreditar(id, { importe: '1000.00' });
    const libro = await movio(() => s.acreditar(id, { importe: '1000.00', externo: `otro-${id}` }));
    expect(libro).toEqual({ creditos: '-1000.00', recaudado: '1000.00' });
    expect(await s.operaciones(id)).toMatchObject([
      { aplicado: '1000.00', motivo: null },
      { aplicado: '0.00', a_credito: '1000.00', motivo: 'pago_doble' },
    ]);
    expect(await comprobantes(id)).toHaveLength(1);
  });

  test('uno fuera de término se toma por lo que se debía ese día, y paga su cupón', async () => {
    const id = await s.cuponDeMatricula('1000.00');
    const tarde = new Date('2026-06-01T12:00:00Z');
    await vencerCupones(s.db, { hoy: '2026-06-01', ahora: tarde });
    const libro = await movio(() => s.acreditar(id, { importe: '1000.00', fecha_pago: tarde, ahora: tarde }));
    expect(libro).toEqual({ emitido: '-1000.00', recaudado: '1000.00' });
    expect(await s.operaciones(id)).toMatchObject([{ aplicado: '1000.00', motivo: 'fuera_de_termino' }]);
    expect((await cupon(id)).estado).toBe('pago');
    expect(await comprobantes(id)).toMatchObject([{ importe: '1000.00' }]);
  });

  test('uno de más salda y el resto queda a favor; uno de menos cuenta, y el resto se sigue debiendo', async () => {
    const [demas, demenos] = [await s.cuponDeMatricula('1000.00'), await s.cuponDeMatricula('1000.00')];
    await s.acreditar(demas, { importe: '1500.50' });
    expect(await s.operaciones(demas)).toMatchObject([
      { aplicado: '1000.00', a_credito: '500.50', motivo: 'importe_mayor' },
    ]);
    const libro = await movio(() => s.acreditar(demenos, { importe: '999.99' }));
    expect(libro).toEqual({ deudores: '-999.99', recaudado: '999.99' });
    expect(await cupon(demenos)).toMatchObject({ estado: 'pendiente', en_revision: false });
    expect(await comprobantes(demenos)).toMatchObject([{ importe: '999.99' }]);
    // It was paid at a till, without an intention.
    expect((await s.leer(demenos)).estado_pago).toBe('recibido');
    await s.acreditar(demenos, { importe: '0.01', externo: `resto-${demenos}` });
    expect(await cupon(demenos)).toMatchObject({ estado: 'pago' });
    expect(await comprobantes(demenos)).toHaveLength(2);
  });

  test('uno de un legajo anulado se revisa', async () => {
    const { id, legajo_id } = await s.cuponDeLegajo('cep');
    await s.vida.anular(legajo_id);
    await s.acreditar(id);
    expect(await s.operaciones(id)).toMatchObject([{ a_revision: '5000.00', motivo: 'cupon_cerrado' }]);
    expect(await cupon(id)).toMatchObject({ estado: 'vencido', en_revision: true });
  });

  test('también si el cupón había vencido antes de que se anulara, y se avisa tarde lo que se pagó en término', async () => {
    const { id, legajo_id } = await s.cuponDeLegajo('cep');
    const despues = new Date('2026-06-20T12:00:00Z');
    await vencerCupones(s.db, { hoy: '2026-06-20', ahora: despues });
    await s.vida.anular(legajo_id);
    await s.acreditar(id, { ahora: despues });
    expect(await s.operaciones(id)).toMatchObject([{ a_revision: '5000.00', motivo: 'cupon_cerrado' }]);
    expect(await s.vida.leer(legajo_id)).toMatchObject({ estado_legajo: { clave: 'anulado' } });
  });

  test('uno de lo que ya se pagó por otro lado queda a favor', async () => {
    const { id, detalle_id } = await s.cuponDeLegajo('cep');
    await s.vida.pagarCep(detalle_id);
    await s.acreditar(id);
    expect(await s.operaciones(id)).toMatchObject([{ a_credito: '5000.00', motivo: 'pago_doble' }]);
  });

  test('uno de cero no salda nada', async () => {
    const id = await s.cuponDeMatricula('1000.00');
    await expect(s.acreditar(id, { importe: '0.00' })).rejects.toThrow('El pago no tiene importe');
    expect((await cupon(id)).estado).toBe('pendiente');
  });
});

describe('por donde llegue y cuantas veces llegue', () => {
  test('desde tres lados a la vez se acredita una sola vez', async () => {
    const { id } = await s.cuponDeLegajo('timbrados');
    await s.abrir('sipago', id);
    const referencia = await s.referencia(id);
    s.falsas.sipago.pagar(referencia, s.prueba.ahora());
    const lados = [
      () => s.prueba.pedir('POST', `/avisos_pagos/sipago/${referencia}`),
      () => s.prueba.pedir('GET', `/retornos_pagos/sipago/${referencia}/confirmado`),
      () => s.e.mgarcia('POST', `/orden_pagos/${id}/consultar_pago`),
    ];
    await Promise.all([...lados, ...lados, ...lados].map((lado) => lado()));
    expect(await s.operaciones(id)).toHaveLength(1);
    expect(await comprobantes(id)).toHaveLength(1);
  });

  test('cien veces la misma operación entra una', async () => {
    const id = await s.cuponDeMatricula('1000.00');
    const veces = await Promise.all(Array.from({ length: 100 }, () => s.acreditar(id, { importe: '1000.00' })));
    expect(veces.filter(({ nueva }) => nueva)).toHaveLength(1);
    expect(new Set(veces.map(({ operacion_id }) => operacion_id)).size).toBe(1);
  });

  test('muchos cupones a la vez: los recibos se numeran sin huecos', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => s.cuponDeMatricula('10.00')));
    const fallido = s.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('numeradores')
        .set((eb) => ({ ultimo: eb('ultimo', '+', 1) }))
        .execute();
      throw new Error('se cayó');
    });
    await Promise.allSettled([fallido, ...ids.map((id) => s.acreditar(id, { importe: '10.00' }))]);
    const todos = await s.db.selectFrom('comprobantes').select('numero').orderBy('numero').execute();
    expect(todos.map(({ numero }) => numero)).toEqual(todos.map((_, i) => i + 1));
  });
});

test('lo que el cupón pide por lo que falta lo salda justo, sin centavos de más ni de menos', async () => {
  for (const partes of [['333.33'], ['0.01', '666.67'], ['12.34', '56.78', '901.11']]) {
    const id = await s.cuponDeMatricula('1000.01');
    const persona = { ...(await s.saldos()) };
    for (const [i, importe] of partes.entries()) await s.acreditar(id, { importe, externo: `parte-${id}-${i}` });
    const { monto_a_pagar } = await s.leer(id);
    await s.acreditar(id, { importe: monto_a_pagar ?? '', externo: `resto-${id}` });
    expect((await s.leer(id)).estado).toEqual({ nombre: 'pago' });
    expect((await s.operaciones(id)).map(({ a_credito }) => a_credito)).toEqual(Array(partes.length + 1).fill('0.00'));
    expect((await s.saldos()).creditos).toEqual(persona.creditos);
  }
});
