import type { AsientoDelDiario, CodigoDeCuenta, ExportacionDelLibro, SumasYSaldos } from '@colega/contract/dinero';
import { Decimal, sumar } from '@colega/domain/importes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operador } from '../../../testing/construir.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { liquidacionesDe } from '../../../testing/dinero/liquidaciones.ts';
import { cerrarElDia } from '../cierres/cerrar.service.ts';
import { CONTROLES, correrControl } from '../conciliacion/diferencias.repository.ts';
import { armarExportacion } from './exportar-libro.service.ts';
import { sumarElLibro } from './sumas.service.ts';

let s: EscenarioDePagos;
let pedir: Awaited<ReturnType<EscenarioDePagos['e']['prueba']['conSesion']>>;
const AYER = '2026-03-20';
const HOY = '2026-03-21';
/** Over midnight, with the same sessions. */
const UN_RATO = 480_000;
let cepDeAyer: string;
let cepDeHoy: string;

const ingresar = async () => {
  pedir = await s.e.prueba.conSesion('tesorera', '/colegio/authentication_token');
};
const totalDe = async (id: number) =>
  (await s.db.selectFrom('ordenes_pago').select('monto_total').where('id', '=', id).executeTakeFirstOrThrow())
    .monto_total;
/** A day with a coupon of each kind, the one of fees paid late enough to have a surcharge. */
beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date(`${AYER}T23:56:00-03:00`) });
  await operador(s.db, 'tesorera', { roles: ['tesoreria'] });
  await s.cuponDeMatricula('1000.00');
  cepDeAyer = await totalDe((await s.cuponDeLegajo('cep')).id);
  await cerrarElDia(s.db, { ...liquidacionesDe(s).elColegio(), dia: AYER });
  s.prueba.avanzar(UN_RATO);
  await s.cuponDeMatricula('300.00');
  cepDeHoy = await totalDe((await s.cuponDeLegajo('cep')).id);
  await ingresar();
});
afterAll(() => s.e.prueba.cerrar());

const leer = async <T>(path: string): Promise<T> => {
  const respuesta = await pedir('GET', path);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<T>();
};
const codigos = async () =>
  new Map((await leer<{ cuentas: CodigoDeCuenta[] }>('/colegio/libro/codigos')).cuentas.map((una) => [una.clave, una]));
const dar = async (
  clave: string,
  codigo: string,
  nombre: string,
  vigente_desde: string,
  sabe?: { aunque_este_cerrado: true },
) => {
  const headers = { 'if-match': `"${(await codigos()).get(clave)?.version}"` };
  const payload = { codigo, nombre, vigente_desde, ...sabe };
  return pedir('PUT', `/colegio/libro/codigos/${clave}`, { payload, headers });
};
const balance = async (desde: string, hasta: string) => {
  const { cuentas, total } = await leer<SumasYSaldos>(`/colegio/libro/sumas_y_saldos?desde=${desde}&hasta=${hasta}`);
  const deIngresos = cuentas.filter(({ clave }) => /^(emitido|recargos)/.test(clave));
  return { cuentas: deIngresos.map(({ clave, codigo, inicial, haber }) => [clave, codigo, inicial, haber]), total };
};
const csv = async (desde: string, hasta: string): Promise<string[]> => {
  const pedido = { payload: { desde, hasta, formato: 'csv' } };
  const { id } = (await pedir('POST', '/colegio/libro/exportaciones', pedido)).json<ExportacionDelLibro>();
  await armarExportacion(s.db, id);
  const { body } = await pedir('GET', `/colegio/libro/exportaciones/${id}/archivo`);
  return body.split('\r\n').filter((linea) => linea.includes(';4.'));
};
const suma = (...importes: string[]) => importes.reduce((una, otra) => new Decimal(una).plus(otra).toFixed(2));

test('sin un código propio, lo de cada circuito va junto, como siempre', async () => {
  const cuentas = await codigos();
  for (const circuito of ['matriculados', 'cep', 'timbrados'])
    expect(cuentas.get(`emitido.${circuito}`)).toMatchObject({ codigo: '', va_con: 'Derechos y tasas emitidos' });
  expect([cuentas.get('recargos.cep')?.nombre, cuentas.get('emitido')?.va_con]).toEqual([
    'Recargos cobrados: CEP',
    null,
  ]);
  const deAyer = suma('1000.00', cepDeAyer);
  expect((await balance(AYER, HOY)).cuentas).toEqual([['emitido', '4.1.01', '0.00', suma(deAyer, '300.00', cepDeHoy)]]);
});

test('desde su día, lo del circuito va en su cuenta; lo de antes queda donde estaba, también lo que ya se cerró', async () => {
  const deAyer = await balance(AYER, AYER);
  const antes = await csv(AYER, AYER);
  expect((await dar('emitido.cep', '4.1.05', 'Aportes de CEP', HOY)).json()).toMatchObject({ version: 2 });
  expect((await codigos()).get('emitido.cep')).toMatchObject({ codigo: '4.1.05', va_con: null, vigente_desde: HOY });
  expect(await balance(AYER, AYER)).toEqual(deAyer);
  expect(await csv(AYER, AYER)).toEqual(antes);
  const esperadas = [
    ['emitido', '4.1.01', suma('0.00', `-${suma('1000.00', cepDeAyer)}`), '300.00'],
    ['emitido.cep', '4.1.05', '0.00', cepDeHoy],
  ];
  // The same, whether the ledger is in its sums by now or waits for them.
  for (const preparar of [async () => 0, () => sumarElLibro(s.db)]) {
    await preparar();
    const { cuentas, total } = await balance(HOY, HOY);
    expect(cuentas).toEqual(esperadas);
    expect([total.inicial, total.final, total.debe]).toEqual(['0.00', '0.00', total.haber]);
    for (const control of CONTROLES) expect(await correrControl(s.db, control), control.titulo).toEqual([]);
  }
});

