import type { FilaDeResumen } from '@colega/contract/dinero';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pedir } from '../../testing/crear-app-de-prueba.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../testing/dinero/escenario-de-pagos.ts';
import { type Liquidaciones, liquidacionesDe } from '../../testing/dinero/liquidaciones.ts';

let s: EscenarioDePagos;
let l: Liquidaciones;
let pago: number;
let pendiente: number;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  l = liquidacionesDe(s);
  for (const anio of [2024, 2025, 2026]) await l.generar(anio);
  await l.sancionar();
  pago = await l.liquidar((descripcion) => descripcion === 'ARANCEL 2025' || descripcion === 'CUOTA 1 2025');
  await s.acreditar(pago, { importe: '166500.00' });
  pendiente = await l.liquidar((descripcion) => descripcion === 'ARANCEL 2026');
  // Another person has paid, owes with its surcharge and has something in favour: none of it is in this summary.
  const deOtra = (importe: string) => s.cuponDeMatricula(importe, s.e.otra.persona.id);
  await s.acreditar(await deOtra('777.00'), { importe: '800.00' });
  const debe = await deOtra('888.00');
  const tarde = { vencimiento: '2026-03-19', ultimo_vencimiento: '2026-04-10' };
  await s.prueba.sinGuardas((db) => db.updateTable('ordenes_pago').set(tarde).where('id', '=', debe).execute());
});
afterAll(() => s.e.prueba.cerrar());

type Resumen = { resumen: FilaDeResumen[]; pagination: { total_items: number; current: number; pages: number } };
const pedir = (query = '', como: Pedir = s.e.mgarcia, resto = '') =>
  como('GET', `/liquidaciones/resumen_cuenta/${l.persona_id}${resto}?${query}`);
const resumen = async (query = ''): Promise<Resumen> => {
  const respuesta = await pedir(query);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<Resumen>();
};
const descripciones = async (query: string) => (await resumen(query)).resumen.map(({ descripcion }) => descripcion);

describe('el resumen de cuenta', () => {
  test('de a diez, lo último que vence primero [API-074] [RES-010]', async () => {
    const primera = await resumen();
    expect(primera.pagination).toEqual({ total_items: 10, current: 1, pages: 1 });
    const vencimientos = primera.resumen.map(({ fecha_vencimiento }) => fecha_vencimiento);
    expect(vencimientos).toEqual([...vencimientos].sort().reverse());
    const segunda = await resumen('page=2&limit=6');
    expect([segunda.resumen.length, segunda.pagination]).toEqual([4, { total_items: 10, current: 2, pages: 2 }]);
    expect(new Set(primera.resumen.map(({ id }) => id)).size).toBe(10);
  });

  test('cada renglón: pagado con lo que se pagó, pendiente con lo que cuesta hoy [RES-006]', async () => {
    const { resumen: filas } = await resumen();
    const fila = (descripcion: string) => filas.find((f) => f.descripcion === descripcion);
    expect(fila('ARANCEL 2025')).toEqual({
      id: expect.any(Number),
      codigo_matricula: expect.any(String),
      importe_total: '97920.00',
      estado: 'PAGADO',
      fecha_pago: '2026-03-20',
      fecha_vencimiento: '2025-03-31',
      descripcion: 'ARANCEL 2025',
      orden_pago_id: pago,
    });
    expect(fila('CUOTA 2 2025')).toMatchObject({
      importe_total: '60480.00',
      estado: 'PENDIENTE',
      fecha_pago: null,
      orden_pago_id: null,
    });
    expect(fila('ARANCEL 2026')).toMatchObject({ estado: 'PENDIENTE', orden_pago_id: pendiente });
    expect(fila('Sanción: Falta ética')).toMatchObject({ importe_total: '25000.00', fecha_vencimiento: '2026-02-01' });
  });

  test('por estado, matrícula y años [RES-003] [API-074]', async () => {
    expect(await descripciones('estado=Paga')).toEqual(['CUOTA 1 2025', 'ARANCEL 2025']);
    expect((await resumen('estado=Pendiente')).pagination.total_items).toBe(8);
    expect(await descripciones('anio_hasta=2024')).toEqual(['CUOTA 2 2024', 'CUOTA 1 2024', 'ARANCEL 2024']);
    expect((await resumen('anio_desde=2025&anio_hasta=2025')).pagination.total_items).toBe(3);
    expect((await resumen(`matricula=${await l.matricula()}`)).pagination.total_items).toBe(10);
    expect((await resumen(`matricula=${s.e.otra.matricula_id}`)).pagination.total_items).toBe(0);
  });

  test('los años van de 1900 a 2100, y en orden [RES-007] [RES-008] [RES-009]', async () => {
    for (const [query, campo, mensaje] of [
      ['anio_desde=1899', 'anio_desde', 'El año debe estar entre 1900 y 2100.'],
      ['anio_desde=2101', 'anio_desde', 'El año debe estar entre 1900 y 2100.'],
      ['anio_hasta=1899', 'anio_hasta', 'El año debe estar entre 1900 y 2100.'],
      ['anio_hasta=2101', 'anio_hasta', 'El año debe estar entre 1900 y 2100.'],
      ['anio_desde=2026&anio_hasta=2025', 'anio_hasta', 'El campo año hasta no puede ser anterior al año desde'],
    ]) {
      const respuesta = await pedir(query);
      expect(respuesta.json()).toMatchObject({ status: 422, errores: [{ campo, mensaje }] });
    }
    for (const query of ['estado=Otra', 'matricula=x', 'page=0', 'anio_desde=veinte'])
      expect((await pedir(query)).statusCode).toBe(422);
    expect((await resumen('anio_desde=1900&anio_hasta=2100')).pagination.total_items).toBe(10);
  });

  test('el de otra persona no existe, en ninguna de sus formas', async () => {
    for (const resto of ['', '/por_mes', '/exportar/csv', '/exportar/xlsx'])
      expect((await pedir('', s.e.csosa, resto)).statusCode).toBe(404);
  });
});

