import type { Liquidacion } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bloqueo } from '../../../testing/construir.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { type Liquidaciones, liquidacionesDe } from '../../../testing/dinero/liquidaciones.ts';
import { conciliar } from '../conciliacion/conciliar.service.ts';

let s: EscenarioDePagos;
let l: Liquidaciones;
const abiertos: EscenarioDePagos[] = [];
const nuevo = async (): Promise<void> => {
  s = await crearEscenarioDePagos();
  abiertos.push(s);
  l = liquidacionesDe(s);
  await l.generar(2025);
  await l.generar(2026);
};
// Whatever was done, orders, payments, receipts and ledger agree.
afterAll(async () => {
  for (const { prueba, db, falsas, momento } of abiertos) {
    expect(await conciliar(db, falsas.pasarelas, { ...momento(), dias: 30 })).toEqual([]);
    await prueba.cerrar();
  }
});

const resumidos = (items: Liquidacion['items_vigentes']) => items.map((i) => [i.descripcion, i.importe_total]);
const ordenes = () => s.db.selectFrom('ordenes_pago').selectAll().where('circuito', '=', 'matriculados').execute();

describe('la liquidación completa', () => {
  beforeAll(async () => {
    await nuevo();
    await l.sancionar();
    await l.dar('10000.00');
    // what another person has in favour pays nothing of this one
    await l.dar('500.00', s.e.otra.persona.cuit);
  });

  test('todo elegido: lo vigente, lo vencido con su recargo, sanciones y bonificaciones [API-071] [LIQ-004] [LIQ-008] [LIQ-018]', async () => {
    const leida = await l.leer();
    expect(resumidos(leida.items_vigentes)).toEqual([
      ['ARANCEL 2026', '98000.00'],
      ['CUOTA 1 2026', '74000.00'],
      ['CUOTA 2 2026', '74000.00'],
    ]);
    expect(resumidos(leida.items_vencidos)).toEqual([
      ['ARANCEL 2025', '97920.00'],
      ['CUOTA 1 2025', '68580.00'],
      ['CUOTA 2 2025', '60480.00'],
    ]);
    expect(resumidos(leida.sanciones)).toEqual([['Sanción: Falta ética', '25000.00']]);
    expect(resumidos(leida.bonificaciones)).toEqual([['Bonificación: Res. 4/26', '-10000.00']]);
    expect(leida.importe_total).toBe('487980.00');
    const todos = [...leida.items_vigentes, ...leida.items_vencidos, ...leida.sanciones, ...leida.bonificaciones];
    expect(todos.every(({ seleccionadoParaLiquidar }) => seleccionadoParaLiquidar)).toBe(true);
    expect(leida.conceptos).toHaveLength(todos.length);
    // The amount does not fit in a barcode.
    const [impreso, ...otros] = leida.preferencias_de_pago;
    expect(impreso).toMatchObject({
      key: 'codigo_barra',
      disabled: true,
      disabled_message: todosLosMensajes.cupon_sin_barra,
    });
    for (const medio of otros) expect(medio).toMatchObject({ disabled: false, seleccionado: false });
  });

  test('cada ítem dice qué es, de qué matrícula y de qué año [LIQ-019] [LIQ-015]', async () => {
    const [arancel, cuota1, cuota2] = (await l.leer()).items_vigentes;
    const { codigo } = await s.db
      .selectFrom('matriculas')
      .select('codigo')
      .where('id', '=', await l.matricula())
      .executeTakeFirstOrThrow();
    expect(arancel).toEqual({
      id: expect.any(Number),
      descripcion: 'ARANCEL 2026',
      importe_total: '98000.00',
      capital: '98000.00',
      pasos: [
        {
          regla: 'cargo_del_anio',
          texto: 'ARANCEL 2026, vence el 31/03/2026',
          importe: '98000.00',
          supuesto: 'S-210',
        },
      ],
      matricula: codigo,
      numero: '2026',
      vencimiento: '2026-03-31',
      concepto: { key: 'arancel', tipo_key: 'matricula' },
      espera_cupon: null,
      seleccionadoParaLiquidar: true,
    });
    expect([cuota1?.concepto.key, cuota2?.concepto.key]).toEqual(['cuota_1', 'cuota_2']);
  });

  test('la de otra persona no existe, ni para leer ni para confirmar', async () => {
    expect((await s.e.csosa('GET', `/liquidaciones/preLiquidacion/${l.persona_id}`)).statusCode).toBe(404);
    const cuerpo = l.pedido(await l.leer());
    expect((await l.recalcular(cuerpo, s.e.csosa)).statusCode).toBe(404);
    expect((await l.confirmar(cuerpo, undefined, s.e.csosa)).statusCode).toBe(404);
    // With their own person id, another's charges are not there.
    const ajeno = { ...cuerpo, persona_id: s.e.otra.persona.id };
    const suya = (await l.recalcular(ajeno, s.e.csosa)).json<Liquidacion>();
    expect(suya.importe_total).toBe('0.00');
    expect((await l.confirmar(ajeno, undefined, s.e.csosa)).statusCode).toBe(409);
    expect(await ordenes()).toEqual([]);
  });
});

