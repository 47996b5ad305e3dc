import type { CierreDelDia, CierreEntero, EntregaDeCaja, MiCaja, PorCerrar } from '@colega/contract/dinero';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leerPlanilla } from '../../../planillas/leer-planilla.ts';
import { operador } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { cajaDe } from '../../../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { mirarPdf } from '../../../testing/mirar-pdf.ts';
import { CONTROLES, correrControl } from '../conciliacion/diferencias.repository.ts';

let s: EscenarioDePagos;
let caja: ReturnType<typeof cajaDe>;
let ana: Pedir;
let beto: Pedir;
let tesorera: Pedir;
const entrar = (quien: string) => s.prueba.conSesion(quien, '/colegio/authentication_token');
const entran = async () => {
  [ana, beto, tesorera] = [await entrar('ana'), await entrar('beto'), await entrar('tesorera')];
};
beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date('2026-03-20T12:00:00Z') });
  caja = cajaDe(s);
  await operador(s.db, 'ana', { roles: ['tesoreria'], datos: { nombre: 'Ana' } });
  await operador(s.db, 'beto', { roles: ['tesoreria'], datos: { nombre: 'Beto' } });
  await operador(s.db, 'tesorera', { roles: ['tesoreria'], datos: { nombre: 'Oriana' } });
  await entran();
});
afterAll(() => s.prueba.cerrar());

const cobrar = async (quien: Pedir, importe: string): Promise<number> => {
  const id = await s.cuponDeMatricula(importe);
  const cobro = { cupones: [{ id, importe, aunque_se_este_pagando: false }], deja_a_favor: false };
  const hecho = await caja.cobrar(quien, { ...cobro, pagos: [{ medio: 'caja', importe }] });
  expect(hecho.status, JSON.stringify(hecho)).toBe(201);
  s.prueba.avanzar(60_000);
  return hecho.pagos?.[0] ?? 0;
};
const mia = async (quien: Pedir): Promise<MiCaja> => (await quien('GET', '/colegio/caja/mia')).json<MiCaja>();
const efectivoDe = async (quien: Pedir) => (await mia(quien)).cajon.find(({ medio }) => medio === 'caja')?.hay;
type Contado = { medio: string; contado: string; esperado?: string; motivo?: string };
const entregar = (quien: Pedir, arqueo: Contado[]) =>
  quien('POST', '/colegio/caja/mia/entregas', { payload: { arqueo } });
const entregada = async (quien: Pedir, arqueo: Contado[]): Promise<EntregaDeCaja> => {
  const respuesta = await entregar(quien, arqueo);
  expect(respuesta.statusCode, respuesta.body).toBe(201);
  return respuesta.json<{ entrega: EntregaDeCaja }>().entrega;
};
const hoy = () => s.momento().hoy;
const porCerrar = async (dia = hoy()) => (await tesorera('GET', `/colegio/por_cerrar?dia=${dia}`)).json<PorCerrar>();
const cerrar = (payload: object) => tesorera('POST', '/colegio/cierres', { payload: { dia: hoy(), ...payload } });
const cerrado = async (payload: object): Promise<CierreEntero> => {
  const respuesta = await cerrar(payload);
  expect(respuesta.statusCode, respuesta.body).toBe(201);
  const { cierre } = respuesta.json<{ cierre: CierreDelDia }>();
  return (await tesorera('GET', `/colegio/cierres/${cierre.id}`)).json<CierreEntero>();
};
const todoCoincide = async () => {
  expect((await tesorera('GET', '/colegio/contra_el_libro')).json()).toEqual({ distintas: [] });
  for (const control of CONTROLES) expect(await correrControl(s.db, control), control.titulo).toEqual([]);
};
const otroDia = async () => {
  s.prueba.avanzar(86_400_000);
  await entran();
};
const VUELTO = 'Un vuelto dado dos veces';
let conCajones: CierreEntero;

