import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { matricula } from '../../../testing/construir.ts';
import { cajaDe } from '../../../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { type MesaDeRevision, mesaDeRevision } from '../../../testing/dinero/mesa-de-revision.ts';
import { conciliar } from '../conciliacion/conciliar.service.ts';

let s: EscenarioDePagos;
let caja: ReturnType<typeof cajaDe>;
let una: MesaDeRevision;
let otra: MesaDeRevision;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  caja = cajaDe(s);
  [una, otra] = [mesaDeRevision(await caja.operar()), mesaDeRevision(await caja.operar())];
});
afterAll(() => s.prueba.cerrar());
afterEach(async () => {
  expect(await conciliar(s.db, s.falsas.pasarelas, { ...s.momento(), dias: 1 })).toEqual([]);
});

const deSuCupon = async (numero: number) => (await una.lista()).filter((uno) => uno.numero_boleta === String(numero));
/** Paid after its file was annulled. */
const pagoDeAnulado = async () => {
  const { id, legajo_id } = await s.cuponDeLegajo('cep');
  await s.vida.anular(legajo_id);
  const { operacion_id } = await s.acreditar(id);
  return { pago: operacion_id, numero: await s.boleta(id) };
};
/** Its file was annulled once it was paid. */
const cuponPagoDeAnulado = async () => {
  const { id, legajo_id } = await s.cuponDeLegajo('cep');
  const { operacion_id } = await s.acreditar(id);
  await s.vida.anular(legajo_id);
  return { orden: id, pago: operacion_id, numero: await s.boleta(id) };
};
const sinRespuesta = async (persona_id = s.e.persona.id) => {
  const orden = await s.cuponDeMatricula('333.33', persona_id);
  await s.db.updateTable('ordenes_pago').set({ en_revision: true }).where('id', '=', orden).execute();
  return { orden, numero: await s.boleta(orden) };
};
const devolver = async (pago: number, comprobante: string) => {
  expect((await una.hacer(`/colegio/pagos/${pago}/devoluciones`, { por: 'transferencia' })).status).toBe(200);
  const { id } = await s.db
    .selectFrom('devoluciones_de_pagos')
    .select('id')
    .where('operacion_id', '=', pago)
    .where('estado', '=', 'pedida')
    .executeTakeFirstOrThrow();
  const datos = { banco: 'provincia', comprobante, fecha: '2026-03-20' };
  return () => otra.hacer(`/colegio/devoluciones/${id}/confirmar`, datos);
};

