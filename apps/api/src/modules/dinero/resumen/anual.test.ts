import { formatCuit } from '@colega/domain/identificadores';
import { Decimal, formatImporte, importe, sumar } from '@colega/domain/importes';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { type Liquidaciones, liquidacionesDe } from '../../../testing/dinero/liquidaciones.ts';
import { mirarPdf } from '../../../testing/mirar-pdf.ts';
import { revertirOperacion } from '../colegio/revertir.service.ts';
import { generarCuponDeLegajo } from '../liquidaciones/cargos-de-legajo.service.ts';
import { leerResumenAnual } from './anual.service.ts';

const HOY = '2026-03-20';
const ANIOS = [2024, 2025, 2026];
let s: EscenarioDePagos;
let l: Liquidaciones;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  l = liquidacionesDe(s);
  for (const anio of ANIOS) await l.generar(anio);
  await l.sancionar();
  const tarde = await l.liquidar((descripcion) => descripcion === 'ARANCEL 2025' || descripcion === 'CUOTA 1 2025');
  // 3,500 more than it asks for, in the last minutes of a year: in Greenwich it is the next one.
  const finDeAnio = new Date('2026-01-01T02:30:00Z');
  await s.acreditar(tarde, { importe: '170000.00', externo: 'anual-1', fecha_pago: finDeAnio });
  await l.dar('1200.50');
  const conCreditos = await l.liquidar((que, grupo) => que === 'ARANCEL 2024' || grupo === 'bonificaciones');
  const enFebrero = new Date('2026-02-10T15:00:00Z');
  await s.acreditar(conCreditos, { importe: '30000.00', externo: 'anual-2', fecha_pago: enFebrero });
  await s.acreditar((await s.cuponDeLegajo('cep')).id, { importe: '5000.00', externo: 'anual-3' });
  await s.cuponDeLegajo('timbrados');
  await l.dar('300.00');
  const conRecargo = await l.liquidar((que, grupo) => que === 'ARANCEL 2026' || grupo === 'bonificaciones');
  const pasado = { vencimiento: '2026-03-19', ultimo_vencimiento: '2026-04-10' };
  await s.prueba.sinGuardas((db) => db.updateTable('ordenes_pago').set(pasado).where('id', '=', conRecargo).execute());
  const deshecho = { importe: '700.00', externo: 'anual-4' };
  const { operacion_id } = await s.acreditar(await s.cuponDeMatricula('640.00'), deshecho);
  const { autor } = l.elColegio();
  await revertirOperacion(s.db, { operacion_id, tipo: 'contracargo', motivo: 'x', autor, ...s.momento() });
});
afterAll(() => s.e.prueba.cerrar());

const pedir = (anio: number | string, como: Pedir = s.e.mgarcia) =>
  como('GET', `/liquidaciones/resumen_cuenta/${l.persona_id}/anios/${anio}/imprimir`);
const leer = (anio: number, persona_id = l.persona_id) => leerResumenAnual(s.db, { persona_id, anio, hoy: HOY });
type Meses = { meses: { mes: string; pagado: string; adeudado: string }[]; a_favor: string };
const enLaPantalla = async (query: string): Promise<Meses> =>
  (await s.e.mgarcia('GET', `/liquidaciones/resumen_cuenta/${l.persona_id}/por_mes?${query}`)).json();

test.each(ANIOS)('lo pagado en cada mes de %i, y lo que falta, es lo que dice la pantalla [S-893]', async (anio) => {
  const { meses, pagos, pendientes, adeudado, a_favor } = await leer(anio);
  const todo = await enLaPantalla('');
  const pagado = (mes: string): string => todo.meses.find((uno) => uno.mes === mes)?.pagado ?? '0.00';
  expect(meses.map(({ mes, pagos: suyos }) => [mes, suyos])).toEqual(meses.map(({ mes }) => [mes, pagado(mes)]));
  expect(pagos).toBe(sumar(meses.map(({ mes }) => pagado(mes))));
  const hasta = await enLaPantalla(`anio_hasta=${anio}`);
  expect(adeudado).toBe(sumar(hasta.meses.map((mes) => mes.adeudado)));
  expect(sumar(pendientes.map((uno) => uno.importe))).toBe(adeudado);
  expect(a_favor).toBe(todo.a_favor);
});

