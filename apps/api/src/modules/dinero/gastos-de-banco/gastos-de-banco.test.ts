import type {
  AsientoDelDiario,
  CierreDelDia,
  CierreEntero,
  PorCerrar,
  RendicionEntera,
  RenglonRendido,
} from '@colega/contract/dinero';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operador } from '../../../testing/construir.ts';
import { archivoDeBanco, archivoDeSiro } from '../../../testing/dinero/archivos-de-rendicion.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { codigoDe, mesaDeDepositos } from '../../../testing/dinero/mesa-de-depositos.ts';
import { CONTROLES, correrControl } from '../conciliacion/diferencias.repository.ts';

let s: EscenarioDePagos;
let pedir: Awaited<ReturnType<EscenarioDePagos['e']['prueba']['conSesion']>>;
const DIA = '2026-03-20';
const mesa = mesaDeDepositos(
  () => s,
  () => pedir,
);

beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date(`${DIA}T12:00:00-03:00`) });
  await operador(s.db, 'tesorera', { roles: ['tesoreria'] });
});
beforeEach(async () => {
  pedir = await s.e.prueba.conSesion('tesorera', '/colegio/authentication_token');
});
// Whatever was done, the ledger and its sums are what happened.
afterAll(async () => {
  for (const control of CONTROLES) expect(await correrControl(s.db, control), control.titulo).toEqual([]);
  await s.e.prueba.cerrar();
});

const extracto = (...movimientos: [detalle: string, importe: string, dia?: string][]) =>
  mesa.leido(
    'provincia',
    archivoDeBanco(movimientos.map(([detalle, importe, dia = DIA]) => ({ detalle, importe, dia }))),
  );
const renglones = async (id: number, que = 'todos') =>
  (await pedir('GET', `/colegio/rendiciones/${id}/renglones?que=${que}&limit=100`)).json<{ items: RenglonRendido[] }>()
    .items;
const entera = async (id: number) => (await pedir('GET', `/colegio/rendiciones/${id}`)).json<RendicionEntera>();
const anotar = (id: number, elegidos: readonly (number | null)[], clase = 'gasto', headers = {}) =>
  pedir('POST', `/colegio/rendiciones/${id}/gastos`, { payload: { renglones: elegidos, clase }, headers });
const deshacer = (id: number, motivo = 'Era de otra cuenta') =>
  pedir('POST', `/colegio/gastos_de_banco/${id}/deshacer`, { payload: { motivo } });
const idsDe = (items: readonly RenglonRendido[]) => items.map(({ renglon_id }) => renglon_id);

test('los gastos del banco se eligen de a muchos y quedan en el libro, que queda como su extracto; también los intereses', async () => {
  const antes = await mesa.saldos();
  const id = await extracto(
    ['COMISION MANTENIMIENTO', '-1200.00'],
    ['IVA COMISION', '-252.00'],
    ['IMP LEY 25413 DEBITO', '-30.50'],
    ['DB SERVICIO ONLINE', '-17.50'],
    ['INTERESES CAJA DE AHORRO', '400.00'],
    ['DEVOLUCION COMISION', '200.00'],
  );
  expect(
    (await renglones(id)).map(({ tipo, diferencia, puede_ser_gasto }) => [tipo, diferencia, puede_ser_gasto]),
  ).toEqual([
    ...[1, 2, 3].map(() => ['comision', 'gasto_sin_anotar', true]),
    ['salida', 'falta_aca', true],
    ...[1, 2].map(() => ['cobro', 'falta_aca', true]),
  ]);
  expect(await entera(id)).toMatchObject({ diferencias: 6, por_dar_entrada: 2 });
  const todos = idsDe(await renglones(id));
  const respuesta = await anotar(id, [...todos.slice(0, 4), todos[5] ?? 0]);
  expect(respuesta.json()).toMatchObject({
    message: expect.stringMatching(
      /^En el libro, como gastos de «Banco de la Provincia de Buenos Aires»: 5, por \$\s1\.300,00\.$/,
    ),
  });
  expect((await anotar(id, todos.slice(4, 5), 'interes')).json<{ message: string }>().message).toMatch(
    /intereses.*1, por/,
  );
  const saldos = await mesa.saldos();
  expect(Number(saldos('recaudado.transferencia.provincia')) - Number(antes('recaudado.transferencia.provincia'))).toBe(
    -900,
  );
  expect([saldos('gastos_bancarios'), saldos('intereses')]).toEqual(['1300.00', '-400.00']);
  expect(await entera(id)).toMatchObject({ diferencias: 0, por_dar_entrada: 0 });
  expect((await renglones(id)).map(({ gasto }) => gasto?.clase)).toEqual([
    ...['gasto', 'gasto', 'gasto', 'gasto', 'interes', 'gasto'],
  ]);
  const { items } = (await pedir('GET', '/colegio/libro/diario?cuenta=intereses')).json<{
    items: AsientoDelDiario[];
  }>();
  expect(items).toMatchObject([
    {
      ...{ concepto: 'gasto_de_banco', persona: null },
      lineas: [
        { clave: 'recaudado.transferencia.provincia', debe: '400.00' },
        { clave: 'intereses', codigo: '4.1.03', nombre: 'Intereses de los bancos', haber: '400.00' },
      ],
    },
  ]);
});