describe('por mes', () => {
  test('lo pagado por el mes de su pago, lo adeudado por el de su vencimiento, sin saltear meses', async () => {
    const { meses } = (await pedir('', s.e.mgarcia, '/por_mes')).json<{
      meses: { mes: string; pagado: string; adeudado: string }[];
    }>();
    expect(meses[0]?.mes).toBe('2024-03');
    expect(meses.at(-1)).toEqual({ mes: '2026-12', pagado: '0.00', adeudado: '74000.00' });
    expect(meses).toHaveLength(34);
    expect(meses.find(({ mes }) => mes === '2026-03')).toEqual({
      mes: '2026-03',
      pagado: '166500.00',
      adeudado: '98000.00',
    });
    const pagas = (await pedir('estado=Paga', s.e.mgarcia, '/por_mes')).json();
    expect(pagas.meses).toEqual([{ mes: '2026-03', pagado: '166500.00', adeudado: '0.00' }]);
    const nada = (await pedir('anio_hasta=1990', s.e.mgarcia, '/por_mes')).json();
    expect(nada.meses).toEqual([]);
  });

  test('entran los cupones de todos los circuitos: CEP, timbrado y el recargo de los de matrícula', async () => {
    type Meses = { meses: { mes: string; pagado: string; adeudado: string }[] };
    const mes = async (cual: string, query = '') =>
      (await pedir(query, s.e.mgarcia, '/por_mes')).json<Meses>().meses.find((uno) => uno.mes === cual);
    const antes = await mes('2026-03');
    expect(antes).toMatchObject({ pagado: '166500.00', adeudado: '98000.00' });
    const [cep, timbrado] = [await s.cuponDeLegajo('cep'), await s.cuponDeLegajo('timbrados')];
    await s.acreditar(cep.id);
    const vence = (await s.leer(timbrado.id)).vencimiento.slice(0, 7);
    expect(vence).toBe('2026-03');
    expect(await mes('2026-03')).toMatchObject({ pagado: '171500.00', adeudado: '99200.00' });
    expect(await mes('2026-03', 'estado=Paga')).toMatchObject({ pagado: '171500.00', adeudado: '0.00' });
    expect(await mes('2026-03', `matricula=${s.e.otra.matricula_id}`)).toBeUndefined();
    // 98,000 since the day before: it costs 2 % more.
    const tarde = { vencimiento: '2026-03-19', ultimo_vencimiento: '2026-04-10' };
    await s.prueba.sinGuardas((db) => db.updateTable('ordenes_pago').set(tarde).where('id', '=', pendiente).execute());
    expect(await mes('2026-03')).toMatchObject({ adeudado: '101160.00' });
    expect(await mes('2026-03', `matricula=${await l.matricula()}`)).toMatchObject({ adeudado: '99200.00' });
    await s.acreditar(pendiente, { importe: '99960.00' });
    expect(await mes('2026-03')).toMatchObject({ pagado: '271460.00', adeudado: '1200.00' });
    await s.vida.anular(timbrado.legajo_id);
    expect(await mes('2026-03')).toMatchObject({ adeudado: '0.00' });
  });
});

