import type { LiquidacionDeLegajo } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { conciliar } from '../conciliacion/conciliar.service.ts';

let s: EscenarioDePagos;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
});
afterAll(async () => {
  expect(await conciliar(s.db, s.falsas.pasarelas, { ...s.momento(), dias: 30 })).toEqual([]);
  await s.e.prueba.cerrar();
});

const RUTA = {
  cep: '/liquidaciones/ceps/preLiquidacion',
  timbrados: '/liquidaciones/timbrados/preLiquidacion',
} as const;
type De = keyof typeof RUTA;
const pedirla = (de: De, id: unknown, pedir: Pedir = s.e.mgarcia) =>
  pedir('POST', RUTA[de], { payload: { id } as Record<string, unknown> });
const leer = async (de: De, id: number): Promise<LiquidacionDeLegajo> => {
  const respuesta = await pedirla(de, id);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<LiquidacionDeLegajo>();
};
const cuerpo = ({ conceptos }: LiquidacionDeLegajo, key = 'codigo_barra') => ({
  preferencias_de_pago: [{ key }],
  conceptos: conceptos.map(({ identificador }) => ({ identificador })),
});
const confirmar = (de: De, payload: object, clave?: string, pedir: Pedir = s.e.mgarcia) =>
  pedir('POST', `${RUTA[de]}/confirmar`, {
    payload,
    ...(clave !== undefined && { headers: { 'idempotency-key': clave } }),
  });
const ordenesDe = (detalle_id: number) =>
  s.db.selectFrom('ordenes_pago').selectAll().where('detalle_id', '=', detalle_id).orderBy('id').execute();

describe('lo que un legajo debe', () => {
  test('de CEP, el 5 % del honorario convenido, con sus medios y hasta cuándo [API-067] [CEP-012]', async () => {
    const { id, numero_legajo } = await s.vida.hasta('confirmado');
    const detalle_id = await s.vida.original(id);
    const leida = await leer('cep', id);
    expect(leida).toMatchObject({
      legajo_id: id,
      detalle_id,
      importe_total: '5000.00',
      conceptos: [
        {
          identificador: `cep-${detalle_id}-5000.00`,
          descripcion: `CEP legajo #${numero_legajo} (contrato original)`,
          importe: '5000.00',
        },
      ],
      vencimientos: [{ fecha: '2026-04-19', importe: '5000.00' }],
      motivo: null,
    });
    expect(leida.preferencias_de_pago.map(({ key }) => key)).toContain('redLink');
  });

  test('de timbrado prepago, el 12 por mil, hasta su último día [API-068]', async () => {
    const { id } = await s.vida.hasta('confirmado');
    const leida = await leer('timbrados', id);
    expect(leida.importe_total).toBe('1200.00');
    expect(leida.conceptos[0]?.identificador).toBe(`timbrados-${await s.vida.original(id)}-1200.00`);
    expect(leida.vencimientos).toEqual([{ fecha: '2026-03-30', importe: '1200.00' }]);
    expect(leida.preferencias_de_pago.map(({ key }) => key)).not.toContain('redLink');
  });

  test('de uno que no entra en un código de barras, el cupón impreso no se ofrece ni se confirma', async () => {
    const { id } = await s.vida.hasta('confirmado');
    const detalle_id = await s.vida.original(id);
    await s.db.updateTable('legajo_detalles').set({ monto: '2000000.20' }).where('id', '=', detalle_id).execute();
    const leida = await leer('cep', id);
    expect(leida).toMatchObject({ importe_total: '100000.01', vencimiento: '2026-03-30' });
    const impreso = leida.preferencias_de_pago.find(({ key }) => key === 'codigo_barra');
    expect(impreso).toMatchObject({ disabled: true, disabled_message: todosLosMensajes.cupon_sin_barra, remedy: null });
    const respuesta = await confirmar('cep', cuerpo(leida));
    expect([respuesta.statusCode, respuesta.json().detail]).toEqual([409, todosLosMensajes.cupon_sin_barra]);
    expect(await ordenesDe(detalle_id)).toEqual([]);
    expect((await confirmar('cep', cuerpo(leida, 'sipago'))).statusCode).toBe(201);
  });

  test('de un contrato de centavos, un centavo: se puede cobrar', async () => {
    const { id } = await s.vida.hasta('confirmado');
    const detalle_id = await s.vida.original(id);
    await s.db.updateTable('legajo_detalles').set({ monto: '0.05' }).where('id', '=', detalle_id).execute();
    const leida = await leer('cep', id);
    expect(leida.importe_total).toBe('0.01');
    expect((await confirmar('cep', cuerpo(leida))).statusCode).toBe(201);
  });

  test('nada de una modalidad exenta de CEP, ni timbrado de una franquicia, y dice por qué [CEP-001] [CEP-003]', async () => {
    const { id } = await s.vida.hasta('confirmado', { modalidad: 'franquicia' });
    const nada = { importe_total: '0.00', conceptos: [], detalle_id: null };
    expect(await leer('cep', id)).toMatchObject({ ...nada, motivo: 'El contrato vigente no debe CEP.' });
    expect(await leer('timbrados', id)).toMatchObject({ ...nada, motivo: 'El contrato no debe timbrado.' });
  });

  test('nada si ya está pago, sellado en ARBA, o con un cupón por pagar [CEP-002] [CEP-009]', async () => {
    const { id } = await s.vida.hasta('timbrado');
    expect((await leer('timbrados', id)).motivo).toBe('El contrato no debe timbrado.');
    await s.acreditar(await s.emitirDeLegajo(id, 'cep', null));
    expect((await leer('cep', id)).motivo).toBe('El contrato vigente no debe CEP.');
    const conCupon = await s.cuponDeLegajo('cep');
    expect(await leer('cep', conCupon.legajo_id)).toMatchObject({
      conceptos: [],
      motivo: 'El contrato vigente ya tiene un cupón de CEP.',
    });
  });

  test('nada de un borrador; y de otra persona no existe', async () => {
    const borrador = await s.vida.hasta('borrador');
    expect((await leer('cep', borrador.id)).conceptos).toEqual([]);
    expect((await pedirla('cep', borrador.id, s.e.csosa)).statusCode).toBe(404);
    expect((await pedirla('timbrados', 99_999_999)).statusCode).toBe(404);
    for (const id of ['1', null, -1, 1.5, 2 ** 40, {}]) expect((await pedirla('cep', id)).statusCode).toBe(422);
  });
});

