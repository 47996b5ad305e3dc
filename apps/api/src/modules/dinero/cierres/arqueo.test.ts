import type { AsientoDelDiario, CierreDelDia, CierreEntero, PorCerrar, SumasYSaldos } from '@colega/contract/dinero';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leerPlanilla } from '../../../planillas/leer-planilla.ts';
import { operador } from '../../../testing/construir.ts';
import { cobrosDeNadie } from '../../../testing/dinero/cobros-de-nadie.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { mirarPdf } from '../../../testing/mirar-pdf.ts';
import { acreditarAMano } from '../colegio/acreditar-a-mano.service.ts';
import { CONTROLES, correrControl } from '../conciliacion/diferencias.repository.ts';
import { cerrarElDia } from './cerrar.service.ts';

let s: EscenarioDePagos;
let pedir: Awaited<ReturnType<EscenarioDePagos['e']['prueba']['conSesion']>>;
const ingresar = () => s.e.prueba.conSesion('tesorera', '/colegio/authentication_token');

beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date('2026-03-20T15:00:00Z') });
  await operador(s.db, 'tesorera', { roles: ['tesoreria'], datos: { nombre: 'Oriana' } });
  pedir = await ingresar();
});
afterAll(() => s.e.prueba.cerrar());

const hoy = () => s.momento().hoy;
const otroDia = async () => {
  s.prueba.avanzar(86_400_000);
  pedir = await ingresar();
};
const cobrar = async (importe: string, comprobante: string) => {
  const numero_boleta = await s.boleta(await s.cuponDeMatricula(importe));
  const { autor, ahora } = cobrosDeNadie(s).elColegio();
  const pago = { numero_boleta, medio: 'caja' as const, banco: null, comprobante, importe, fecha_pago: ahora };
  return acreditarAMano(s.db, { autor, ahora, ...pago });
};
const porCerrar = async (dia = hoy()) => (await pedir('GET', `/colegio/por_cerrar?dia=${dia}`)).json<PorCerrar>();
type Contado = { medio: string; contado: string; esperado?: string; motivo?: string };
const cerrar = (arqueo: Contado[], otros: object = {}) =>
  pedir('POST', '/colegio/cierres', { payload: { dia: hoy(), arqueo, ...otros } });
const cerrado = async (arqueo: Contado[], otros: object = {}): Promise<CierreEntero> => {
  const respuesta = await cerrar(arqueo, otros);
  expect(respuesta.statusCode, respuesta.body).toBe(201);
  const { cierre } = respuesta.json<{ cierre: CierreDelDia }>();
  return (await pedir('GET', `/colegio/cierres/${cierre.id}`)).json<CierreEntero>();
};
const rechazado = async (arqueo: Contado[], otros: object = {}) => {
  const respuesta = await cerrar(arqueo, otros);
  const { codigo, detail, errores } = respuesta.json<{
    codigo?: string;
    detail?: string;
    errores?: { campo: string; mensaje: string }[];
  }>();
  return { status: respuesta.statusCode, codigo, detail: detail?.replace(/\s/g, ' '), errores };
};
const todoCoincide = async () => {
  expect((await pedir('GET', '/colegio/contra_el_libro')).json()).toEqual({ distintas: [] });
  for (const control of CONTROLES) expect(await correrControl(s.db, control), control.titulo).toEqual([]);
};
const ANDA_MAL = 'El vuelto de un cobro se dio dos veces';