test('cada año empieza con el saldo con que terminó el anterior, y cada mes con el del suyo', async () => {
  const [de2024, de2025, de2026] = await Promise.all(ANIOS.map((anio) => leer(anio)));
  expect(de2024?.saldo_inicial).toBe('0.00');
  expect([de2025?.saldo_inicial, de2026?.saldo_inicial]).toEqual([de2024?.saldo_final, de2025?.saldo_final]);
  expect([de2025?.hasta, de2026?.hasta, de2026?.meses.length]).toEqual(['2025-12-31', HOY, 3]);
  // The charges without surcharge, less what was paid of them and what the credits that remain are worth.
  expect(de2024?.saldo_final).toBe('120000.00');
  expect(de2025).toMatchObject({
    cargos: '221140.00',
    pagos: '166500.00',
    creditos: '3500.00',
    saldo_final: '171140.00',
  });
});

test('un pago se anota el día de acá, con su recargo; lo que se pagó antes de vencer, el día en que se pagó', async () => {
  const movimientos = async (anio: number) => (await leer(anio)).meses.flatMap((mes) => mes.movimientos);
  const de = (cual: { fecha: string; que: string; importe: string }) => [cual.fecha, cual.que, cual.importe];
  expect((await movimientos(2025)).slice(-3).map(de)).toEqual([
    ['2025-12-31', 'Recargo del cupón N.º 1', '40500.00'],
    ['2025-12-31', 'Pago del cupón N.º 1, Caja del Colegio, recibo N.º 1', '166500.00'],
    ['2025-12-31', 'Saldo a favor: pago de más del cupón 1', '3500.00'],
  ]);
  const cep = (await movimientos(2026)).filter(({ que }) => /cupón N\.º 3\b/.test(que));
  expect(cep.map(de)).toEqual([
    [HOY, expect.stringMatching(/^CEP .*, cupón N\.º 3$/), '5000.00'],
    [HOY, 'Pago del cupón N.º 3, Caja del Colegio, recibo N.º 3', '5000.00'],
  ]);
});

test('un pago que se deshizo no está, lo que dejó a favor se fue con él, y lo que pagaba se debe', async () => {
  const { meses, pendientes } = await leer(2026);
  const delCupon = meses.flatMap(({ movimientos }) => movimientos.filter(({ que }) => /cupón (N\.º )?6\b/.test(que)));
  expect(delCupon.map(({ que, importe: cuanto }) => [que, cuanto])).toEqual([
    ['Saldo a favor: pago de más del cupón 6', '60.00'],
    ['Saldo a favor: pago de más del cupón 6, anulado: se deshizo su pago', '-60.00'],
  ]);
  expect(pendientes).toContainEqual(expect.objectContaining({ que: expect.stringMatching(/^Sanción: Fallo 3\/26/) }));
});

test('quien pagó todo, y de más, termina con lo que tiene a favor', async () => {
  const { id } = s.e.otra.persona;
  const antes = await leer(2026, id);
  await s.acreditar(await s.cuponDeMatricula('777.00', id), { importe: '800.10', externo: 'anual-5' });
  const { saldo_final, a_favor, adeudado } = await leer(2026, id);
  expect(a_favor).toBe('23.10');
  expect(adeudado).toBe(antes.adeudado);
  expect(importe(new Decimal(saldo_final).minus(antes.saldo_final))).toBe('-23.10');
});