describe('lo que se pagó y lo que se debe, por su importe', () => {
  const SANCION = 'Sanción: Falta ética';
  type PorMes = { meses: { mes: string; pagado: string; adeudado: string }[]; a_favor: string };
  const porMes = async () => (await pedir('', s.e.mgarcia, '/por_mes')).json<PorMes>();
  const total = ({ meses }: PorMes, que: 'pagado' | 'adeudado') =>
    meses.reduce((suma, mes) => suma + Math.round(Number(mes[que]) * 100), 0);
  const fila = async (descripcion: string) => (await resumen()).resumen.find((f) => f.descripcion === descripcion);

  test('pagado en parte sigue pendiente, por lo que falta; entero es pago, en la fecha en que se terminó [RES-006]', async () => {
    const cupon = await l.liquidar((_, grupo) => grupo === 'sanciones');
    const entero = Number((await fila(SANCION))?.importe_total);
    const antes = await porMes();
    await s.acreditar(cupon, { importe: '1000.00', externo: 'una-parte' });
    const falta = await fila(SANCION);
    expect(falta).toMatchObject({ estado: 'PENDIENTE', fecha_pago: null, orden_pago_id: cupon });
    expect(Number(falta?.importe_total)).toBe(entero - 1000);
    const despues = await porMes();
    expect(total(despues, 'pagado') - total(antes, 'pagado')).toBe(100_000);
    expect(total(antes, 'adeudado') - total(despues, 'adeudado')).toBe(100_000);
    const resto = (await s.leer(cupon)).monto_a_pagar ?? '';
    await s.acreditar(cupon, { importe: resto, externo: 'otra-parte' });
    expect(await fila(SANCION)).toMatchObject({
      estado: 'PAGADO',
      importe_total: entero.toFixed(2),
      orden_pago_id: cupon,
    });
    expect((await pedir('estado=Paga')).json<Resumen>().resumen.map(({ descripcion }) => descripcion)).toContain(
      SANCION,
    );
  });

  test('una bonificación no es plata que entró: baja lo que se debe, y lo pagado es lo que se pagó', async () => {
    await l.sancionar('30000.00');
    await l.dar('3000.00');
    const antes = await porMes();
    expect(antes.a_favor).toBe('3000.00');
    const cupon = await l.liquidar((_, grupo) => grupo === 'sanciones' || grupo === 'bonificaciones');
    const leido = await s.leer(cupon);
    expect(leido.monto_total).toBe('27000.00');
    const enCupon = await porMes();
    expect(enCupon.a_favor).toBe('0.00');
    expect(total(antes, 'adeudado') - total(enCupon, 'adeudado')).toBe(300_000);
    await s.acreditar(cupon, { importe: '27000.00', externo: 'con-bonificacion' });
    const despues = await porMes();
    expect(total(despues, 'pagado') - total(antes, 'pagado')).toBe(2_700_000);
    expect(total(enCupon, 'adeudado') - total(despues, 'adeudado')).toBe(2_700_000);
    const pagas = (await resumen('estado=Paga')).resumen.filter(({ orden_pago_id }) => orden_pago_id === cupon);
    expect(pagas.map(({ importe_total }) => importe_total)).toEqual(['30000.00']);
  });

  test('lo adeudado de las matrículas es lo que Liquidar cobra más lo que ya está en cupones', async () => {
    const porLiquidar = await l.leer();
    const cupones = (
      await s.e.mgarcia('GET', `/orden_pagos?persona.id=${l.persona_id}&estado=pendiente&limit=100`)
    ).json<{
      items: { monto_a_pagar: string }[];
    }>();
    const suma = [porLiquidar.importe_total, ...cupones.items.map(({ monto_a_pagar }) => monto_a_pagar)];
    const debido = suma.reduce((total, uno) => total + Math.round(Number(uno) * 100), 0);
    expect(total(await porMes(), 'adeudado')).toBe(debido);
  });
});