test('está en el cierre de su día, en la cuenta de su banco y con quién lo anotó, y el cierre es lo del libro', async () => {
  const id = await extracto(['COMISION CHEQUERA', '-75.00']);
  expect((await anotar(id, idsDe(await renglones(id)))).statusCode).toBe(201);
  const { totales } = (await pedir('GET', `/colegio/por_cerrar?dia=${DIA}`)).json<PorCerrar>();
  expect(totales.filter(({ circuito }) => circuito === 'banco')).toMatchObject([
    {
      medio: 'transferencia',
      banco: 'provincia',
      quien: expect.stringMatching(/^\S/),
      movimientos: 7,
      salidas: '1575.00',
    },
  ]);
  const { cierre } = (await pedir('POST', '/colegio/cierres', { payload: { dia: DIA } })).json<{
    cierre: CierreDelDia;
  }>();
  const { cuentas } = (await pedir('GET', `/colegio/cierres/${cierre.id}`)).json<CierreEntero>();
  const saldos = await mesa.saldos();
  expect(cuentas).toMatchObject([{ banco: 'provincia', final: saldos('recaudado.transferencia.provincia') }]);
  expect(cuentas.some(({ medio }) => medio === 'caja')).toBe(false);
  // What the college collected is not less because its bank charges.
  const { rows } = await sql`select 1 from recaudado_de_informes where concepto like 'gasto%'`.execute(s.db);
  expect(rows).toEqual([]);
  s.prueba.avanzar(1000);
});