test('el papel dice el membrete, de quién es, cada movimiento con su saldo, lo que falta y sus páginas', async () => {
  const respuesta = await pedir(2026);
  expect(respuesta.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="resumen_de_2026.pdf"',
    'cache-control': 'no-store',
  });
  const { textos, cerrar } = await mirarPdf(respuesta.rawPayload);
  onTestFinished(cerrar);
  const texto = textos.join(' ');
  const { adeudado, saldo_inicial, saldo_final, pagos, titular } = await leer(2026);
  for (const dicho of [
    ...['Colegio de Técnicos', 'Resumen de tu cuenta de 2026', titular.nombre, formatCuit(titular.cuit)],
    ...titular.matriculas.map(({ codigo, descripcion }) => `Matrícula ${codigo} · ${descripcion}`),
    `Saldo al empezar 2026 ${formatImporte(saldo_inicial)}`,
    `Saldo al 20/03/2026 ${formatImporte(saldo_final)}`,
    ...['Movimientos de febrero', '10/02/2026 Recargo del cupón N.º 2', formatImporte(pagos)],
    'Lo que falta pagar de lo que vence hasta el 31/12/2026',
    `Total, con lo que cuesta al 20/03/2026 ${formatImporte(adeudado)}`,
    `Página 1 de ${textos.length}`,
  ])
    expect(texto).toContain(dicho.replace(/\s/gu, ' '));
  expect(texto).not.toContain('Movimientos de enero');
});

test('es de su dueño, y de un año que ya empezó', async () => {
  expect((await pedir(2026, s.e.csosa)).statusCode).toBe(404);
  expect((await pedir(2027)).statusCode).toBe(404);
  expect((await pedir(1899)).json()).toMatchObject({
    status: 422,
    errores: [{ campo: 'anio', mensaje: 'El año debe estar entre 1900 y 2100.' }],
  });
  expect((await pedir(2000)).statusCode).toBe(200);
});

