import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cajaDe } from '../../../testing/dinero/caja.ts';
import { cobrosDeNadie } from '../../../testing/dinero/cobros-de-nadie.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { type MesaDeRevision, mesaDeRevision } from '../../../testing/dinero/mesa-de-revision.ts';
import { barrerCobranzas } from '../cobros/barrer-cobranzas.service.ts';
import { conciliar } from '../conciliacion/conciliar.service.ts';
import { crearTurnos } from '../intenciones/turnos.ts';
import { anotarSinIdentificar } from './cobros-sin-cupon.service.ts';

let s: EscenarioDePagos;
let cobros: ReturnType<typeof cobrosDeNadie>;
let caja: ReturnType<typeof cajaDe>;
let una: MesaDeRevision;
let otra: MesaDeRevision;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  cobros = cobrosDeNadie(s);
  caja = cajaDe(s);
  [una, otra] = [mesaDeRevision(await caja.operar()), mesaDeRevision(await caja.operar())];
});
afterAll(() => s.prueba.cerrar());
afterEach(async () => {
  expect(await conciliar(s.db, s.falsas.pasarelas, { ...s.momento(), dias: 1 })).toEqual([]);
});

const enLista = async (id: number) => (await una.lista()).find((uno) => uno.tipo === 'cobranza' && uno.id === id);
const lineas = (entidad: string, id: number) =>
  s.db
    .selectFrom('auditoria')
    .select(['accion', 'quien', 'motivo'])
    .where('entidad', '=', entidad)
    .where('entidad_id', '=', id)
    .orderBy('id')
    .execute();
const unCupon = async (importe: string) => {
  const orden = await s.cuponDeMatricula(importe);
  return { orden, numero: await s.boleta(orden) };
};
const puede = async (id: number) =>
  Object.fromEntries(((await una.caso('cobranza', id)).actos ?? []).map(({ acto, puede: si }) => [acto, si]));

test('se mira qué pagaría sin anotar nada, se identifica con lo que se vio, y sale de la lista', async () => {
  const { orden, numero } = await unCupon('600.00');
  const id = await cobros.nueva('650.00');
  const pagaria = await una.pagaria(id, numero);
  expect(pagaria).toMatchObject({
    ...{ impide: null, aplicado: '600.00', a_favor: '50.00', por_revisar: '0.00', queda_pago: true },
    renglones: [{ descripcion: 'ARANCEL 2026', capital: '600.00', recargo: '0.00' }],
    cupon: { numero_boleta: numero, persona: { cuit: s.e.persona.cuit } },
  });
  expect(await s.operaciones(orden)).toEqual([]);
  expect(await enLista(id)).toMatchObject({ importe: '650.00' });
  const pedido = { numero_boleta: numero, visto: pagaria.visto ?? '' };
  const hecho = await una.hacer(`/colegio/cobranzas/${id}/identificar`, pedido, 'una-vez-1');
  expect(hecho).toMatchObject({ status: 200, cobranza: id, pago: expect.any(Number) });
  expect(await una.hacer(`/colegio/cobranzas/${id}/identificar`, pedido, 'una-vez-1')).toEqual(hecho);
  expect(await enLista(id)).toBeUndefined();
  expect(await s.operaciones(orden)).toMatchObject([{ importe: '650.00', aplicado: '600.00', a_credito: '50.00' }]);
  expect(await lineas('orden_pago', orden)).toContainEqual({
    ...{ accion: 'identificar', quien: 'caja-1', motivo: 'Nota 12/26' },
  });
  expect(await otra.hacer(`/colegio/cobranzas/${id}/identificar`, pedido)).toMatchObject({
    ...{ status: 409, codigo: 'revision_ya_no_espera' },
  });
  expect((await una.caso('cobranza', id)).cobranza?.decidida).toMatchObject({ que: 'Es un pago.', pago: hecho.pago });
});

test('un cupón que no existe se dice en su campo, y la cobranza sigue esperando', async () => {
  const id = await cobros.nueva('300.00');
  const mensaje = 'No hay un cupón con el número 99999999.';
  expect(
    await una.hacer(`/colegio/cobranzas/${id}/identificar`, { numero_boleta: 99_999_999, visto: '300.00 0.00 0.00' }),
  ).toMatchObject({
    ...{ status: 422, codigo: 'caja_cupon_desconocido', errores: [{ campo: 'numero_boleta', mensaje }] },
  });
  expect(await enLista(id)).toMatchObject({ importe: '300.00' });
});

