import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CON_EN_TRAMITE, type EnTramite, seguirEnTramite } from '../../../testing/importaciones/en-tramite.ts';
import {
  crearEscenarioDeImportacion,
  cuentasDe,
  type EscenarioDeImportacion,
  motivosDe,
} from '../../../testing/importaciones/escenario.ts';

let s: EscenarioDeImportacion;
let t: EnTramite;
beforeEach(async () => {
  s = await crearEscenarioDeImportacion();
  const importacion = await s.traer(CON_EN_TRAMITE);
  expect(motivosDe(importacion)).toEqual([]);
  expect(cuentasDe(importacion)).toMatchObject({ legajos: '5,0,0,0', deudas: '5,0,0,0', pagos: '4,0,0,0' });
  expect(importacion.resumen?.deudas.entra).toBe('5801.24');
  await s.aceptar(importacion.id);
  expect(await s.leer(importacion.id)).toMatchObject({ estado: 'aceptada', falla: null });
  t = await seguirEnTramite(s);
});
afterEach(async () => {
  expect(await t.conciliado()).toEqual([]);
  await s.prueba.cerrar();
});

test('uno en trámite que debe sigue como cualquiera: cupón, pago, timbrado, visado con un número de acá y su papel', async () => {
  const id = await t.numero(70_010);
  expect(await t.leer(id)).toMatchObject({
    ...{ estado_legajo: { clave: 'confirmado' }, falta: ['pagar_cep', 'timbrar'], estado_cep: 'pendiente' },
    ...{ estado_timbrado: { tipo: 'adeudado' }, visado: null, cep_cumplido: false, timbrado_cumplido: false },
    pendientes: [
      { falta: 'pagar_cep', importe: '1500.50' },
      { falta: 'timbrar', importe: '800.25', vence: null },
    ],
    // what it had paid in part is no coupon of it
    ...{ ultima_orden_cep_generado: null, ultima_orden_timbrado_generado: null },
    acciones_permitidas: { puede_generar_cep: true, puede_timbrarse_prepago: true, puede_ampliarse: true },
  });
  expect(await t.saldos(70_010)).toEqual(['cep 2000.00 2000.00', 'timbrados 800.25 800.25']);
  expect(await t.colas(id)).toEqual(['para_revisar']);
  const { conceptos } = await t.liquidar(id, 'cep');
  expect(conceptos[0]?.pasos).toEqual([
    {
      ...{ regla: 'del_sistema_anterior', importe: '2000.00', supuesto: null },
      texto: 'CEP del contrato original, como vino del sistema anterior',
    },
    { regla: 'a_cuenta', texto: 'Pagado a cuenta', importe: '-499.50', supuesto: null },
  ]);
  expect(await t.pagar(id, 'cep')).toBe('1500.50');
  expect((await t.leer(id)).falta).toEqual(['timbrar']);
  expect(await t.pagar(id, 'timbrados')).toBe('800.25');
  expect(await t.leer(id)).toMatchObject({
    falta: ['sellar'],
    estado_cep: 'pagado',
    estado_timbrado: { tipo: 'pago' },
  });
  expect(await t.colas(id)).toEqual(['para_revisar', 'para_timbrar']);
  await t.bien(t.rita, 'POST', `/colegio/legajos/${id}/sellar`, { lugar: 'La Plata' });
  expect(await t.colas(id)).toEqual(['listos_para_visar']);
  await t.bien(t.rita, 'POST', `/colegio/legajos/${id}/visar`, {});
  const visado = await t.leer(id);
  expect(visado).toMatchObject({ estado_legajo: { clave: 'visado' }, falta: [], numero_legajo: 70_010 });
  expect(visado.visado?.numero).toMatch(/^V-\d{4}-\d{6}$/);
  const papel = await t.bien(t.ana, 'GET', `/cvds/${visado.visado?.cvd.id}/imprimir`);
  expect(papel.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
  expect(await t.saldos(70_010)).toEqual(['cep 2000.00 2000.00', 'timbrados 800.25 800.25']);
});

test('el que nada debe está listo para visar; el que ya estaba visado y debe su timbrado lo paga', async () => {
  const listo = await t.numero(70_011);
  expect(await t.leer(listo)).toMatchObject({ falta: ['visar'], estado_cep: 'pagado', cep_cumplido: true });
  expect(await t.colas(listo)).toEqual(['listos_para_visar']);
  expect(await t.leer(await t.numero(70_012))).toMatchObject({ falta: ['visar'], estado_cep: 'nada_por_pagar' });
  const visado = await t.numero(70_001);
  expect(await t.leer(visado)).toMatchObject({ falta: ['timbrar'], estado_cep: 'pagado', timbrado_cumplido: false });
  expect((await t.liquidar(visado, 'cep')).motivo).not.toBeNull();
  expect(await t.pagar(visado, 'timbrados')).toBe('1000.00');
  await t.bien(t.rita, 'POST', `/colegio/legajos/${visado}/sellar`, { lugar: 'La Plata' });
  expect(await t.leer(visado)).toMatchObject({
    falta: [],
    // what was paid there and what was paid here
    detalles: [{ timbrados: [{ importe: '1440.00' }] }],
    estado_timbrado: { tipo: 'interno' },
    timbrado_cumplido: true,
  });
  expect(await t.colas(visado)).toEqual([]);
  const esperan = await s.db
    .selectFrom('legajos')
    .select(['espera_a', (eb) => eb.fn.countAll<number>().as('n')])
    .groupBy('espera_a')
    .execute();
  expect(Object.fromEntries(esperan.map(({ espera_a, n }) => [espera_a, Number(n)]))).toEqual({
    matriculado: 1,
    colegio: 2,
    null: 2,
  });
});

test('se observa, su técnico lo completa y lo corrige sin tocar lo que debe, y se amplía', async () => {
  const id = await t.numero(70_012);
  await t.bien(t.rita, 'POST', `/colegio/legajos/${id}/observar`, {
    observaciones: [{ campo: 'partida', texto: 'Falta la partida' }],
  });
  const leido = await t.leer(id);
  expect(leido).toMatchObject({ edicion: 'todo', falta: ['responder_observacion'] });
  const [original] = leido.detalles;
  expect([original?.tareas, original?.tipo_calculo, original?.plazo_de_timbrado]).toEqual([[], 'manual', null]);
  expect([original?.destino_tarea, original?.observaciones]).toEqual(['', 'Tarea: Lo que se encomendó.']);
  const tareas = await t.tareas(original?.monto ?? '0.00');
  const { estado_legajo } = await t.corregir(leido, {
    tareas,
    forma_de_pago: 'Contado',
    tribunal_actuante: 'La Plata',
  });
  expect(estado_legajo.clave).toBe('confirmado');
  const corregido = await t.leer(id);
  expect(corregido.detalles[0]).toMatchObject({ monto: '120000.00', tareas: [{ monto: '120000.00' }] });
  expect(corregido).toMatchObject({ falta: ['revision_de_la_respuesta'], estado_cep: 'nada_por_pagar' });
  await t.bien(t.ana, 'POST', '/legajo_detalles', await t.ampliacion(id));
  const conAmpliacion = await t.leer(id);
  const nueva = conAmpliacion.detalles.at(-1)?.id ?? 0;
  await t.confirmar(nueva);
  expect(await t.leer(id)).toMatchObject({ falta: expect.arrayContaining(['pagar_cep', 'timbrar']) });
  await t.pagar(id, 'cep');
  // of the original nothing is charged, of the expansion what the college charges
  expect(await t.saldos(70_012)).toEqual([
    ...['cep 0.00 de acá', 'cep 2500.00 de acá', 'timbrados 0.00 de acá', 'timbrados 600.00 de acá'],
  ]);
  const debe = await t.numero(70_010);
  await t.bien(t.rita, 'POST', `/colegio/legajos/${debe}/observar`, {
    observaciones: [{ campo: 'partida', texto: 'Falta la partida' }],
  });
  const conDeuda = await t.leer(debe);
  expect(conDeuda.edicion).toBe('sin_montos');
  const cambiar = { monto: '10.00', forma_de_pago: 'Contado', tribunal_actuante: 'La Plata' };
  expect((await t.pedirCorreccion(conDeuda, cambiar)).statusCode).toBe(409);
  await t.corregir(conDeuda, { forma_de_pago: 'Contado', tribunal_actuante: 'La Plata' });
  expect(await t.saldos(70_010)).toEqual(['cep 2000.00 2000.00', 'timbrados 800.25 800.25']);
  expect((await t.leer(debe)).pendientes).toMatchObject([{ importe: '1500.50' }, { importe: '800.25' }]);
});

test('lo que espera al Colegio espera desde que entró, y en los informes no es una demora', async () => {
  const { rows } = await sql<{ hoy: boolean }>`select q.desde = i.aceptada_en as hoy from legajo_colas q
    join legajos l on l.id = q.legajo_id join importaciones i on i.id = l.importacion_id`.execute(s.db);
  expect(rows).toEqual([{ hoy: true }, { hoy: true }, { hoy: true }]);
  const { rows: contratos } = await sql<{
    dia: string;
  }>`select c.dia::text, c.confirmado, c.visado from contratos_de_informes c
    where c.numero_legajo = 70010`.execute(s.db);
  expect(contratos).toEqual([{ dia: '2025-10-10', confirmado: null, visado: null }]);
});

test('el timbrado que se debía se puede hacer afuera: por lo que vino, y no se debe más', async () => {
  const id = await t.numero(70_010);
  const sello = { numero: 'E-1', fecha: t.momento().hoy, lugar: 'ARBA' };
  const registrar = (importe: string) =>
    t.rita('POST', `/colegio/legajos/${id}/timbrado_externo`, { payload: { ...sello, importe } });
  expect((await registrar('1.00')).statusCode).toBe(422);
  expect((await registrar('800.25')).json()).toMatchObject({ debido: '800.25' });
  expect(await t.leer(id)).toMatchObject({ falta: ['pagar_cep'], estado_timbrado: { tipo: 'externo' } });
  expect(await t.saldos(70_010)).toEqual(['cep 2000.00 2000.00', 'timbrados 0.00 800.25']);
  const otroPago = { Número: 'P-9', Legajo: 70_010, Concepto: 'Timbrado', Importe: 800.25, Fecha: '12/10/2025' };
  expect(motivosDe(await s.traer({ pagos: [otroPago] }))).toEqual([
    'Pagos 2, Legajo: El legajo 70010 no vino del sistema anterior, o ya tiene ese pago: se carga en Tesorería.',
  ]);
});

test('anulado mientras debe: nada se debe, el cupón se cierra y lo pagado antes queda por revisar', async () => {
  const id = await t.numero(70_010);
  const { orden_id } = await t.emitir(id, 'timbrados');
  await t.bien(t.rita, 'POST', `/colegio/legajos/${id}/anular`, { motivo: 'Se desistió' });
  expect(await t.leer(id)).toMatchObject({ estado_legajo: { clave: 'anulado' }, falta: [], pendientes: [] });
  expect(await t.saldos(70_010)).toEqual(['cep 0.00 2000.00', 'timbrados 0.00 800.25']);
  const { estado } = await s.db
    .selectFrom('ordenes_pago')
    .select('estado')
    .where('id', '=', orden_id)
    .executeTakeFirstOrThrow();
  expect(estado).toBe('vencido');
  expect((await t.bien(t.rita, 'GET', '/colegio/pagos/por_revisar')).json().items).toMatchObject([
    { importe: '499.50', porque: 'está pago, y su legajo o su contrato se anuló después' },
  ]);
  const [{ numero_boleta = '' } = {}] = (await t.bien(t.rita, 'GET', '/colegio/pagos/por_revisar')).json().items;
  const caso = (await t.bien(t.rita, 'GET', `/colegio/pagos/por_revisar/cupon/${numero_boleta}`)).json();
  await t.bien(t.rita, 'POST', `/colegio/cupones/${numero_boleta}/decidir`, {
    ...{ decision: 'a_favor', motivo: 'Se desistió', visto: caso.visto },
  });
  expect((await t.bien(t.ana, 'GET', `/liquidaciones/resumen_cuenta/${t.persona_id}/por_mes`)).json().a_favor).toBe(
    '499.50',
  );
  const segunda = await s.traer(CON_EN_TRAMITE);
  expect(cuentasDe(segunda)).toMatchObject({ legajos: '0,0,5,0', deudas: '0,0,5,0', pagos: '0,0,4,0' });
});

test('cada pantalla de cada uno contesta, y se imprime y se exporta', async () => {
  const { persona_id: persona } = t;
  for (const numero of [70_001, 70_010, 70_011, 70_012]) {
    const id = await t.numero(numero);
    const { detalles } = await t.leer(id);
    for (const camino of [
      ...['acciones_posibles', 'inmuebles', 'permite_certificado', 'historial'].map((una) => `/legajos/${id}/${una}`),
      ...[`/legajo_detalles/${detalles[0]?.id}`],
    ])
      await t.bien(t.ana, 'GET', camino);
    for (const camino of ['', '/cambios', '/historial', '/papeles'])
      await t.bien(t.rita, 'GET', `/colegio/legajos/${id}${camino}`);
  }
  for (const camino of [
    ...[`/legajos?persona.id=${persona}`, `/legajos?persona.id=${persona}&espera=matriculado`, `/tablero/${persona}`],
    ...[`/legajos/exportar/csv?persona.id=${persona}`, `/legajos/exportar/xlsx?persona.id=${persona}`],
    ...[`/liquidaciones/por_pagar/${persona}`, `/liquidaciones/resumen_cuenta/${persona}/por_mes`],
    ...[`/orden_pagos?persona.id=${persona}`, `/liquidaciones/resumen_cuenta/${persona}`],
    `/liquidaciones/resumen_cuenta/${persona}/anios/2025/imprimir`,
  ])
    await t.bien(t.ana, 'GET', camino);
  for (const camino of [
    ...['bandeja', 'bandeja/para_revisar', 'bandeja/listos_para_visar', 'filtrables_de_bandeja', 'pagos/por_revisar'],
    ...[`caja/personas/${persona}`, 'auditoria', `personas/${persona}`],
    ...['legajos', 'demoras', 'observaciones', 'recaudacion', 'personas'].map(
      (uno) => `informes/${uno}?desde=2025-01&hasta=2025-12`,
    ),
  ])
    await t.bien(t.rita, 'GET', `/colegio/${camino}`);
});

test('la misma planilla otra vez no cambia nada, tampoco después de pagar lo que se debía', async () => {
  const despues = await s.contarTodo();
  const segunda = await s.traer(CON_EN_TRAMITE);
  expect(Object.values(cuentasDe(segunda)).filter((una) => !/^0,0,\d,0$/.test(una))).toEqual([]);
  expect((await s.aceptar(segunda.id)).json().detail).toBe('No hay nada para escribir: todo está igual o se rechazó.');
  expect(await s.contarTodo()).toEqual(despues);
  await t.pagar(await t.numero(70_010), 'cep');
  const tercera = await s.traer(CON_EN_TRAMITE);
  expect(cuentasDe(tercera)).toMatchObject({ deudas: '0,0,5,0', pagos: '0,0,4,0' });
  const [, , debe = {}] = CON_EN_TRAMITE.deudas;
  expect(motivosDe(await s.traer({ deudas: [{ ...debe, Importe: 90 }] }))).toEqual([
    expect.stringContaining('un cargo no cambia de importe'),
  ]);
});