describe('lo que queda a favor y lo que se usa', () => {
  let otro: EscenarioDePagos;
  beforeAll(async () => {
    otro = await crearEscenarioDePagos();
  });
  afterAll(() => otro.e.prueba.cerrar());
  const conSaldo = async (circuito: 'cep' | 'timbrados') => {
    const { id: legajo_id } = await otro.vida.hasta('confirmado');
    const pedido = { autor: otro.autor, legajo_id, circuito, elegirMedio: () => null, usar_saldo: true };
    return (await generarCuponDeLegajo(otro.db, { ...pedido, ...otro.momento() })).orden_pago_id;
  };
  const al = async (hoy: string) => {
    const { cargos, pagos, creditos, saldo_final, meses, ...resto } = await leerResumenAnual(otro.db, {
      ...{ persona_id: otro.e.persona.id, anio: 2026, hoy },
    });
    const que = meses.flatMap(({ movimientos }) => movimientos.map((uno) => uno.que));
    return { ...resto, que, sumas: [cargos, pagos, creditos, saldo_final] };
  };
  type Leido = Awaited<ReturnType<typeof al>>;
  /** What they changed: charges, payments, credits and balance. */
  const entre = (antes: Leido, despues: Leido): string[] =>
    despues.sumas.map((suma, i) => importe(new Decimal(suma).minus(antes.sumas[i] ?? 0)));
  const revertir = (operacion_id: number) => {
    const pedido = { operacion_id, tipo: 'contracargo' as const, motivo: 'x' };
    return revertirOperacion(otro.db, { ...liquidacionesDe(otro).elColegio(), ...pedido });
  };

  test('se cuenta cuando queda, no cuando se usa; si su pago se deshace después, se debe', async () => {
    const antes = await al(HOY);
    const sancion = await otro.cuponDeMatricula('100.00');
    const conSancion = await al(HOY);
    // The sanction was of the year before.
    expect(entre(antes, conSancion)).toEqual(['0.00', '0.00', '0.00', '100.00']);
    const { operacion_id } = await otro.acreditar(sancion, { importe: '150.00', externo: 'saldo-1' });
    expect(entre(antes, await al(HOY))).toEqual(['0.00', '100.00', '50.00', '-50.00']);
    const { a_favor } = await al(HOY);
    const total = importe(new Decimal('5000.00').minus(a_favor));
    await otro.acreditar(await conSaldo('cep'), { importe: total, externo: 'saldo-2' });
    const conCep = await al(HOY);
    expect([conCep.a_favor, entre(antes, conCep)[0], entre(antes, conCep)[2]]).toEqual(['0.00', '5000.00', '50.00']);
    expect(conCep.sumas[3]).toBe(antes.sumas[3]);
    await revertir(operacion_id);
    const { sumas, que } = await al(HOY);
    expect(sumas[3]).toBe(importe(new Decimal(conCep.sumas[3] ?? 0).plus('150.00')));
    expect(que).toContainEqual(expect.stringMatching(/^Saldo a favor: .*, ya usado cuando se deshizo su pago$/));
  });

  test('un cupón por pagar cuenta entero el día en que vence, y en lo que falta dice lo que usa', async () => {
    const antes = await al(HOY);
    await liquidacionesDe(otro).dar('30.00');
    await conSaldo('timbrados');
    expect(entre(antes, await al(HOY))).toEqual(['0.00', '0.00', '30.00', '-30.00']);
    expect(entre(antes, await al('2026-03-30'))).toEqual(['1200.00', '0.00', '30.00', '1170.00']);
    const { pendientes, adeudado } = await al(HOY);
    const delTimbrado = pendientes.filter(({ que }) => /^(Timbrados|Saldo a favor)/.test(que));
    expect(delTimbrado.map((uno) => uno.importe)).toEqual(['1170.00']);
    expect(adeudado).toBe(sumar(pendientes.map((uno) => uno.importe)));
  });

  test('lo que un saldo a favor quita a tres cargos de tres meses suma lo que quita, también de un año solo [S-893]', async () => {
    const suyas = liquidacionesDe(otro);
    const matricula_id = await suyas.matricula();
    const tres = ['2025-12-10', '2026-01-10', '2026-02-10'].map((fecha) => ({
      ...{ matricula_id, fecha, motivo: 'En tres', importe: '100.00' },
    }));
    await otro.db.insertInto('sanciones').values(tres).execute();
    const antes = await al(HOY);
    await suyas.dar('100.00');
    await suyas.liquidar((que, grupo) => que.includes('En tres') || grupo === 'bonificaciones');
    const { pendientes, adeudado } = await al(HOY);
    expect(pendientes).toContainEqual(expect.objectContaining({ importe: '-100.00' }));
    expect(sumar(pendientes.map((uno) => uno.importe))).toBe(adeudado);
    expect(importe(new Decimal(antes.adeudado).minus(adeudado))).toBe('100.00');
    const de2025 = await leerResumenAnual(otro.db, { persona_id: otro.e.persona.id, anio: 2025, hoy: HOY });
    expect(sumar(de2025.pendientes.map((uno) => uno.importe))).toBe(de2025.adeudado);
    const porMes = `/liquidaciones/resumen_cuenta/${otro.e.persona.id}/por_mes`;
    const { meses } = (await otro.e.mgarcia('GET', porMes)).json<Meses>();
    expect(sumar(meses.map((mes) => mes.adeudado))).toBe(adeudado);
  });

  test('lo que se pagó antes de vencer y se deshizo vuelve al día en que vence', async () => {
    const suyas = liquidacionesDe(otro);
    await suyas.generar(2026);
    const arancel = await suyas.liquidar((que) => que === 'ARANCEL 2026');
    const { monto_total: total } = await otro.leer(arancel);
    const { operacion_id } = await otro.acreditar(arancel, { importe: total, externo: 'saldo-3' });
    const loDice = async (hoy: string) => (await al(hoy)).que.some((uno) => uno.startsWith('ARANCEL 2026'));
    expect(await loDice(HOY)).toBe(true);
    await revertir(operacion_id);
    expect([await loDice(HOY), await loDice('2026-03-31')]).toEqual([false, true]);
  });

  test('el que no entra en un papel no sale cortado: dice dónde está entero [S-894]', async () => {
    const { matricula_id, persona } = otro.e.otra;
    const leerlo = () => leerResumenAnual(otro.db, { persona_id: persona.id, anio: 2023, hoy: HOY });
    const multas = (cuantas: number) =>
      otro.db
        .insertInto('sanciones')
        .values(
          Array.from({ length: cuantas }, () => ({ matricula_id, motivo: 'x', importe: '1.00', fecha: '2023-05-02' })),
        )
        .execute();
    await multas(1000);
    expect((await leerlo()).saldo_final).toBe('1000.00');
    await multas(1);
    await expect(leerlo()).rejects.toThrow('Ese año tiene más de 2.000 renglones');
  });
});
