import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operador } from '../../../testing/construir.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { medirLectura } from '../../../testing/legajos/medir-lectura.ts';
import { cobrarEnCaja } from '../caja/cobrar-en-caja.service.ts';
import { entregarMiCaja, leerMiCaja } from '../caja/mi-caja.service.ts';
import {
  anotarSinIdentificar,
  dejarAFavorDe,
  devolverCobro,
  identificarCobro,
} from '../colegio/cobros-sin-cupon.service.ts';
import { reabrirCobro } from '../colegio/deshacer-cobro.service.ts';
import { revertirDelDia } from '../colegio/revertir.service.ts';
import { resolverCupon } from '../colegio/revisar.service.ts';
import { anotarDeposito } from '../depositos/depositos.service.ts';
import { confirmarDevolucion } from '../devoluciones/decidir-devolucion.service.ts';
import { pedirDevolucion } from '../devoluciones/pedir-devolucion.service.ts';
import { sumarSinEntregar } from './cajones.repository.ts';
import { cerrarElDia, leerCierre } from './cerrar.service.ts';

type Pagos = Parameters<typeof cobrarEnCaja>[1]['cobro']['pagos'];
let s: EscenarioDePagos;
const ids: Record<string, number> = {};
beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date('2026-03-20T12:00:00Z') });
  for (const quien of ['ana', 'beto', 'carla'])
    ids[quien] = (await operador(s.db, quien, { roles: ['tesoreria'], datos: { nombre: quien } })).id;
});
afterAll(() => s.prueba.cerrar());
// Each one begins with nothing in any drawer.
beforeEach(async () => {
  for (const quien of Object.keys(ids)) await entregar(quien, await suyo(quien)).catch(() => undefined);
});

/** Each act has a moment of its own. */
const por = (quien: string) => {
  s.prueba.avanzar(60_000);
  const autor = { actor: 'colegio', user_id: ids[quien] ?? null, username: quien } as const;
  return { ...s.momento(), autor, motivo: 'Nota 7' };
};
const suyo = async (quien: string, medio = 'caja') =>
  (await leerMiCaja(s.db, { quien, hoy: s.momento().hoy })).cajon.find((uno) => uno.medio === medio)?.hay ?? '';
const deTodos = async (medio = 'caja') => {
  const [ana, beto, carla] = [await suyo('ana', medio), await suyo('beto', medio), await suyo('carla', medio)];
  return { ana, beto, carla };
};
const NADA = { ana: '0.00', beto: '0.00', carla: '0.00' };
const entregar = (quien: string, contado: string) =>
  entregarMiCaja(s.db, { ...por(quien), arqueo: [{ medio: 'caja', contado }] });
const cobrar = async (quien: string, id: number, pagos: Pagos, distrito_id: number | null = null): Promise<number> => {
  const importe = pagos.reduce((suma, uno) => suma + Number(uno.importe), 0).toFixed(2);
  const hecho = await cobrarEnCaja(s.db, {
    ...{ ...por(quien), operador: { roles: ['tesoreria'], distrito_id } },
    cobro: { cupones: [{ id, importe, aunque_se_este_pagando: false }], pagos, deja_a_favor: false },
  });
  return hecho.pagos[0] ?? 0;
};
const efectivo = (importe: string): Pagos => [{ medio: 'caja', importe }];
let recibos = 0;
const deNadie = async (quien: string, importe = '500.00'): Promise<number> => {
  recibos += 1;
  const { autor, ahora } = por(quien);
  const pago = { medio: 'caja', banco: null, comprobante: `R-${recibos}`, importe, fecha_pago: ahora } as const;
  return (await anotarSinIdentificar(s.db, { autor, ahora, ...pago })).cobranza_id;
};
const identificar = async (quien: string, cobranza: number) => {
  const numero_boleta = await s.boleta(await s.cuponDeMatricula('500.00'));
  return (await identificarCobro(s.db, cobranza, { ...por(quien), numero_boleta })).operacion_id;
};

test('lo que uno tomó y otro dice de qué cupón es sigue en el cajón de quien lo tomó, también si se deshace', async () => {
  const operacion_id = await identificar('beto', await deNadie('ana'));
  expect(await deTodos()).toEqual({ ...NADA, ana: '500.00' });
  await revertirDelDia(s.db, { ...por('carla'), operacion_id });
  expect(await deTodos()).toEqual({ ...NADA, ana: '500.00' });
});