test('un pago de lo anulado queda a favor, una vez, y sale de la lista', async () => {
  const { pago, numero } = await pagoDeAnulado();
  expect(await deSuCupon(numero)).toMatchObject([{ tipo: 'pago', id: pago, importe: '5000.00', por_devolver: false }]);
  expect(await una.caso('pago', pago)).toMatchObject({ pagos: [pago], actos: [{ acto: 'a_favor', puede: true }] });
  const hechos = await Promise.all([una, otra].map((quien) => quien.hacer(`/colegio/pagos/${pago}/a_favor`, {})));
  expect(hechos.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(hechos.find(({ status }) => status === 409)?.codigo).toBe('revision_ya_no_espera');
  expect(hechos.find(({ status }) => status === 200)?.pago).toBe(pago);
  expect(await deSuCupon(numero)).toEqual([]);
  expect((await una.caso('pago', pago)).codigo).toBe('revision_ya_no_espera');
});

test('mientras se pidió devolverlo no queda a favor; confirmado, no queda nada por decidir', async () => {
  const { pago, numero } = await pagoDeAnulado();
  const confirmar = await devolver(pago, 'DP-1');
  expect(await deSuCupon(numero)).toMatchObject([{ por_devolver: true }]);
  expect((await una.caso('pago', pago)).actos).toMatchObject([{ acto: 'a_favor', puede: false }]);
  expect(await otra.hacer(`/colegio/pagos/${pago}/a_favor`, {})).toMatchObject({
    ...{ status: 409, codigo: 'devolver_en_curso' },
  });
  expect(await confirmar()).toMatchObject({ status: 200 });
  expect(await deSuCupon(numero)).toEqual([]);
});

test('una devolución de un pago dice de qué banco salió y con qué número', async () => {
  const { pago } = await pagoDeAnulado();
  const confirmar = await devolver(pago, '');
  expect((await confirmar()).errores).toMatchObject([{ campo: 'comprobante' }]);
});

test('un cupón que se pagó y se anuló después: lo pagado queda a favor, o se devuelve', async () => {
  const uno = await cuponPagoDeAnulado();
  const { visto = '', ...caso } = await una.caso('cupon', uno.numero);
  expect(caso).toMatchObject({ pagado: '5000.00', pagos: [uno.pago], tipo: 'cupon' });
  const aFavor = { decision: 'a_favor', visto };
  expect(await una.hacer(`/colegio/cupones/${uno.numero}/decidir`, { ...aFavor, visto: 'otra cosa' })).toMatchObject({
    ...{ status: 409, codigo: 'revision_cambio' },
  });
  expect(await una.hacer(`/colegio/cupones/${uno.numero}/decidir`, aFavor)).toMatchObject({ status: 200 });
  expect(await otra.hacer(`/colegio/cupones/${uno.numero}/decidir`, aFavor)).toMatchObject({
    ...{ status: 409, codigo: 'revision_ya_no_espera' },
  });
  expect(await deSuCupon(uno.numero)).toEqual([]);
  const otro = await cuponPagoDeAnulado();
  const confirmar = await devolver(otro.pago, 'DP-2');
  expect(
    await una.hacer(`/colegio/cupones/${otro.numero}/decidir`, {
      ...{ decision: 'a_favor', visto: (await una.caso('cupon', otro.numero)).visto },
    }),
  ).toMatchObject({ status: 409, codigo: 'devolver_en_curso' });
  expect(await confirmar()).toMatchObject({ status: 200 });
  expect(await deSuCupon(otro.numero)).toEqual([]);
});

test('un cupón del que nada entró solo puede quedar como está', async () => {
  const { numero } = await sinRespuesta();
  const { visto = '', actos, intentos } = await una.caso('cupon', numero);
  expect(intentos).toEqual([]);
  expect(actos?.map(({ acto, puede }) => [acto, puede])).toEqual([
    ['a_favor', false],
    ['sin_cambios', true],
  ]);
  const decidir = `/colegio/cupones/${numero}/decidir`;
  expect(await una.hacer(decidir, { decision: 'a_favor', visto })).toMatchObject({ codigo: 'nada_que_devolver' });
  expect((await una.hacer(decidir, { decision: 'devuelto', visto })).status).toBe(422);
  expect(await una.hacer(decidir, { decision: 'sin_cambios', visto }, 'igual-1')).toMatchObject({ status: 200 });
  expect(await una.hacer(decidir, { decision: 'sin_cambios', visto }, 'igual-1')).toMatchObject({ status: 200 });
  expect(await deSuCupon(numero)).toEqual([]);
});

test('de otro distrito no existe; el suyo lo decide; nadie decide de lo suyo ni sin permiso', async () => {
  const { pago, numero } = await pagoDeAnulado();
  const cupon = await sinRespuesta();
  const { id: otroDistrito } = await s.db
    .selectFrom('distritos')
    .select('id')
    .where('id', '<>', s.e.persona.distrito_id)
    .executeTakeFirstOrThrow();
  const lejos = mesaDeRevision(await caja.operar(['tesoreria'], otroDistrito));
  expect(await lejos.lista()).toEqual([]);
  expect((await lejos.caso('pago', pago)).status).toBe(404);
  expect((await lejos.hacer(`/colegio/pagos/${pago}/a_favor`, {})).status).toBe(404);
  const suyo = { decision: 'sin_cambios', visto: '' };
  expect((await lejos.hacer(`/colegio/cupones/${cupon.numero}/decidir`, suyo)).status).toBe(404);
  const audita = mesaDeRevision(await caja.operar(['auditoria']));
  expect((await audita.caso('pago', pago)).status).toBe(200);
  expect((await audita.hacer(`/colegio/pagos/${pago}/a_favor`, {})).status).toBe(403);
  const cerca = mesaDeRevision(await caja.operar(['tesoreria'], s.e.persona.distrito_id));
  const { visto } = await cerca.caso('cupon', cupon.numero);
  expect(await cerca.hacer(`/colegio/cupones/${cupon.numero}/decidir`, { ...suyo, visto })).toMatchObject({
    status: 200,
  });
  const { persona_id } = await s.db
    .selectFrom('usuarios')
    .select('persona_id')
    .where('username', '=', 'caja-2')
    .executeTakeFirstOrThrow();
  await matricula(s.db, persona_id);
  const propio = await sinRespuesta(persona_id);
  const { visto: leido } = await otra.caso('cupon', propio.numero);
  expect(await otra.hacer(`/colegio/cupones/${propio.numero}/decidir`, { ...suyo, visto: leido })).toMatchObject({
    ...{ status: 409, codigo: 'lo_hace_otra_persona' },
  });
  expect(await deSuCupon(numero)).toHaveLength(1);
});

test('un renglón ilegible se da por mirado, una vez y con su motivo', async () => {
  const { id } = await s.db
    .insertInto('cobranzas_ilegibles')
    .values({ renglon: '0000 ?? 12', registrado_en: s.prueba.ahora() })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await una.caso('renglon', id)).toMatchObject({
    porque: '0000 ?? 12',
    actos: [{ acto: 'mirado', puede: true }],
  });
  const mirar = `/colegio/renglones_ilegibles/${id}/mirar`;
  expect((await una.hacer(mirar, { motivo: '' })).errores).toMatchObject([{ campo: 'motivo' }]);
  const hechos = await Promise.all([una.hacer(mirar, {}), otra.hacer(mirar, {})]);
  expect(hechos.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await una.lista()).some(({ tipo }) => tipo === 'renglon')).toBe(false);
  const auditada = s.db.selectFrom('auditoria').select('motivo').where('entidad', '=', 'renglon');
  expect(await auditada.execute()).toEqual([{ motivo: 'Nota 12/26' }]);
});