test('cada uno ve lo suyo, lo cuenta y lo entrega con su motivo; lo que cobra después es de la que sigue', async () => {
  await cobrar(ana, '1000.00');
  await cobrar(beto, '300.00');
  expect([await efectivoDe(ana), await efectivoDe(beto), await efectivoDe(tesorera)]).toEqual([
    '1000.00',
    '300.00',
    '0.00',
  ]);
  expect((await mia(ana)).de_hoy).toMatchObject([{ medio: 'caja', importe: '1000.00' }]);
  expect((await entregar(ana, [])).json()).toMatchObject({ errores: [{ campo: 'arqueo.caja' }] });
  expect((await entregar(ana, [{ medio: 'caja', contado: '989.50' }])).json()).toMatchObject({
    errores: [{ campo: 'arqueo.0.motivo' }],
  });
  const otroVisto = await entregar(ana, [{ medio: 'caja', contado: '900', esperado: '900.00' }]);
  expect(otroVisto.json()).toMatchObject({ status: 409, codigo: 'caja_cambiada' });
  // Nothing of what was refused was kept.
  expect(await efectivoDe(ana)).toBe('1000.00');
  const entrega = await entregada(ana, [{ medio: 'caja', contado: '989,50', esperado: '1000.00', motivo: VUELTO }]);
  expect(entrega).toMatchObject({
    dia: hoy(),
    cierre: null,
    contados: [{ medio: 'caja', esperado: '1000.00', contado: '989.50', diferencia: '-10.50', motivo: VUELTO }],
  });
  expect(await efectivoDe(ana)).toBe('0.00');
  expect((await entregar(ana, [])).json()).toMatchObject({ status: 409, codigo: 'caja_sin_nada_que_entregar' });
  await cobrar(ana, '50.00');
  expect(await efectivoDe(ana)).toBe('50.00');
  expect(await efectivoDe(beto)).toBe('300.00');
  const linea = await s.db
    .selectFrom('auditoria')
    .select(['quien', 'entidad'])
    .where('accion', '=', 'entregar_caja')
    .execute();
  expect(linea).toEqual([{ quien: 'ana', entidad: 'entrega_de_caja' }]);
});

test('el cierre dice quién entregó y quién no, reúne lo entregado y su diferencia es un solo asiento', async () => {
  const { cajones, cajon } = await porCerrar();
  const dichos = cajones.map(({ quien, entrega, esperado, contado }) => [
    quien.split(' ')[0],
    entrega !== null,
    esperado,
    contado,
  ]);
  expect(dichos).toEqual([
    ['Ana', true, '1000.00', '989.50'],
    ['Ana', false, '50.00', null],
    ['Beto', false, '300.00', null],
  ]);
  expect(cajon[0]).toMatchObject({
    hay: '1350.00',
    entregado: { diferencia: '-10.50', motivo: expect.stringContaining(VUELTO) },
  });
  expect(cajon[0]?.entregado?.faltan).toHaveLength(2);
  const ids = cajones.flatMap(({ entrega }) => (entrega ? [entrega.id] : []));
  const { entregas } = await porCerrar();
  expect(entregas).toEqual({ cuantas: 1, ultima: ids[0] });
  const arqueo = [{ medio: 'caja', contado: '1339.50', esperado: '1350.00', motivo: `Ana: ${VUELTO}` }];
  expect((await cerrar({ arqueo, entregas: { cuantas: 0, ultima: null } })).json()).toMatchObject({
    status: 409,
    codigo: 'entregas_cambiadas',
  });
  conCajones = await cerrado({ arqueo, entregas });
  expect(conCajones.contados).toMatchObject([{ esperado: '1350.00', contado: '1339.50', diferencia: '-10.50' }]);
  expect(conCajones.cajones.map(({ entrega, esperado }) => [entrega?.id ?? null, esperado])).toEqual([
    [ids[0], '1000.00'],
    [null, '50.00'],
    [null, '300.00'],
  ]);
  const diferencias = await s.db
    .selectFrom('asientos')
    .innerJoin('movimientos', 'movimientos.asiento_id', 'asientos.id')
    .select('importe')
    .where('concepto', '=', 'arqueo')
    .where('cuenta', '=', 'diferencias_de_caja')
    .execute();
  expect(diferencias).toEqual([{ importe: '10.50' }]);
  await todoCoincide();
  // What the closing took is nobody's to hand in any more.
  expect([await efectivoDe(ana), await efectivoDe(beto)]).toEqual(['0.00', '0.00']);
  expect((await mia(ana)).entregas.map(({ cierre }) => cierre)).toEqual([conCajones.numero]);
});