test('y si ya lo entregó, no está en el de nadie', async () => {
  const cobranza = await deNadie('ana');
  await entregar('ana', '500');
  const operacion_id = await identificar('beto', cobranza);
  expect(await deTodos()).toEqual(NADA);
  await revertirDelDia(s.db, { ...por('beto'), operacion_id });
  expect(await deTodos()).toEqual(NADA);
  const vuelta = await s.db.selectFrom('cobros_sin_cupon').select('id').where('reabre_id', '=', cobranza).execute();
  await devolverCobro(s.db, vuelta[0]?.id ?? 0, por('carla'));
  expect(await deTodos()).toEqual({ ...NADA, carla: '-500.00' });
});

test('lo que queda a favor de alguien, se reabre y se devuelve es siempre el mismo dinero', async () => {
  const cobranza = await deNadie('ana');
  await dejarAFavorDe(s.db, cobranza, { ...por('beto'), cuit: s.e.persona.cuit });
  expect(await deTodos()).toEqual({ ...NADA, ana: '500.00' });
  const { cobranza_id } = await reabrirCobro(s.db, cobranza, por('carla'));
  expect(await deTodos()).toEqual({ ...NADA, ana: '500.00' });
  await devolverCobro(s.db, cobranza_id, por('beto'));
  expect(await deTodos()).toEqual(NADA);
  const otra = await deNadie('ana');
  await entregar('ana', '500');
  await devolverCobro(s.db, otra, por('beto'));
  expect(await deTodos()).toEqual({ ...NADA, beto: '-500.00' });
});

test('lo que se devuelve por transferencia no mueve el cajón de nadie, esté entregado o no', async () => {
  const devolver = async (operacion_id: number) => {
    const { devolucion_id } = await pedirDevolucion(s.db, s.falsas.pasarelas, {
      ...{ ...por('beto'), operacion_id, por: 'transferencia' },
    });
    const como = { banco: 'provincia', comprobante: `D-${operacion_id}`, fecha: s.momento().hoy };
    await confirmarDevolucion(s.db, { ...por('carla'), devolucion_id, ...como });
  };
  await devolver(await cobrar('ana', await s.cuponDeMatricula('200.00'), efectivo('200.00')));
  expect(await deTodos()).toEqual({ ...NADA, ana: '200.00' });
  const otro = await cobrar('ana', await s.cuponDeMatricula('30.00'), efectivo('30.00'));
  await entregar('ana', '230');
  await devolver(otro);
  expect(await deTodos()).toEqual(NADA);
});

test('lo que se devuelve de un cupón que cobraron dos sale de lo de cada uno, y cada uno entrega lo suyo', async () => {
  const id = await s.cuponDeMatricula('700.00');
  await cobrar('ana', id, efectivo('300.00'));
  await cobrar('beto', id, efectivo('300.00'));
  const cheque = { medio: 'cheque', importe: '100.00', banco_emisor: 'Banco Nación', comprobante: '71' } as const;
  await cobrar('beto', id, [cheque]);
  expect([await deTodos(), await suyo('beto', 'cheque')]).toEqual([
    { ...NADA, ana: '300.00', beto: '300.00' },
    '100.00',
  ]);
  await s.db.updateTable('ordenes_pago').set({ en_revision: true }).where('id', '=', id).execute();
  await resolverCupon(s.db, await s.boleta(id), { ...por('carla'), decision: 'devuelto' });
  expect([await deTodos(), await deTodos('cheque')]).toEqual([NADA, NADA]);
  // What adds up to nothing is nothing to hand in; with something else, each line goes with its own.
  await expect(entregar('ana', '0')).rejects.toMatchObject({ codigo: 'caja_sin_nada_que_entregar' });
  await cobrar('ana', await s.cuponDeMatricula('10.00'), efectivo('10.00'));
  const { entrega } = await entregar('ana', '10');
  expect(entrega.contados.map(({ medio, esperado }) => [medio, esperado])).toEqual([['caja', '10.00']]);
  expect([await deTodos(), await deTodos('cheque')]).toEqual([NADA, NADA]);
});

test('un cheque y una tarjeta del mismo cobro: de lo que se deshace, sale lo suyo; de lo que no hay, no se anota nada', async () => {
  const pagos: Pagos = [
    { medio: 'cheque', importe: '60.00', banco_emisor: 'Banco Nación', comprobante: '72' },
    { medio: 'tarjeta', importe: '40.00', comprobante: '901' },
  ];
  const operacion_id = await cobrar('ana', await s.cuponDeMatricula('100.00'), pagos);
  const leidos = async () => [await suyo('ana', 'cheque'), await suyo('ana', 'tarjeta')];
  expect(await leidos()).toEqual(['60.00', '40.00']);
  await revertirDelDia(s.db, { ...por('carla'), operacion_id });
  expect(await leidos()).toEqual(['0.00', '40.00']);
  const arqueo = [
    { medio: 'caja', contado: '0.00' },
    { medio: 'cheque', contado: '0.00' },
    { medio: 'tarjeta', contado: '40.00' },
  ] as const;
  const { entrega } = await entregarMiCaja(s.db, { ...por('ana'), arqueo });
  expect(entrega.contados.map(({ medio, contado }) => [medio, contado])).toEqual([['tarjeta', '40.00']]);
});