test('si el cupón cambió desde que se lo miró no se hace nada, y se dice', async () => {
  const { orden, numero } = await unCupon('300.00');
  const id = await cobros.nueva('300.00');
  const { visto = '' } = await una.pagaria(id, numero);
  await s.acreditar(orden, { importe: '300.00', externo: 'otro-pago' });
  const tarde = await una.hacer(`/colegio/cobranzas/${id}/identificar`, { numero_boleta: numero, visto });
  expect(tarde).toMatchObject({ status: 409, codigo: 'revision_cambio' });
  expect(await enLista(id)).toBeDefined();
  expect(await s.operaciones(orden)).toHaveLength(1);
  const ahora = await una.pagaria(id, numero);
  expect(ahora).toMatchObject({
    aplicado: '0.00',
    a_favor: '300.00',
    cupon: { impide: expect.stringMatching(/pago/) },
  });
  await una.hacer(`/colegio/cobranzas/${id}/identificar`, { numero_boleta: numero, visto: ahora.visto ?? '' });
  expect(await enLista(id)).toBeUndefined();
});

test('lo que no puede ser su pago se dice antes; el cupón que no existe, en su campo', async () => {
  const pago = { ...cobros.transferencia('90.00'), fecha_pago: new Date('2026-01-05T12:00:00-03:00') };
  const { cobranza_id: id } = await anotarSinIdentificar(s.db, pago);
  const { numero } = await unCupon('90.00');
  expect((await una.pagaria(id, numero)).impide).toMatch(/no se pudo pagar antes/);
  const desconocido = await una.pagaria(id, 99_999_999);
  expect([desconocido.status, desconocido.errores]).toEqual([404, [expect.objectContaining({ campo: 'codigo' })]]);
  expect((await una.caso('cobranza', id)).cobranza?.posibles).toEqual([]);
  const cuit = { cuit: '20-11111111-2' };
  const nadie = await una.hacer(`/colegio/cobranzas/${id}/a_favor`, cuit);
  expect([nadie.status, nadie.errores]).toEqual([404, [expect.objectContaining({ campo: 'cuit' })]]);
  expect(await una.hacer(`/colegio/cobranzas/${id}/a_favor`, { cuit: s.e.persona.cuit })).toMatchObject({
    status: 200,
  });
  expect((await una.caso('cobranza', id)).cobranza?.decidida?.que).toMatch(/^Quedó a favor de /);
});

test('los cupones pendientes que cuestan eso se ofrecen, los de otro importe no', async () => {
  const { numero } = await unCupon('417.31');
  await unCupon('417.32');
  const id = await cobros.nueva('417.31');
  const { cobranza } = await una.caso('cobranza', id);
  expect(cobranza?.posibles.map(({ numero_boleta }) => numero_boleta)).toEqual([numero]);
  await una.hacer(`/colegio/cobranzas/${id}/anular`, {});
});