describe('confirmar', () => {
  test('genera el cupón del CEP, que el legajo muestra [API-069] [CEP-001] [CEP-002]', async () => {
    const { id } = await s.vida.hasta('confirmado');
    const respuesta = await confirmar('cep', cuerpo(await leer('cep', id)));
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([201, 'Cupón creado exitosamente']);
    const { orden_pago_id, numero_boleta } = respuesta.json();
    const cupon = await s.leer(orden_pago_id);
    expect(cupon).toMatchObject({ numero_boleta, circuito: 'cep', monto_total: '5000.00', legajo: { id } });
    const legajo = await s.vida.leer(id);
    expect(legajo.ultima_orden_cep_generado).toMatchObject({ id: orden_pago_id });
    expect(legajo.acciones_permitidas.puede_generar_cep).toBe(false);
    const otra = await confirmar('cep', { ...cuerpo(await leer('timbrados', id)) });
    expect(otra.statusCode).toBe(409);
  });

  test('pago, el legajo tiene su CEP y nada más que cobrar [CEP-011] [CEP-001]', async () => {
    const { id } = await s.vida.hasta('confirmado');
    const { orden_pago_id } = (await confirmar('cep', cuerpo(await leer('cep', id)))).json();
    await s.acreditar(orden_pago_id, { importe: '5000.00' });
    const cep = { id: expect.any(Number), fecha: '2026-03-20', importe: '5000.00', anulado: false, orden_pago_id };
    expect((await s.vida.leer(id)).ceps).toMatchObject([cep]);
    expect(await leer('cep', id)).toMatchObject({ conceptos: [], motivo: 'El contrato vigente no debe CEP.' });
  });

  test('y el del timbrado, hasta el último día de su plazo [API-070] [CEP-009]', async () => {
    const { id } = await s.vida.hasta('confirmado');
    const detalle_id = await s.vida.original(id);
    await s.db
      .updateTable('legajo_detalles')
      .set({ vencimiento_timbrado: '2026-03-23' })
      .where('id', '=', detalle_id)
      .execute();
    const respuesta = await confirmar('timbrados', cuerpo(await leer('timbrados', id), 'online'));
    expect(respuesta.statusCode).toBe(201);
    expect(await ordenesDe(detalle_id)).toMatchObject([
      { vencimiento: '2026-03-23', ultimo_vencimiento: '2026-03-23', preferencias: ['online'], monto_total: '1200.00' },
    ]);
  });

  test('pasado el plazo ya no se puede: solo en ARBA [CEP-005] [CEP-006]', async () => {
    const { id } = await s.vida.hasta('confirmado');
    const detalle_id = await s.vida.original(id);
    const pedido = cuerpo(await leer('timbrados', id));
    const vencer = (vencimiento_timbrado: string) =>
      s.db.updateTable('legajo_detalles').set({ vencimiento_timbrado }).where('id', '=', detalle_id).execute();
    await vencer('2026-03-20');
    expect((await leer('timbrados', id)).conceptos).toHaveLength(1);
    await vencer('2026-03-19');
    expect(await leer('timbrados', id)).toMatchObject({
      conceptos: [],
      motivo: expect.stringContaining('ARBA'),
    });
    expect((await confirmar('timbrados', pedido)).statusCode).toBe(409);
    expect(await ordenesDe(detalle_id)).toEqual([]);
  });

  test('vencido su cupón se genera otro', async () => {
    const { id, legajo_id, detalle_id } = await s.cuponDeLegajo('cep');
    const vencido = { vencimiento: '2026-03-10', ultimo_vencimiento: '2026-03-19' };
    await s.prueba.sinGuardas((db) => db.updateTable('ordenes_pago').set(vencido).where('id', '=', id).execute());
    const respuesta = await confirmar('cep', cuerpo(await leer('cep', legajo_id)));
    expect(respuesta.statusCode).toBe(201);
    expect(await ordenesDe(detalle_id)).toMatchObject([{ id, estado: 'vencido' }, { estado: 'pendiente' }]);
  });

  test('con lo que no es, no cobra nada', async () => {
    const { id } = await s.vida.hasta('confirmado');
    const bueno = cuerpo(await leer('cep', id));
    const detalle_id = await s.vida.original(id);
    const concepto = (identificador: unknown) => ({ ...bueno, conceptos: [{ identificador }] });
    const casos: [payload: object, estado: number][] = [
      [{ ...bueno, preferencias_de_pago: [] }, 422],
      [{ ...bueno, preferencias_de_pago: [{ key: 'otro' }] }, 422],
      [{ ...bueno, conceptos: [] }, 409],
      [{ ...bueno, conceptos: [...bueno.conceptos, ...bueno.conceptos] }, 409],
      [concepto(`timbrados-${detalle_id}-5000.00`), 409],
      [concepto(`cep-${detalle_id}`), 409],
      [concepto(`cep-${detalle_id}-0.01`), 409],
      [concepto('cep-99999999-5000.00'), 404],
      [concepto('cep-9999999999-5000.00'), 409],
      [concepto("cep-1'; drop table ordenes_pago"), 409],
      [concepto(7), 422],
      [{}, 422],
    ];
    for (const [payload, estado] of casos) {
      const respuesta = await confirmar('cep', payload);
      expect([JSON.stringify(payload), respuesta.statusCode]).toEqual([JSON.stringify(payload), estado]);
      expect(respuesta.json().detail).toMatch(/\.$|seleccionar/);
    }
    expect((await confirmar('cep', bueno, undefined, s.e.csosa)).statusCode).toBe(404);
    expect(
      (
        await confirmar('timbrados', {
          ...cuerpo(await leer('timbrados', id)),
          preferencias_de_pago: [{ key: 'redLink' }],
        })
      ).statusCode,
    ).toBe(409);
    expect(await ordenesDe(detalle_id)).toEqual([]);
  });

  test('lo que cambió de importe desde que se lo miró no se cobra: se mira otra vez', async () => {
    const { id } = await s.vida.hasta('confirmado');
    const detalle_id = await s.vida.original(id);
    const visto = cuerpo(await leer('cep', id));
    await s.db.updateTable('legajo_detalles').set({ monto: '200000.00' }).where('id', '=', detalle_id).execute();
    const respuesta = await confirmar('cep', visto);
    expect([respuesta.statusCode, await ordenesDe(detalle_id)]).toEqual([409, []]);
    expect((await confirmar('cep', cuerpo(await leer('cep', id)))).statusCode).toBe(201);
    expect(await ordenesDe(detalle_id)).toMatchObject([{ monto_total: '10000.00' }]);
  });

  test('cien confirmaciones iguales a la vez generan un solo cupón [API-069]', async () => {
    const { id } = await s.vida.hasta('confirmado');
    const pedido = cuerpo(await leer('cep', id));
    const respuestas = await Promise.all(
      Array.from({ length: 100 }, (_, i) => confirmar('cep', pedido, i % 2 === 0 ? 'una-clave' : undefined)),
    );
    expect(new Set(respuestas.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
    expect(await ordenesDe(await s.vida.original(id))).toHaveLength(1);
  });
});