test('un cierre sin arqueo no reúne nada: lo entregado espera al que cuente', async () => {
  await otroDia();
  await cobrar(beto, '80.00');
  await entregada(beto, [{ medio: 'caja', contado: '81', motivo: 'Sobró' }]);
  expect((await cerrado({})).cajones).toEqual([]);
  const { cajones, cajon } = await porCerrar();
  expect(cajones).toMatchObject([{ esperado: '80.00', contado: '81.00', diferencia: '1.00' }]);
  const hay = cajon[0]?.hay ?? '';
  expect(hay).toBe('1419.50');
  const despues = await cerrado({ arqueo: [{ medio: 'caja', contado: '1420.50', motivo: 'Beto: Sobró' }] });
  expect(despues.cajones).toHaveLength(1);
  expect(despues.arqueo).toEqual({ faltante: '0.00', sobrante: '1.00' });
  expect((await porCerrar()).cajones).toEqual([]);
  await todoCoincide();
});

test('lo que se deshace sale del cajón de quien lo cobró, y si ya lo entregó, de quien lo devolvió', async () => {
  await otroDia();
  const pago = await cobrar(ana, '200.00');
  const deshacer = (id: number) =>
    tesorera('POST', `/colegio/pagos/${id}/revertir`, { payload: { motivo: 'Mal anotado' } });
  const hecho = await deshacer(pago);
  expect(hecho.statusCode, hecho.body).toBeLessThan(300);
  expect([await efectivoDe(ana), await efectivoDe(tesorera)]).toEqual(['0.00', '0.00']);
  const otro = await cobrar(ana, '70.00');
  const suya = await entregada(ana, [{ medio: 'caja', contado: '70' }]);
  expect(suya.contados).toMatchObject([{ medio: 'caja', esperado: '70.00', motivo: null }]);
  s.prueba.avanzar(60_000);
  expect((await deshacer(otro)).statusCode).toBeLessThan(300);
  expect([await efectivoDe(ana), await efectivoDe(tesorera)]).toEqual(['0.00', '-70.00']);
  // It came out of the drawer of all: there is nothing to count, and nothing is too much.
  const devuelto = await entregada(tesorera, []);
  expect(devuelto.contados).toMatchObject([{ esperado: '-70.00', contado: '-70.00', diferencia: '0.00' }]);
  const cierre = await cerrado({ arqueo: [{ medio: 'caja', contado: (await porCerrar()).cajon[0]?.hay ?? '' }] });
  expect(cierre.cajones.map(({ esperado }) => esperado).sort()).toEqual(['-70.00', '70.00']);
  await todoCoincide();
});

test('el de ayer no reúne lo que se entregó hoy, que es del de hoy', async () => {
  await cobrar(ana, '10.00');
  const ayer = hoy();
  await otroDia();
  await cobrar(ana, '5.00');
  await entregada(ana, [{ medio: 'caja', contado: '15' }]);
  expect((await porCerrar(ayer)).cajones).toEqual([]);
  const { cajon } = await porCerrar(ayer);
  const deAyer = await cerrado({ dia: ayer, arqueo: [{ medio: 'caja', contado: cajon[0]?.hay }] });
  expect(deAyer.cajones).toEqual([]);
  const deHoy = await cerrado({ arqueo: [{ medio: 'caja', contado: (await porCerrar()).cajon[0]?.hay }] });
  expect(deHoy.cajones).toMatchObject([{ esperado: '15.00', contado: '15.00' }]);
});

test('lo que se tomó ayer y se entrega hoy tampoco es del cierre de ayer', async () => {
  await cobrar(beto, '12.00');
  const ayer = hoy();
  await otroDia();
  await entregada(beto, [{ medio: 'caja', contado: '12' }]);
  const hay = async (dia: string) => (await porCerrar(dia)).cajon[0]?.hay;
  expect((await cerrado({ dia: ayer, arqueo: [{ medio: 'caja', contado: await hay(ayer) }] })).cajones).toEqual([]);
  const deHoy = await cerrado({ arqueo: [{ medio: 'caja', contado: await hay(hoy()) }] });
  expect(deHoy.cajones).toMatchObject([{ esperado: '12.00', contado: '12.00' }]);
});

