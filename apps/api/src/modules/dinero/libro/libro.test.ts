import type {
  AsientoDelDiario,
  CodigoDeCuenta,
  CuentaConSaldo,
  ExportacionDelLibro,
  SumasYSaldos,
} from '@colega/contract/dinero';
import { sumar } from '@colega/domain/importes';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leerPlanilla } from '../../../planillas/leer-planilla.ts';
import { operador } from '../../../testing/construir.ts';
import { cobrosDeNadie } from '../../../testing/dinero/cobros-de-nadie.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { leerXlsx } from '../../../testing/dinero/leer-xlsx.ts';
import { armarExportacion } from './exportar-libro.service.ts';

let s: EscenarioDePagos;
let pedir: Awaited<ReturnType<EscenarioDePagos['e']['prueba']['conSesion']>>;
const HOY = '2026-03-20';

beforeAll(async () => {
  // Just before midnight in Buenos Aires: by UTC it is another day.
  s = await crearEscenarioDePagos({ ahora: new Date(`${HOY}T23:50:00-03:00`) });
  await operador(s.db, 'tesorera', { roles: ['tesoreria'] });
  pedir = await s.e.prueba.conSesion('tesorera', '/colegio/authentication_token');
  await s.acreditar(await s.cuponDeMatricula('1000.00'), { importe: '1000.00', externo: 'c-1' });
  await s.acreditar(await s.cuponDeMatricula('200.00'), { medio: 'codigo_barra', importe: '250.00', externo: '5' });
  await cobrosDeNadie(s).nueva('80.00');
});
afterAll(() => s.e.prueba.cerrar());

const leer = async <T>(path: string): Promise<T> => {
  const respuesta = await pedir('GET', path);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<T>();
};

test('cada cuenta con su saldo, por medio y banco, y todas juntas suman cero', async () => {
  const { cuentas, total } = await leer<{ cuentas: CuentaConSaldo[]; total: string }>(
    `/colegio/libro/cuentas?hasta=${HOY}`,
  );
  expect(total).toBe('0.00');
  expect(cuentas.map(({ clave, codigo, saldo }) => [clave, codigo, saldo])).toEqual(
    expect.arrayContaining([
      ['recaudado.caja', '1.1.01.01', '1000.00'],
      ['recaudado.codigo_barra', '1.1.02.01', '250.00'],
      ['recaudado.transferencia.provincia', '1.1.01.02', '80.00'],
      ['sin_identificar', '2.1.03', '-80.00'],
      ['creditos', '2.1.01', '-50.00'],
    ]),
  );
  expect(cuentas.find(({ clave }) => clave.endsWith('provincia'))?.nombre).toBe(
    'Bancos, transferencias: Banco de la Provincia de Buenos Aires',
  );
});

test('el balance de un período suma cero, y su debe es su haber; el día es el de Buenos Aires', async () => {
  const { total, cuentas } = await leer<SumasYSaldos>(`/colegio/libro/sumas_y_saldos?desde=${HOY}&hasta=${HOY}`);
  expect(total).toMatchObject({ inicial: '0.00', final: '0.00' });
  expect(total.debe).toBe(total.haber);
  expect(Number(total.debe)).toBeGreaterThan(1330);
  const manana = await leer<SumasYSaldos>('/colegio/libro/sumas_y_saldos?desde=2026-03-21&hasta=2026-03-31');
  expect(manana.total).toMatchObject({ debe: '0.00', haber: '0.00' });
  expect(manana.cuentas.map(({ inicial }) => inicial)).toEqual(cuentas.map(({ final }) => final));
  const alReves = await pedir('GET', '/colegio/libro/sumas_y_saldos?desde=2026-03-21&hasta=2026-03-20');
  expect(alReves.statusCode).toBe(422);
});

test('del saldo a sus asientos, y de cada uno a su pago y a su persona', async () => {
  const { items, siguiente } = await leer<{ items: AsientoDelDiario[]; siguiente: number | null }>(
    '/colegio/libro/diario?cuenta=recaudado.caja',
  );
  expect(siguiente).toBeNull();
  expect(items).toMatchObject([{ concepto: 'cobro', persona: { id: s.e.persona.id }, cierre: null }]);
  expect(items[0]?.operacion_id).toBeGreaterThan(0);
  expect(items[0]?.lineas.map(({ codigo, debe, haber }) => [codigo, debe, haber])).toEqual([
    ['1.1.01.01', '1000.00', null],
    ['1.1.03', null, '1000.00'],
  ]);
  const deBancos = await leer<{ items: AsientoDelDiario[] }>('/colegio/libro/diario?cuenta=recaudado.transferencia');
  expect(deBancos.items).toMatchObject([{ concepto: 'sin_identificar', persona: null }]);
});