test('lo que se lleva al banco no sale del cajón de nadie; quien cobra en un distrito entrega lo suyo', async () => {
  await cobrar('beto', await s.cuponDeMatricula('90.00'), efectivo('90.00'), s.e.persona.distrito_id);
  const { hoy } = s.momento();
  await anotarDeposito(s.db, {
    ...por('carla'),
    ...{ medio: 'caja', banco: 'provincia', importe: '50.00', dia: hoy, comprobante: 'DEP-1' },
  });
  expect(await deTodos()).toEqual({ ...NADA, beto: '90.00' });
  const depositado = async (quien: string) => (await leerMiCaja(s.db, { quien, hoy })).depositado;
  expect([await depositado('carla'), await depositado('beto')]).toEqual([
    [{ medio: 'caja', nombre: 'Efectivo', importe: '50.00' }],
    [],
  ]);
  expect((await entregar('beto', '90')).entrega.contados).toMatchObject([{ esperado: '90.00' }]);
});

test('lo que se cobra mientras se entrega está en esa entrega o en la que sigue', async () => {
  await cobrar('ana', await s.cuponDeMatricula('20.00'), efectivo('20.00'));
  const id = await s.cuponDeMatricula('7.00');
  const [hecha] = await Promise.allSettled([entregar('ana', '20'), cobrar('ana', id, efectivo('7.00'))]);
  const entregado = hecha.status === 'fulfilled' ? Number(hecha.value.entrega.contados[0]?.esperado) : 0;
  expect(entregado + Number(await suyo('ana'))).toBe(27);
});

test('mirar los cajones no lee lo que no es del cajón', async () => {
  const leidos = () => medirLectura(s.db, (db) => sumarSinEntregar(db, s.momento().hoy));
  const antes = await leidos();
  const OTROS = 4_000;
  await s.prueba.sinGuardas(async (db) => {
    await sql`with nuevos as (
        insert into asientos (cuando, concepto, orden_id)
        select ${s.momento().ahora}::timestamptz, 'emision', (select min(id) from ordenes_pago) from generate_series(1, ${OTROS}::int)
        returning id),
      lineas as (
        insert into movimientos (asiento_id, cuenta, medio, persona_id, importe)
        select n.id, x.cuenta, x.medio, (select min(id) from personas), x.importe from nuevos n
        cross join (values ('recaudado', 'codigo_barra', 10), ('emitido', null, -10)) x (cuenta, medio, importe))
      insert into asientos_sin_cerrar (asiento_id, dia) select id, ${s.momento().hoy}::date from nuevos`.execute(db);
  });
  for (const tabla of ['asientos', 'movimientos', 'asientos_sin_cerrar'])
    await s.prueba.comoDuenio((db) => sql`vacuum analyze ${sql.table(tabla)}`.execute(db));
  const despues = await leidos();
  // One look at the index of what is of the drawer for each, and nothing of its entry, its coupon and its trail.
  expect((despues.bloques - antes.bloques) / OTROS).toBeLessThan(2);
  await s.prueba.sinGuardas(async (db) => {
    await sql`delete from asientos_sin_cerrar where asiento_id in (select asiento_id from movimientos where medio = 'codigo_barra')`.execute(
      db,
    );
  });
});

test('un cierre que cuenta dice lo que nadie entregó, y lo sigue diciendo', async () => {
  await cobrar('ana', await s.cuponDeMatricula('15.00'), efectivo('15.00'));
  const { hoy, autor, ahora } = por('carla');
  const hay = await sql<{ hay: string }>`select saldo_de_caja('caja')::text as hay`.execute(s.db);
  const otros = await sql<{ hay: string }>`select saldo_de_caja('tarjeta')::text as hay`.execute(s.db);
  const arqueo = [
    { medio: 'caja', contado: hay.rows[0]?.hay ?? '' },
    { medio: 'tarjeta', contado: otros.rows[0]?.hay ?? '' },
  ] as const;
  const { cierre } = await cerrarElDia(s.db, { dia: hoy, hoy, ahora, autor, arqueo });
  const dichos = async () =>
    (await leerCierre(s.db, cierre.id)).cajones
      .filter(({ entrega }) => entrega === null)
      .map(({ quien, esperado }) => [quien.split(' ')[0], esperado]);
  const antes = await dichos();
  expect(antes).toContainEqual(['ana', '15.00']);
  s.prueba.avanzar(90 * 86_400_000);
  expect(await dichos()).toEqual(antes);
});