test('lo que se cuenta es lo que queda; lo que falta se explica y es un asiento del cierre, contra su propia cuenta', async () => {
  await cobrar('1000.00', 'A-1');
  const { cajon, billetes } = await porCerrar();
  expect(cajon.map(({ medio, hay, del_dia }) => [medio, hay, del_dia])).toEqual([
    ['caja', '1000.00', '1000.00'],
    ['cheque', '0.00', '0.00'],
    ['tarjeta', '0.00', '0.00'],
  ]);
  expect(billetes.slice(0, 2)).toEqual(['20000.00', '10000.00']);
  const cierre = await cerrado([{ medio: 'caja', contado: '989,50', esperado: '1000.00', motivo: ANDA_MAL }]);
  expect(cierre).toMatchObject({ total: '1000.00', arqueo: { faltante: '10.50', sobrante: '0.00' } });
  expect(cierre.cuentas).toMatchObject([
    { medio: 'caja', inicial: '0.00', entradas: '1000.00', salidas: '0.00', diferencia: '-10.50', final: '989.50' },
  ]);
  expect(cierre.contados).toMatchObject([
    { medio: 'caja', esperado: '1000.00', contado: '989.50', diferencia: '-10.50', motivo: ANDA_MAL },
  ]);
  const { items } = (await pedir('GET', `/colegio/libro/diario?cierre=${cierre.id}`)).json<{
    items: AsientoDelDiario[];
  }>();
  expect(items.filter(({ concepto }) => concepto === 'arqueo')).toMatchObject([
    {
      ...{ persona: null, cierre: { numero: 1 } },
      lineas: [
        { clave: 'diferencias_de_caja', codigo: '5.2.01', debe: '10.50', haber: null },
        { clave: 'recaudado.caja', debe: null, haber: '10.50' },
      ],
    },
  ]);
  const balance = `/colegio/libro/sumas_y_saldos?desde=${hoy()}&hasta=${hoy()}`;
  const { cuentas, total } = (await pedir('GET', balance)).json<SumasYSaldos>();
  expect(cuentas.find(({ clave }) => clave === 'diferencias_de_caja')).toMatchObject({
    nombre: 'Faltantes y sobrantes de caja',
    final: '10.50',
  });
  expect([cuentas.find(({ clave }) => clave === 'recaudado.caja')?.final, total.final]).toEqual(['989.50', '0.00']);
  // It waits for no other closing, and was not collected.
  expect(await porCerrar()).toMatchObject({ asientos: 0, cajon: [{ hay: '989.50', del_dia: '0.00' }, {}, {}] });
  const { rows } = await sql<{ recaudado: string }>`
    select sum(entradas - salidas)::text as recaudado from recaudacion_por_dia where medio = 'caja'`.execute(s.db);
  expect(rows).toEqual([{ recaudado: '1000.00' }]);
  await todoCoincide();
});

test('lo que sobra, también de algo que nada había movido; el que sigue empieza en lo contado, y sin arqueo lo dice', async () => {
  await otroDia();
  const segundo = await cerrado([
    { medio: 'caja', contado: '989.50', motivo: 'no se guarda' },
    { medio: 'cheque', contado: '30', motivo: 'Un cheque sin anotar' },
  ]);
  expect(segundo).toMatchObject({ asientos: 0, total: '0.00', arqueo: { faltante: '0.00', sobrante: '30.00' } });
  expect(segundo.contados.map(({ medio, diferencia, motivo }) => [medio, diferencia, motivo])).toEqual([
    ['caja', '0.00', null],
    ['cheque', '30.00', 'Un cheque sin anotar'],
  ]);
  await todoCoincide();
  await otroDia();
  const tercero = await cerrado([]);
  expect(tercero).toMatchObject({ arqueo: null, contados: [] });
  expect(tercero.cuentas.map(({ medio, inicial, final }) => [medio, inicial, final])).toEqual([
    ['caja', '989.50', '989.50'],
    ['cheque', '30.00', '30.00'],
  ]);
  const { items } = (await pedir('GET', '/colegio/cierres')).json<{ items: CierreDelDia[] }>();
  expect(items.map(({ arqueo }) => arqueo)).toEqual([
    null,
    { faltante: '0.00', sobrante: '30.00' },
    { faltante: '10.50', sobrante: '0.00' },
  ]);
  const { rows } = await sql<{ hasta: { arqueo: unknown[] } }>`
    select hasta from auditoria where accion = 'cerrar_el_dia' order by id`.execute(s.db);
  expect(rows.map(({ hasta }) => hasta.arqueo.length)).toEqual([1, 2, 0]);
});

describe('lo que no se cierra', () => {
  test('una diferencia sin su motivo, lo que tiene dinero y no se contó, y lo contado dos veces', async () => {
    await otroDia();
    const sinMotivo = await rechazado([
      { medio: 'caja', contado: '989.50' },
      { medio: 'cheque', contado: '29.00', motivo: '  ' },
    ]);
    expect(sinMotivo).toMatchObject({ status: 422, errores: [{ campo: 'arqueo.1.motivo' }] });
    const incompleto = await rechazado([{ medio: 'caja', contado: '989.50' }]);
    expect(incompleto).toMatchObject({ status: 422, errores: [{ campo: 'arqueo.cheque' }] });
    const repetido = await rechazado([
      { medio: 'caja', contado: '989.50' },
      { medio: 'caja', contado: '1.00' },
    ]);
    expect(repetido).toMatchObject({ status: 422, errores: [{ campo: 'arqueo.1.medio' }] });
    expect((await rechazado([{ medio: 'caja', contado: '-1' }])).status).toBe(422);
  });

  test('lo que se contó contra otra cosa que la que hay', async () => {
    const cambiado = await rechazado([
      { medio: 'caja', contado: '900.00', esperado: '900.00' },
      { medio: 'cheque', contado: '30.00', esperado: '30.00' },
    ]);
    expect(cambiado).toMatchObject({ status: 409, codigo: 'arqueo_cambiado' });
    expect(cambiado.detail).toContain('ahora tendría que haber $ 989,50');
    expect((await porCerrar()).ultimo?.numero).toBe(3);
  });
});