test('de a páginas se ven todos, una vez cada uno', async () => {
  const vistos: number[] = [];
  let antes: number | null = null;
  do {
    const pagina: { items: AsientoDelDiario[]; siguiente: number | null } = await leer(
      `/colegio/libro/diario?limit=2${antes ? `&antes=${antes}` : ''}`,
    );
    vistos.push(...pagina.items.map(({ id }) => id));
    antes = pagina.siguiente;
  } while (antes !== null);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from asientos`.execute(s.db);
  expect([new Set(vistos).size, vistos.length]).toEqual([rows[0]?.n, rows[0]?.n]);
});

const codigos = async () => (await leer<{ cuentas: CodigoDeCuenta[] }>('/colegio/libro/codigos')).cuentas;
const cambiar = (clave: string, body: object, ifMatch = '"1"') =>
  pedir('PUT', `/colegio/libro/codigos/${clave}`, { payload: body, headers: { 'if-match': ifMatch } });

test('el código de una cuenta cambia desde un día: lo de antes queda con el suyo', async () => {
  const nuevo = { codigo: '110', nombre: 'Caja central', vigente_desde: '2026-03-21' };
  expect((await cambiar('recaudado.caja', nuevo)).json()).toMatchObject({ version: 2 });
  expect((await codigos()).find(({ clave }) => clave === 'recaudado.caja')).toMatchObject({
    ...{ codigo: '1.1.01.01', version: 2, vigente_desde: '2015-01-01' },
    siguen: [{ codigo: '110', nombre: 'Caja central', vigente_desde: '2026-03-21' }],
  });
  const despues = await leer<{ cuentas: CuentaConSaldo[] }>('/colegio/libro/cuentas?hasta=2026-03-21');
  expect(despues.cuentas.find(({ clave }) => clave === 'recaudado.caja')).toMatchObject({ codigo: '110' });
  const otra = await cambiar('recaudado.caja', { ...nuevo, codigo: '111' });
  expect([otra.statusCode, otra.json<{ detail: string }>().detail]).toEqual([
    412,
    expect.stringContaining('lo cambió tesorera el'),
  ]);
  expect((await cambiar('recaudado.caja', nuevo, '"2"')).statusCode).toBe(409);
  expect((await cambiar('inventada', nuevo)).statusCode).toBe(404);
  expect((await cambiar('emitido', { ...nuevo, codigo: ' ' })).statusCode).toBe(422);
  const dos = await Promise.all([cambiar('creditos', nuevo), cambiar('creditos', { ...nuevo, codigo: '9' })]);
  expect(dos.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
});

const exportado = async (formato: 'csv' | 'xlsx', desde = HOY) => {
  const respuesta = await pedir('POST', '/colegio/libro/exportaciones', { payload: { desde, hasta: HOY, formato } });
  expect(respuesta.statusCode, respuesta.body).toBe(201);
  const { id } = respuesta.json<ExportacionDelLibro>();
  expect((await pedir('GET', `/colegio/libro/exportaciones/${id}/archivo`)).statusCode).toBe(409);
  await armarExportacion(s.db, id);
  const { estado, hechas, lineas } = await leer<ExportacionDelLibro>(`/colegio/libro/exportaciones/${id}`);
  expect([estado, hechas]).toEqual(['listo', lineas]);
  return { id, lineas, bytes: (await pedir('GET', `/colegio/libro/exportaciones/${id}/archivo`)).rawPayload };
};

test('el diario sale en CSV y en XLSX, cada línea con el código de su cuenta ese día', async () => {
  const csv = await exportado('csv');
  const [titulos = '', ...filas] = csv.bytes.toString('utf8').trim().split('\r\n');
  expect(titulos.replace('\ufeff', '')).toBe(
    'Orden;Fecha;Asiento;Código;Cuenta;Concepto;Cupón;Circuito;Legajo;CUIT;Persona;Cierre;Debe;Haber',
  );
  expect(filas).toHaveLength(csv.lineas);
  expect(filas).toContainEqual(
    expect.stringMatching(/;20\/03\/2026;\d+;1\.1\.01\.01;Caja;Pago;\d+;Matriculados;;\d{11};.*;1000,00;$/),
  );
  const suma = (columna: number) =>
    sumar(filas.flatMap((fila) => fila.split(';')[columna] || []).map((monto) => monto.replace(',', '.')));
  expect(suma(12)).toBe(suma(13));
  const xlsx = await exportado('xlsx');
  expect(leerXlsx(xlsx.bytes).textos).toEqual(expect.arrayContaining(['Código', '1.1.01.01', 'Caja']));
});

test('las cuentas y las sumas y saldos salen en CSV y en XLSX, como en la pantalla', async () => {
  const bajar = async (path: string) => {
    const respuesta = await pedir('GET', `/colegio/libro/${path}`);
    expect(respuesta.statusCode, respuesta.body).toBe(200);
    return respuesta.rawPayload;
  };
  const dicho = (monto: string) => monto.replace('.', ',');
  const saldos = await leer<{ cuentas: CuentaConSaldo[]; total: string }>(`/colegio/libro/cuentas?hasta=${HOY}`);
  const sumas = await leer<SumasYSaldos>(`/colegio/libro/sumas_y_saldos?desde=${HOY}&hasta=${HOY}`);
  const { total } = sumas;
  const deCuentas = [
    ['Código', 'Cuenta', 'Saldo'],
    ...saldos.cuentas.map(({ codigo, nombre, saldo }) => [codigo, nombre, dicho(saldo)]),
    ['', 'Total', '0,00'],
  ];
  const deSumas = [
    ['Código', 'Cuenta', 'Saldo anterior', 'Debe', 'Haber', 'Saldo'],
    ...sumas.cuentas.map(({ codigo, nombre, inicial, debe, haber, final }) => [
      ...[codigo, nombre],
      ...[inicial, debe, haber, final].map(dicho),
    ]),
    ['', 'Total', ...[total.inicial, total.debe, total.haber, total.final].map(dicho)],
  ];
  for (const [path, filas] of [
    [`cuentas/exportar/FORMATO?hasta=${HOY}`, deCuentas],
    [`sumas_y_saldos/exportar/FORMATO?desde=${HOY}&hasta=${HOY}`, deSumas],
  ] as const) {
    const csv = (await bajar(path.replace('FORMATO', 'csv'))).toString('utf8').replace('\ufeff', '').trim();
    expect(csv.split('\r\n').map((fila) => fila.split(';'))).toEqual(filas);
    const leida = await leerPlanilla(await bajar(path.replace('FORMATO', 'xlsx')), 'libro.xlsx');
    if (!leida.ok) throw new Error(leida.problema);
    const celdas = leida.valor[0]?.filas.map((fila) =>
      fila.celdas.map((una) => (typeof una === 'number' ? dicho(una.toFixed(2)) : (una ?? ''))),
    );
    expect(celdas).toEqual(filas);
  }
  expect(
    (await pedir('GET', `/colegio/libro/sumas_y_saldos/exportar/csv?desde=${HOY}&hasta=2020-01-01`)).statusCode,
  ).toBe(422);
});

test('lo que uno pidió es suyo, y no más de dos a la vez', async () => {
  await operador(s.db, 'tesorero', { roles: ['tesoreria'] });
  const otro = await s.e.prueba.conSesion('tesorero', '/colegio/authentication_token');
  const { id } = await exportado('csv');
  expect((await otro('GET', `/colegio/libro/exportaciones/${id}`)).statusCode).toBe(404);
  expect((await otro('GET', `/colegio/libro/exportaciones/${id}/archivo`)).statusCode).toBe(404);
  const pedidos = await Promise.all(
    [1, 2, 3].map(() =>
      otro('POST', '/colegio/libro/exportaciones', { payload: { desde: HOY, hasta: HOY, formato: 'csv' } }),
    ),
  );
  expect(pedidos.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 429]);
});

test('quien audita lo mira y no cambia códigos; mesa no', async () => {
  await operador(s.db, 'auditora', { roles: ['auditoria'] });
  await operador(s.db, 'mesera', { roles: ['mesa'] });
  const auditora = await s.e.prueba.conSesion('auditora', '/colegio/authentication_token');
  const mesa = await s.e.prueba.conSesion('mesera', '/colegio/authentication_token');
  expect((await auditora('GET', '/colegio/libro/cuentas')).statusCode).toBe(200);
  const nuevo = { codigo: '9', nombre: 'X', vigente_desde: HOY };
  expect((await auditora('PUT', '/colegio/libro/codigos/emitido', { payload: nuevo })).statusCode).toBe(403);
  expect((await mesa('GET', '/colegio/libro/cuentas')).statusCode).toBe(403);
});