test('el diario, su archivo y las cuentas lo dicen igual, línea por línea', async () => {
  const deHoy = await csv(HOY, HOY);
  expect(deHoy.map((linea) => linea.split(';').slice(3, 5))).toEqual(
    expect.arrayContaining([
      ['4.1.05', 'Aportes de CEP'],
      ['4.1.01', 'Derechos y tasas emitidos'],
    ]),
  );
  const { items } = await leer<{ items: AsientoDelDiario[] }>('/colegio/libro/diario?cuenta=emitido.cep');
  expect(items).toHaveLength(1);
  expect(items[0]?.lineas.find(({ haber }) => haber !== null)).toMatchObject({
    ...{ clave: 'emitido.cep', codigo: '4.1.05', nombre: 'Aportes de CEP', haber: cepDeHoy },
  });
  // what is behind the balance of the one of all is what it has, and not what a circuit has apart
  const todos = await leer<{ items: AsientoDelDiario[] }>('/colegio/libro/diario?cuenta=emitido');
  const suyas = todos.items.flatMap(({ lineas }) => lineas.filter(({ clave }) => clave.startsWith('emitido')));
  expect(suyas.map(({ clave }) => clave)).toEqual(['emitido', 'emitido', 'emitido']);
  const saldos = await leer<{ cuentas: { clave: string; saldo: string }[]; total: string }>(
    `/colegio/libro/cuentas?hasta=${HOY}`,
  );
  expect(`-${sumar(suyas.map(({ haber }) => haber ?? '0.00'))}`).toBe(
    saldos.cuentas.find(({ clave }) => clave === 'emitido')?.saldo,
  );
  expect(saldos.cuentas.find(({ clave }) => clave === 'emitido.cep')?.saldo).toBe(`-${cepDeHoy}`);
  expect(saldos.total).toBe('0.00');
  const archivo = (await pedir('GET', `/colegio/libro/sumas_y_saldos/exportar/csv?desde=${HOY}&hasta=${HOY}`)).body;
  expect(archivo).toContain('4.1.05;Aportes de CEP;');
});

test('el que llega segundo se entera, y el mismo código otra vez no es un cambio', async () => {
  const body = { payload: { codigo: '4.9', nombre: 'Otro', vigente_desde: HOY }, headers: { 'if-match': '"1"' } };
  expect((await pedir('PUT', '/colegio/libro/codigos/emitido.cep', body)).statusCode).toBe(412);
  expect((await dar('emitido.cep', '4.1.05', 'Aportes de CEP', HOY)).statusCode).toBe(409);
  // The code of all of them is one like any other: its amounts are apart.
  expect((await dar('emitido.timbrados', '4.1.01', 'Derechos y tasas emitidos: Timbrados', HOY)).statusCode).toBe(200);
  expect((await pedir('PUT', '/colegio/libro/codigos/emitido.colchon', body)).statusCode).toBe(404);
});

test('desde un día ya cerrado, antes se dice cuántos días cambian; quien lo leyó lo da igual, y queda en la auditoría', async () => {
  const [deAyer, delDiario] = [await balance(AYER, AYER), await csv(AYER, AYER)];
  const deMatricula = ['emitido.matriculados', '4.1.07', 'Matrícula', AYER] as const;
  const freno = await dar(...deMatricula);
  expect([freno.statusCode, freno.json().codigo]).toEqual([409, 'codigo_de_cuenta_en_lo_cerrado']);
  expect(freno.json().detail).toContain(
    'Desde el 20/03/2026 hay movimientos suyos en 1 día ya cerrado, de 1 mes, hasta el 20/03/2026.',
  );
  expect(freno.json().detail).toContain('pasa de «Derechos y tasas emitidos» a esta cuenta');
  expect([await balance(AYER, AYER), await csv(AYER, AYER)]).toEqual([deAyer, delDiario]);
  expect((await dar(...deMatricula, { aunque_este_cerrado: true })).statusCode).toBe(200);
  const cuentas = (await balance(AYER, AYER)).cuentas.map(([clave, , , haber]) => [clave, haber]);
  expect(cuentas).toContainEqual(['emitido.matriculados', '1000.00']);
  const { hasta } = await s.db
    .selectFrom('auditoria')
    .select('hasta')
    .where('entidad', '=', 'cuenta_contable')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(hasta).toMatchObject({ cuenta: 'emitido.matriculados', dias_cerrados: 1 });
  // Of what is not closed, or did not move on what is, nothing is asked; of what is below it and has no code of its own, it is.
  expect((await dar('emitido.matriculados', '4.1.08', 'Matrícula', HOY)).statusCode).toBe(200);
  expect((await dar('recargos.timbrados', '4.1.09', 'Recargos', AYER)).statusCode).toBe(200);
  expect((await dar('emitido', '4.1.10', 'Lo emitido', '2026-03-01')).json().detail).toContain(
    'pasa a decirse con este código y este nombre',
  );
  // Until what is below it has its own.
  const deCep = ['emitido.cep', '4.1.11', 'Derechos y tasas emitidos: CEP', AYER] as const;
  expect((await dar(...deCep, { aunque_este_cerrado: true })).statusCode).toBe(200);
  expect((await dar('emitido', '4.1.10', 'Lo emitido', '2026-03-01')).statusCode).toBe(200);
  expect((await dar('deudores', '1.1.09', 'Deudores', HOY)).statusCode).toBe(200);
});