test('el de un día que pasó es de ese día', async () => {
  await cobrar('50.00', 'A-2');
  const ayer = hoy();
  await otroDia();
  await cobrar('7.00', 'A-3');
  expect((await porCerrar(ayer)).cajon[0]).toMatchObject({ hay: '1039.50', despues: '7.00' });
  const cierre = await cerrado(
    [
      { medio: 'caja', contado: '1040.00', esperado: '1039.50', motivo: 'Redondeo' },
      { medio: 'cheque', contado: '30.00' },
    ],
    { dia: ayer },
  );
  expect(cierre.arqueo).toEqual({ faltante: '0.00', sobrante: '0.50' });
  const { rows } = await sql<{ dia: string }>`
    select to_char(cuando at time zone 'America/Argentina/Buenos_Aires', 'YYYY-MM-DD') as dia from asientos
    where concepto = 'arqueo' and cierre_id = ${cierre.id}`.execute(s.db);
  expect(rows).toEqual([{ dia: ayer }]);
  expect(await porCerrar()).toMatchObject({ cajon: [{ hay: '1047.00', del_dia: '7.00' }, {}, {}] });
  await todoCoincide();
});

test('lo que no se contó al cerrar se cuenta después, aunque no haya entrado nada; lo contado no se cuenta dos veces', async () => {
  const { cajon } = await porCerrar();
  await cerrado([]);
  expect((await rechazado([])).codigo).toBe('cierre_sin_nada_nuevo');
  const hay = cajon.map(({ medio, hay: cuanto }) => ({ medio, contado: cuanto }));
  const contado = await cerrado(hay);
  expect([contado.asientos, contado.arqueo]).toEqual([0, { faltante: '0.00', sobrante: '0.00' }]);
  expect((await rechazado(hay)).codigo).toBe('cierre_sin_nada_nuevo');
  await todoCoincide();
});

test('su PDF y su XLSX dicen qué tenía que haber, qué se contó, la diferencia y por qué', async () => {
  const { items } = (await pedir('GET', '/colegio/cierres')).json<{ items: CierreDelDia[] }>();
  const id = items.find(({ numero }) => numero === 1)?.id;
  const visto = await mirarPdf((await pedir('GET', `/colegio/cierres/${id}/imprimir`)).rawPayload);
  const papel = visto.textos.join(' ').replace(/\s+/g, ' ');
  await visto.cerrar();
  expect(papel).toContain('Faltaron $ 10,50');
  expect(papel).toMatch(
    /Cuenta Había Entró Salió Diferencia Queda .*\$ 0,00 \$ 1\.000,00 \$ 0,00 -?\$ ?-?10,50 \$ 989,50/,
  );
  expect(papel).toMatch(/Del cajón Tendría que haber Se contó Diferencia .*\$ 1\.000,00 \$ 989,50 -?\$ ?-?10,50/);
  expect(papel).toContain(ANDA_MAL);
  const leida = await leerPlanilla((await pedir('GET', `/colegio/cierres/${id}/exportar/xlsx`)).rawPayload, 'c.xlsx');
  if (!leida.ok) throw new Error(leida.problema);
  const hoja = leida.valor.find(({ nombre }) => nombre === 'Arqueo');
  expect(hoja?.filas.map(({ celdas }) => celdas.slice(1))).toEqual([
    ['Tendría que haber', 'Se contó', 'Diferencia', 'Motivo'],
    [1000, 989.5, -10.5, ANDA_MAL],
  ]);
  const cuentas = leida.valor.find(({ nombre }) => nombre === 'Por medio y banco');
  expect(cuentas?.filas[1]?.celdas.slice(1)).toEqual([0, 1000, 0, -10.5, 989.5]);
});

test('el primero que dice con cuánto abre también se cuenta: contra eso y lo del día', async () => {
  const otro = await crearEscenarioDePagos({ ahora: new Date('2026-03-20T15:00:00Z') });
  try {
    const { autor, ahora } = cobrosDeNadie(otro).elColegio();
    const numero_boleta = await otro.boleta(await otro.cuponDeMatricula('40.00'));
    const pago = { numero_boleta, medio: 'caja' as const, banco: null, comprobante: 'B-1', importe: '40.00' };
    await acreditarAMano(otro.db, { autor, ahora, ...pago, fecha_pago: ahora });
    const apertura = [{ medio: 'caja', banco: null, importe: '500.00' }];
    const arqueo = [{ medio: 'caja' as const, contado: '541.00', esperado: '540.00', motivo: 'Propina' }];
    await cerrarElDia(otro.db, { autor, ...otro.momento(), dia: otro.momento().hoy, apertura, arqueo });
    for (const control of CONTROLES) expect(await correrControl(otro.db, control), control.titulo).toEqual([]);
  } finally {
    await otro.e.prueba.cerrar();
  }
});