test('sin LiquidarMatricula no se lee, ni se calcula, ni se confirma', async () => {
  await nuevo();
  const cuerpo = l.pedido(await l.leer());
  await bloqueo(s.db, l.persona_id, ['quita_liquidar']);
  const respuestas = [
    await s.e.mgarcia('GET', `/liquidaciones/preLiquidacion/${l.persona_id}`),
    await l.recalcular(cuerpo),
    await l.confirmar(cuerpo),
  ];
  expect(respuestas.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  expect(await ordenes()).toEqual([]);
});

describe('al cambiar la selección', () => {
  beforeAll(async () => {
    await nuevo();
    await l.sancionar();
  });

  test('el servidor calcula todo de nuevo, con lo que él sabe [API-072] [LIQ-011]', async () => {
    const cuerpo = l.pedido(await l.leer(), (descripcion) => descripcion === 'ARANCEL 2026');
    const respuesta = await l.recalcular({
      ...cuerpo,
      importe_total: '1.00',
      preferencias_de_pago: [{ key: 'sipago' }],
    });
    const leida = respuesta.json<Liquidacion>();
    expect(leida.importe_total).toBe('98000.00');
    expect(leida.conceptos).toMatchObject([{ descripcion: 'ARANCEL 2026', importe: '98000.00' }]);
    expect(leida.items_vencidos).toHaveLength(3);
    expect(leida.preferencias_de_pago.find(({ seleccionado }) => seleccionado)?.key).toBe('sipago');
  });

  test('solo sanciones; y sin nada elegido el total es cero [LIQ-009] [LIQ-012]', async () => {
    const leida = await l.leer();
    const solo = (await l.recalcular(l.pedido(leida, (_, grupo) => grupo === 'sanciones'))).json<Liquidacion>();
    expect(solo.importe_total).toBe('25000.00');
    const nada = (await l.recalcular(l.pedido(leida, () => false))).json<Liquidacion>();
    expect([nada.importe_total, nada.conceptos]).toEqual(['0.00', []]);
  });

  test('los aranceles de rehabilitación y reinscripción van con lo demás, se los elija o no [LIQ-010]', async () => {
    await s.db
      .insertInto('cargos')
      .values({
        matricula_id: await l.matricula(),
        concepto: 'arancel_rehabilitacion',
        anio: 2026,
        descripcion: 'ARANCEL REHABILITACIÓN 2026',
        importe: '65000.00',
        vencimiento: '2026-12-31',
        creado_en: s.prueba.ahora(),
      })
      .execute();
    const sinElla = (descripcion: string) => descripcion === 'ARANCEL 2026';
    const leida = (await l.recalcular(l.pedido(await l.leer(), sinElla))).json<Liquidacion>();
    expect(leida.importe_total).toBe('163000.00');
  });

  test('un pedido mal armado se rechaza, con su campo [API-072]', async () => {
    const cuerpo = l.pedido(await l.leer());
    const malos: [cambio: object, campo: string][] = [
      [{ bonificaciones: undefined }, 'bonificaciones'],
      [{ descuento: '1.00' }, 'datos'],
      [{ importe_total: '-5' }, 'importe_total'],
      [{ sanciones: [{ id: 'x' }] }, 'sanciones.0.id'],
      [{ preferencias_de_pago: [{ key: 'cripto' }] }, 'preferencias_de_pago.0.key'],
      [{ persona_id: 0 }, 'persona_id'],
    ];
    for (const [cambio, campo] of malos) {
      const respuesta = await l.recalcular({ ...cuerpo, ...cambio });
      expect([respuesta.statusCode, respuesta.json().errores[0].campo]).toEqual([422, campo]);
    }
  });
});

describe('lo que no se puede liquidar', () => {
  beforeAll(nuevo);

  const confirmarSolo = async (unico: string) => {
    const cuerpo = l.pedido(await l.leer(), (descripcion) => descripcion === unico);
    return (await l.confirmar({ ...cuerpo, importe_total: '74000.00' })).json();
  };

  test('la CUOTA 2 no se liquida sin la CUOTA 1 [LIQ-013] [LIQ-016]', async () => {
    const detail = 'No es posible liquidar solo la CUOTA 2, debe seleccionar la CUOTA 1';
    expect(await confirmarSolo('CUOTA 2 2026')).toMatchObject({ status: 422, detail });
    expect(await ordenes()).toEqual([]);
  });

  test('nada de una matrícula y un año se liquida sin su ARANCEL [LIQ-017]', async () => {
    const detail = 'No es posible liquidar sin seleccionar el ARANCEL';
    expect(await confirmarSolo('CUOTA 1 2026')).toMatchObject({ status: 422, detail });
    expect(await ordenes()).toEqual([]);
  });

  test('sin nada, sin medio, con dos, o impreso con más de lo que entra en la barra, se rechaza [LIQ-006]', async () => {
    const leida = await l.leer();
    const nada = await l.confirmar({ ...l.pedido(leida, () => false), importe_total: '0.00' });
    expect(nada.json()).toMatchObject({ status: 422, detail: 'Seleccioná al menos un concepto para liquidar.' });
    const sinMedio = await l.confirmar({ ...l.pedido(leida), preferencias_de_pago: [] });
    expect(sinMedio.json()).toMatchObject({ status: 422, detail: 'Debe seleccionar un método de pago' });
    const dos = await l.confirmar({
      ...l.pedido(leida),
      preferencias_de_pago: [{ key: 'sipago' }, { key: 'redLink' }],
    });
    expect(dos.json()).toMatchObject({ status: 422, errores: [{ campo: 'preferencias_de_pago' }] });
    const impreso = await l.confirmar({ ...l.pedido(leida), preferencias_de_pago: [{ key: 'codigo_barra' }] });
    expect(impreso.json()).toMatchObject({ status: 409, detail: todosLosMensajes.cupon_sin_barra });
    expect(await ordenes()).toEqual([]);
  });

  test('sin CUOTA 1 por liquidar, la CUOTA 2 sin el ARANCEL pide el ARANCEL [LIQ-016]', async () => {
    const { items_vigentes } = await l.leer();
    const cuota1 = items_vigentes.find(({ concepto }) => concepto.key === 'cuota_1');
    await s.prueba.sinGuardas((db) =>
      db
        .deleteFrom('cargos')
        .where('id', '=', cuota1?.id ?? 0)
        .execute(),
    );
    expect((await confirmarSolo('CUOTA 2 2026')).detail).toBe(
      'No es posible liquidar solo la CUOTA 2, debe seleccionar el ARANCEL',
    );
  });
});

describe('confirmar', () => {
  beforeEach(nuevo);

  test('genera un cupón con sus ítems, que suman su total, y ya no se lo vuelve a liquidar [API-073] [LIQ-020] [ERR-032]', async () => {
    await l.dar('10000.00');
    const leida = await l.leer();
    const respuesta = await l.confirmar(l.pedido(leida));
    expect(respuesta.statusCode).toBe(201);
    const { orden_pago_id, message } = respuesta.json();
    expect(message).toBe('Cupón creado exitosamente');
    const cupon = await s.leer(orden_pago_id);
    expect(cupon).toMatchObject({ circuito: 'matriculados', monto_total: leida.importe_total, legajo: null });
    const importes = cupon.liquidaciones[0]?.items.map(({ importe }) => Number(importe)) ?? [];
    expect(importes.reduce((a, b) => a + b, 0).toFixed(2)).toBe(leida.importe_total);
    expect(importes.at(-1)).toBe(-10_000);
    expect(await l.leer()).toMatchObject({ importe_total: '0.00', items_vigentes: [], bonificaciones: [] });
    expect(await s.saldos()).toMatchObject({ deudores: leida.importe_total, bonificado: '10000.00' });
  });

  test('un importe que no es el del servidor se rechaza y no cobra nada', async () => {
    const cuerpo = l.pedido(await l.leer());
    const respuesta = await l.confirmar({ ...cuerpo, importe_total: '1.00' });
    expect(respuesta.json()).toMatchObject({
      status: 409,
      detail:
        'Los importes cambiaron desde que se cargó la liquidación. Ya está actualizada: revisala y volvé a confirmar.',
    });
    expect(await ordenes()).toEqual([]);
    // What grew a day later is noticed too.
    s.prueba.avanzar(30 * 86_400_000);
    const mgarcia = await s.prueba.conSesion('mgarcia');
    expect((await l.confirmar(cuerpo, undefined, mgarcia)).statusCode).toBe(409);
  });

  test('vencido su cupón, se puede liquidar otra vez, con sus créditos', async () => {
    await l.dar('10000.00');
    const primera = await l.liquidar();
    s.prueba.avanzar(31 * 86_400_000);
    s.e.mgarcia = await s.prueba.conSesion('mgarcia');
    const leida = await l.leer();
    expect(leida.bonificaciones).toHaveLength(1);
    const segunda = await l.liquidar();
    expect(segunda).not.toBe(primera);
    expect((await s.leer(primera)).estado.nombre).toBe('vencido');
    expect(await s.saldos()).toMatchObject({ deudores: leida.importe_total });
  });
});

describe('los créditos', () => {
  beforeEach(nuevo);

  test('lo que un crédito cubre entero nace pago, con su recibo, y lo que sobra queda a favor', async () => {
    await l.dar('500000.00');
    await l.sancionar();
    const id = await l.liquidar((_, grupo) => grupo === 'sanciones' || grupo === 'bonificaciones');
    const cupon = await s.leer(id);
    expect(cupon).toMatchObject({
      monto_total: '0.00',
      estado: { nombre: 'pago' },
      comprobante_id: expect.any(Number),
    });
    for (const papel of [`/orden_pagos/${id}`, `/comprobantes/${cupon.comprobante_id}`])
      expect((await s.e.mgarcia('GET', `${papel}/imprimir`)).statusCode).toBe(200);
    const { bonificaciones, sanciones } = await l.leer();
    expect(sanciones).toEqual([]);
    expect(resumidos(bonificaciones)).toEqual([['Bonificación: Res. 4/26', '-475000.00']]);
    expect(await s.saldos()).toEqual({ bonificado: '500000.00', creditos: '-475000.00', emitido: '-25000.00' });
  });

  test('un pago de más queda a favor y entra en la liquidación siguiente', async () => {
    const id = await l.liquidar((descripcion) => descripcion === 'ARANCEL 2026');
    await s.acreditar(id, { importe: '100000.00' });
    const { bonificaciones, items_vigentes } = await l.leer();
    expect(bonificaciones).toMatchObject([{ importe_total: '-2000.00', concepto: { key: 'pago' } }]);
    expect(items_vigentes.map(({ descripcion }) => descripcion)).toEqual(['CUOTA 1 2026', 'CUOTA 2 2026']);
  });
});

describe('muchos a la vez', () => {
  beforeEach(nuevo);

  test('cien confirmaciones iguales a la vez generan un solo cupón [API-073]', async () => {
    const cuerpo = l.pedido(await l.leer());
    const respuestas = await Promise.all(Array.from({ length: 100 }, () => l.confirmar(cuerpo, 'la-misma-clave')));
    expect(await ordenes()).toHaveLength(1);
    const estados = new Set(respuestas.map(({ statusCode }) => statusCode));
    expect([...estados].every((estado) => estado === 201 || estado === 409)).toBe(true);
    const despues = await l.confirmar(cuerpo, 'la-misma-clave');
    expect([despues.statusCode, despues.json().orden_pago_id]).toEqual([201, (await ordenes())[0]?.id]);
  });

  test('y sin clave, o cada una con la suya, también; el crédito se usa una vez', async () => {
    await l.dar('10000.00');
    const cuerpo = l.pedido(await l.leer());
    const respuestas = await Promise.all(
      Array.from({ length: 40 }, (_, i) => l.confirmar(cuerpo, i % 2 === 0 ? undefined : `clave-${i}`)),
    );
    expect(respuestas.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(respuestas.filter(({ statusCode }) => statusCode === 409)).toHaveLength(39);
    expect(await ordenes()).toHaveLength(1);
    expect(await s.saldos()).toMatchObject({ deudores: cuerpo.importe_total });
  });
});