test('una vez: el mismo pedido repetido, dos a la vez y uno que ya es otra cosa', async () => {
  const id = await extracto(['COMISION TRANSFERENCIA', '-10.00'], ['SELLADO', '-11.00']);
  const [uno = null, otro = null] = idsDe(await renglones(id));
  const clave = { 'idempotency-key': 'un-gasto' };
  const primera = await anotar(id, [uno], 'gasto', clave);
  expect((await anotar(id, [uno], 'gasto', clave)).json()).toEqual(primera.json());
  expect(codigoDe(await anotar(id, [uno, otro]))).toBe('gasto_que_ya_no_es');
  // None of them.
  expect((await renglones(id)).map(({ gasto }) => gasto !== null)).toEqual([true, false]);
  const dos = await Promise.all([anotar(id, [otro]), anotar(id, [otro])]);
  expect(dos.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(
    (await pedir('POST', `/colegio/rendiciones/${id}/resolver`, { payload: { renglon_id: uno, motivo: 'x' } })).json(),
  ).toMatchObject({
    codigo: 'diferencia_que_ya_no_es',
  });
  expect(codigoDe(await pedir('POST', `/colegio/rendiciones/${id}/anular`, { payload: { motivo: 'x' } }))).toBe(
    'rendicion_con_gastos',
  );
});

test('se deshace con su motivo, una vez: otro asiento lo vuelve atrás y el renglón se decide de nuevo', async () => {
  const id = await extracto(['COMISION VALORES', '-21.00']);
  const antes = await mesa.saldos();
  const elegidos = idsDe(await renglones(id));
  const { ids } = (await anotar(id, elegidos)).json<{ ids: number[] }>();
  const gasto = ids[0] ?? 0;
  expect((await deshacer(gasto, ' ')).statusCode).toBe(422);
  expect((await deshacer(999_999)).statusCode).toBe(404);
  const dos = await Promise.all([deshacer(gasto), deshacer(gasto)]);
  expect(dos.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(codigoDe(await deshacer(gasto))).toBe('gasto_ya_deshecho');
  const despues = await mesa.saldos();
  for (const cuenta of ['recaudado.transferencia.provincia', 'gastos_bancarios'])
    expect(despues(cuenta)).toBe(antes(cuenta));
  expect(await renglones(id)).toMatchObject([{ diferencia: 'gasto_sin_anotar', gasto: null, puede_ser_gasto: true }]);
  const { rows } = await sql<{ accion: string }>`select accion from auditoria where entidad = 'gasto_de_banco'
    and entidad_id = ${gasto} order by id`.execute(s.db);
  expect(rows.map(({ accion }) => accion)).toEqual(['anotar_gasto_de_banco', 'deshacer_gasto_de_banco']);
  expect((await anotar(id, elegidos)).statusCode).toBe(201);
});

test('lo que salió no es un interés, lo de un cobrador no es un gasto, y lo que se resolvió o es un pago, tampoco', async () => {
  const id = await extracto(['COMISION CAJA', '-31.00'], ['TRANSF DE ALGUIEN', '32.00']);
  const [gasto = null, entro = null] = idsDe(await renglones(id));
  expect(codigoDe(await anotar(id, [gasto], 'interes'))).toBe('gasto_de_otra_clase');
  expect((await anotar(id, [gasto, 999_999])).statusCode).toBe(404);
  expect(
    (await pedir('POST', `/colegio/rendiciones/${id}/dar_entrada`, { payload: { renglones: [entro] } })).statusCode,
  ).toBe(200);
  expect(codigoDe(await anotar(id, [entro], 'interes'))).toBe('gasto_que_ya_no_es');
  await pedir('POST', `/colegio/rendiciones/${id}/resolver`, { payload: { renglon_id: gasto, motivo: 'Ya estaba' } });
  expect(codigoDe(await anotar(id, [gasto]))).toBe('gasto_que_ya_no_es');
  const siro = await mesa.leido('siro', archivoDeSiro([{ dia: DIA, numero_boleta: 5, importe: '1.00', externo: '9' }]));
  expect(codigoDe(await anotar(siro, idsDe(await renglones(siro)), 'interes'))).toBe('gasto_de_otro_origen');
});

test('el que se dijo que era un gasto no encuentra otro par', async () => {
  const id = await extracto(['DEBITO', '-44.00'], ['ALGO QUE ENTRO', '45.00']);
  const [salio = null, entro = null] = idsDe(await renglones(id));
  expect((await anotar(id, [salio])).statusCode).toBe(201);
  expect((await anotar(id, [entro], 'interes')).statusCode).toBe(201);
  await s.acreditar(await s.cuponDeMatricula('45.00'), {
    ...{ medio: 'transferencia', banco: 'provincia', externo: 'T-45', importe: '45.00' },
    fecha_pago: new Date(`${DIA}T12:00:00-03:00`),
  });
  await pedir('POST', `/colegio/rendiciones/${id}/emparejar`);
  const losSuyos = (await renglones(id)).filter(({ renglon_id }) => renglon_id !== null);
  expect(losSuyos.map(({ gasto, operacion_id }) => [gasto !== null, operacion_id])).toEqual([
    [true, null],
    [true, null],
  ]);
});