test('quien entrega mientras se cierra espera a que se cierre', async () => {
  await cobrar(beto, '21.00');
  let entregando: Promise<{ statusCode: number }> | undefined;
  await s.db.transaction().execute(async (trx) => {
    await sql`update numeradores set ultimo = ultimo where clave = 'cierres'`.execute(trx);
    entregando = entregar(beto, [{ medio: 'caja', contado: '21' }]);
    const esperan = sql<{ cuantos: number }>`select count(*)::int as cuantos from pg_locks where not granted`;
    await expect.poll(async () => (await esperan.execute(trx)).rows[0]?.cuantos, { timeout: 8000 }).toBeGreaterThan(0);
  });
  expect((await entregando)?.statusCode).toBe(201);
});

test('dos veces a la vez se entrega una', async () => {
  await cobrar(ana, '33.00');
  const dos = await Promise.all([1, 2].map(() => entregar(ana, [{ medio: 'caja', contado: '33' }])));
  expect(dos.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test('su PDF y su XLSX dicen lo que entregó cada uno; el de un cierre que no reunió nada no lo nombra', async () => {
  const visto = await mirarPdf((await tesorera('GET', `/colegio/cierres/${conCajones.id}/imprimir`)).rawPayload);
  const papel = visto.textos.join(' ').replace(/\s+/g, ' ');
  await visto.cerrar();
  expect(papel).toContain('Lo que entregó cada uno');
  expect(papel).toMatch(/Ana .*\$ 1\.000,00 \$ 989,50 -?\$ ?-?10,50/);
  expect(papel).toMatch(/Beto .*\$ 300,00 No lo entregó/);
  const bajada = await tesorera('GET', `/colegio/cierres/${conCajones.id}/exportar/xlsx`);
  const leida = await leerPlanilla(bajada.rawPayload, 'c.xlsx');
  if (!leida.ok) throw new Error(leida.problema);
  const hoja = leida.valor.find(({ nombre }) => nombre === 'Lo que entregó cada uno');
  expect(hoja?.filas.slice(1).map(({ celdas }) => celdas.slice(2, 6))).toEqual([
    [1000, 989.5, -10.5, VUELTO],
    [50, 'No lo entregó'],
    [300, 'No lo entregó'],
  ]);
  const sinNada = await mirarPdf((await tesorera('GET', `/colegio/cierres/${conCajones.id + 1}/imprimir`)).rawPayload);
  const otro = sinNada.textos.join(' ');
  await sinNada.cerrar();
  expect(otro).not.toContain('Lo que entregó cada uno');
});

test('la diferencia que ya contó el cierre de ayer no es además del de hoy', async () => {
  await otroDia();
  const antes = (await porCerrar()).cajon[0]?.hay ?? '';
  await cerrado({ arqueo: [{ medio: 'caja', contado: antes }] });
  await cobrar(beto, '990.00');
  const ayer = hoy();
  await otroDia();
  await cobrar(beto, '10.00');
  await entregada(beto, [{ medio: 'caja', contado: '990', motivo: 'Faltan' }]);
  const hayAyer = Number((await porCerrar(ayer)).cajon[0]?.hay);
  await cerrado({ dia: ayer, arqueo: [{ medio: 'caja', contado: (hayAyer - 10).toFixed(2), motivo: 'Faltan' }] });
  const { cajon, cajones, entregas } = await porCerrar();
  expect(cajon[0]?.entregado).toEqual({
    ...{ esperado: '0.00', diferencia: '0.00', motivo: null, faltan: [], ya_contado: true, propuesta: null },
  });
  expect(cajones).toMatchObject([{ esperado: '1000.00', diferencia: '-10.00', entrega: { ya_contada: true } }]);
  const hecho = await cerrado({ arqueo: [{ medio: 'caja', contado: cajon[0]?.hay }], entregas });
  expect([hecho.arqueo, hecho.cajones.length]).toEqual([{ faltante: '0.00', sobrante: '0.00' }, 1]);
  await todoCoincide();
});