test('dos personas que deciden a la vez: queda una sola decisión', async () => {
  const { orden, numero } = await unCupon('200.00');
  const id = await cobros.nueva('200.00');
  const { visto = '' } = await una.pagaria(id, numero);
  const hechos = await Promise.all([
    una.hacer(`/colegio/cobranzas/${id}/identificar`, { numero_boleta: numero, visto }),
    otra.hacer(`/colegio/cobranzas/${id}/a_favor`, { cuit: s.e.persona.cuit }),
    otra.hacer(`/colegio/cobranzas/${id}/devoluciones`, {}),
    una.hacer(`/colegio/cobranzas/${id}/anular`, {}),
  ]);
  expect(hechos.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const [identificada, , pedida] = hechos;
  expect((await enLista(id)) !== undefined).toBe(pedida?.status === 200);
  expect(await s.operaciones(orden)).toHaveLength(identificada?.status === 200 ? 1 : 0);
});

test('se devuelve como un pago: la pide una persona y la confirma otra; mientras, no se decide otra cosa', async () => {
  const antes = await cobros.hay('transferencia');
  const id = await cobros.nueva('700.00');
  expect(await puede(id)).toEqual({ identificar: true, a_favor: true, devolver: true, anular: true });
  expect(await una.hacer(`/colegio/cobranzas/${id}/devoluciones`, {})).toMatchObject({ status: 200, cobranza: id });
  expect(await enLista(id)).toMatchObject({ por_devolver: true });
  expect(await puede(id)).toEqual({ identificar: false, a_favor: false, devolver: false, anular: false });
  const { numero } = await unCupon('700.00');
  expect((await una.pagaria(id, numero)).impide).toMatch(/ya se pidió la devolución/);
  for (const [path, cuerpo] of [
    ['devoluciones', {}],
    ['anular', {}],
    ['a_favor', { cuit: s.e.persona.cuit }],
    ['identificar', { numero_boleta: numero, visto: '700.00 0.00 0.00' }],
  ] as const)
    expect(await otra.hacer(`/colegio/cobranzas/${id}/${path}`, cuerpo)).toMatchObject({
      ...{ status: 409, codigo: 'cobranza_por_devolver' },
    });
  const { cobranza } = await una.caso('cobranza', id);
  expect(cobranza?.devolucion).toMatchObject({ estado: 'pedida', es_propia: true, pidio: expect.stringMatching(/ /) });
  const confirmar = `/colegio/devoluciones/${cobranza?.devolucion?.id}/confirmar`;
  const datos = { banco: 'provincia', comprobante: 'DV-1', fecha: '2026-03-20' };
  expect(await una.hacer(confirmar, datos)).toMatchObject({ status: 409, codigo: 'devolucion_la_confirma_otro' });
  expect((await otra.hacer(confirmar, { fecha: '2026-03-20' })).errores).toMatchObject([
    { campo: 'banco' },
    { campo: 'comprobante' },
  ]);
  expect((await otra.hacer(confirmar, { ...datos, banco: 'inventado' })).errores).toMatchObject([{ campo: 'banco' }]);
  expect((await otra.hacer(confirmar, { ...datos, fecha: '2026-03-21' })).errores).toMatchObject([{ campo: 'fecha' }]);
  expect((await otra.hacer(confirmar, { ...datos, fecha: '2026-03-19' })).errores).toMatchObject([{ campo: 'fecha' }]);
  expect((await otra.hacer(confirmar, datos)).message).toMatch(/se devolvieron \$\s700,00/);
  expect(await otra.hacer(confirmar, datos)).toMatchObject({ status: 409, codigo: 'devolucion_ya_decidida' });
  expect(await enLista(id)).toBeUndefined();
  expect(await cobros.hay('transferencia')).toEqual(antes);
  expect((await lineas('cobranza', id)).map(({ accion, quien }) => [accion, quien])).toEqual([
    ['acreditar', expect.any(String)],
    ['pedir_devolucion', 'caja-1'],
    ['devolver', 'caja-2'],
  ]);
  expect(await puede(id)).toEqual({ reabrir: false });
  expect(await una.hacer(`/colegio/cobranzas/${id}/reabrir`, {})).toMatchObject({
    ...{ status: 409, codigo: 'cobranza_transferida' },
  });
  const misma = await cobros.nueva('30.00');
  await una.hacer(`/colegio/cobranzas/${misma}/devoluciones`, {});
  const laOtra = (await una.caso('cobranza', misma)).cobranza?.devolucion?.id;
  expect(await otra.hacer(`/colegio/devoluciones/${laOtra}/confirmar`, datos)).toMatchObject({
    ...{ status: 409, codigo: 'transferencia_ya_anotada' },
  });
  expect(await una.hacer(`/colegio/devoluciones/${laOtra}/rechazar`, {})).toMatchObject({ status: 200 });
  expect(await puede(misma)).toMatchObject({ identificar: true, devolver: true });
  await una.hacer(`/colegio/cobranzas/${misma}/anular`, {});
});

test('el efectivo se devuelve sin transferencia, y lo que se decidió hoy se vuelve a abrir', async () => {
  const antes = await cobros.hay('caja');
  const pago = { ...cobros.transferencia('55.00'), medio: 'caja' as const, banco: null };
  const { cobranza_id: id } = await anotarSinIdentificar(s.db, pago);
  await una.hacer(`/colegio/cobranzas/${id}/devoluciones`, {});
  const { cobranza } = await otra.caso('cobranza', id);
  expect(cobranza).toMatchObject({ en_efectivo: true, devolucion: { es_propia: false } });
  const confirmar = `/colegio/devoluciones/${cobranza?.devolucion?.id}/confirmar`;
  expect(await otra.hacer(confirmar, { fecha: '2026-03-20' })).toMatchObject({ status: 200 });
  expect(await cobros.hay('caja')).toEqual(antes);
  expect(await puede(id)).toEqual({ reabrir: true });
  const { cobranza: nueva = 0 } = await una.hacer(`/colegio/cobranzas/${id}/reabrir`, {});
  expect(await enLista(nueva ?? 0)).toMatchObject({ importe: '55.00' });
  expect((await una.caso('cobranza', id)).cobranza?.decidida?.que).toMatch(/se deshizo/);
  expect(await una.hacer(`/colegio/cobranzas/${nueva}/anular`, {})).toMatchObject({ status: 200 });
});

test('su cobrador informa de qué cupón era mientras espera que se la devuelva: ya no se devuelve', async () => {
  const orden = await s.cuponDeMatricula();
  await s.abrir('online', orden);
  const fecha = s.prueba.ahora();
  const listado = { medio: 'online' as const, externo: '0000000991', importe: '1000.00', fecha };
  s.falsas.cobros.push({ ...listado, numero_boleta: await s.boleta(orden) });
  s.falsas.online.estado.consultar = 'sin_respuesta';
  const CUATRO_DIAS = 4 * 24 * 3_600_000;
  let corrido = 0;
  const reloj = () => new Date(fecha.getTime() + corrido);
  const barrer = () => barrerCobranzas({ db: s.db, pasarelas: s.falsas.pasarelas, reloj, turnos: crearTurnos() });
  await barrer();
  corrido = CUATRO_DIAS;
  await barrer();
  const numero = String(await s.boleta(orden));
  const espera = (await una.lista()).find((uno) => uno.tipo === 'cobranza' && uno.numero_boleta === numero);
  const id = espera?.id ?? 0;
  await una.hacer(`/colegio/cobranzas/${id}/devoluciones`, {});
  const devolucion = (await una.caso('cobranza', id)).cobranza?.devolucion?.id;
  s.falsas.online.estado.consultar = null;
  s.falsas.online.pagar(await s.referencia(orden), fecha, { externo: 'hash-991' });
  await barrer();
  expect(await enLista(id)).toBeUndefined();
  const tarde = { banco: 'provincia', comprobante: 'DV-9', fecha: '2026-03-20' };
  expect(await otra.hacer(`/colegio/devoluciones/${devolucion}/confirmar`, tarde)).toMatchObject({
    ...{ status: 409, codigo: 'devolucion_ya_decidida' },
  });
  expect((await una.caso('cobranza', id)).cobranza).toMatchObject({
    devolucion: null,
    decidida: { que: 'Es un pago.' },
  });
});

test('lo de nadie lo ve y lo decide quien trabaja para todo el Colegio; quien audita lo mira, y nadie decide de lo suyo', async () => {
  const id = await cobros.nueva('80.00');
  const audita = mesaDeRevision(await caja.operar(['auditoria']));
  expect((await audita.caso('cobranza', id)).status).toBe(200);
  expect((await audita.hacer(`/colegio/cobranzas/${id}/anular`, {})).status).toBe(403);
  const delDistrito = mesaDeRevision(await caja.operar(['tesoreria'], s.e.persona.distrito_id));
  expect((await delDistrito.caso('cobranza', id)).status).toBe(403);
  for (const path of ['anular', 'devoluciones', 'reabrir'])
    expect((await delDistrito.hacer(`/colegio/cobranzas/${id}/${path}`, {})).status).toBe(403);
  const { persona_id } = await s.db
    .selectFrom('usuarios')
    .select('persona_id')
    .where('username', '=', 'caja-1')
    .executeTakeFirstOrThrow();
  const { cuit } = await s.db
    .selectFrom('personas')
    .select('cuit')
    .where('id', '=', persona_id)
    .executeTakeFirstOrThrow();
  expect(await una.hacer(`/colegio/cobranzas/${id}/a_favor`, { cuit })).toMatchObject({
    ...{ status: 409, codigo: 'lo_hace_otra_persona' },
  });
  expect((await una.caso('cobranza', 999_999)).status).toBe(404);
  await una.hacer(`/colegio/cobranzas/${id}/anular`, {});
});
