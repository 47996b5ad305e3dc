import { todosLosMensajes } from '@colega/contract/mensajes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crearEscenario, type Escenario, FECHA } from '../../../testing/legajos/escenario.ts';

let e: Escenario;
beforeAll(async () => {
  e = await crearEscenario();
});
afterAll(() => e.prueba.cerrar());

type Detalle = { id: number; tipo_contrato: string };
type Leido = { version: number; detalles: Detalle[] };

const ampliable = async () => {
  const calculo = await e.generar();
  const payload = e.legajo(calculo);
  const { id } = (await e.mgarcia('POST', '/legajos', { payload })).json<{ id: number }>();
  const leido = (await e.mgarcia('GET', `/legajos/${id}`)).json<Leido>();
  const { items } = (await e.mgarcia('GET', '/estados_legajos')).json<{ items: { id: number; clave: string }[] }>();
  const estado_id = items.find(({ clave }) => clave === 'confirmado')?.id;
  const original = leido.detalles[0]?.id;
  const confirmado = await e.mgarcia('PUT', `/legajo_detalles/${original}/cambiar_estado`, { payload: { estado_id } });
  expect(confirmado.statusCode, confirmado.body).toBe(200);
  return { id, calculo };
};

test('el cálculo de una ampliación nombra al original y responde honorario, factor, tareas y todosLosMensajes [AMP-034] [AMP-035]', async () => {
  const { calculo } = await ampliable();
  const payload = { ...e.pedido(), tipo_contrato: 'ampliacion', calculo_original_id: calculo.id };
  const respuesta = await e.mgarcia('POST', '/calculo_honorarios/calcular', { payload });
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  const { honorario, factor_correccion, tareas_valores, mensajes: suyos } = respuesta.json<Record<string, unknown>>();
  expect(honorario).toMatch(/^\d+\.\d{2}$/);
  expect(factor_correccion).toMatch(/^\d/);
  expect(tareas_valores).toHaveLength(1);
  expect(suyos).toBeInstanceOf(Array);
});

describe('una ampliación manual', () => {
  const cuerpo = async (legajo_id: number, cambios = {}) => ({
    legajo_id,
    tipo_contrato: 'ampliacion',
    tipo_calculo: 'manual',
    fecha: FECHA,
    vencimiento: '2027-03-16',
    monto: '1500.00',
    tareas: [{ monto: '1000.00', tarea: { id: await e.idDe('tareas', 'tasacion') } }],
    forma_de_pago: 'Contado',
    ...cambios,
  });

  test('se crea con lo que pide la especificación, sin tribunal, y se edita con su id [AMP-024] [AMP-033] [ERR-020] [ERR-022]', async () => {
    const { id } = await ampliable();
    const creada = await e.mgarcia('POST', '/legajo_detalles', { payload: await cuerpo(id) });
    expect(creada.statusCode, creada.body).toBe(201);
    const { id: detalle, message } = creada.json<{ id: number; message: string }>();
    expect(message).toBe(todosLosMensajes.ampliacion_creada);
    const payload = await cuerpo(id, { id: detalle, monto: '2000.00' });
    const editada = await e.mgarcia('PUT', `/legajo_detalles/${detalle}`, { payload });
    expect(editada.statusCode, editada.body).toBe(200);
    expect(editada.json<{ message: string }>().message).toBe(todosLosMensajes.ampliacion_actualizada);
  });

  test.each([
    ['vencimiento', '2050-12-31', todosLosMensajes.vencimiento_posterior_a_2050],
    ['fecha', '2014-12-31', todosLosMensajes.fecha_anterior_a_2015_manual],
    ['monto', '999.99', todosLosMensajes.honorario_convenido_menor],
    ['monto', '', todosLosMensajes.requerido],
    ['monto', '1.500,255', 'El campo monto debe ser un número decimal con 2 decimales como máximo.'],
  ])('%s %s: "%s" [AMP-026] [AMP-028] [AMP-030] [AMP-031]', async (campo, valor, mensaje) => {
    const { id } = await ampliable();
    const payload = await cuerpo(id, { [campo]: valor });
    const negada = await e.mgarcia('POST', '/legajo_detalles', { payload });
    expect(negada.statusCode).toBe(422);
    expect(negada.json<{ errores: unknown[] }>().errores).toEqual([{ campo, mensaje }]);
  });
});

test('contratos que juntos pasan de quince cifras se leen y se listan [API-014] [API-015]', async () => {
  const { id } = await ampliable();
  const monto = '999999999999999.99';
  const ampliacion = { tipo_contrato: 'ampliacion', tipo_calculo: 'manual', fecha: FECHA, vencimiento: '2027-03-16' };
  const tareas = [{ monto, tarea: { id: await e.idDe('tareas', 'tasacion') } }];
  const payload = { ...ampliacion, legajo_id: id, monto, tareas, forma_de_pago: 'Contado' };
  const creada = await e.mgarcia('POST', '/legajo_detalles', { payload });
  expect(creada.statusCode, creada.body).toBe(201);
  const leido = await e.mgarcia('GET', `/legajos/${id}`);
  expect(leido.statusCode, leido.body).toBe(200);
  const { monto_total } = leido.json<{ monto_total: string }>();
  expect(monto_total).toMatch(/^1\d{15}\.\d{2}$/);
  const lista = await e.mgarcia('GET', `/legajos?persona.id=${e.persona.id}`);
  expect(lista.statusCode, lista.body).toBe(200);
  expect(lista.json<{ items: object[] }>().items).toContainEqual(expect.objectContaining({ id, monto_total }));
});

test('el detalle que sigue al legajo no cambia nada y responde su propio texto [ERR-019]', async () => {
  const calculo = await e.generar();
  const payload = e.legajo(calculo);
  const { id } = (await e.mgarcia('POST', '/legajos', { payload })).json<{ id: number }>();
  const antes = (await e.mgarcia('GET', `/legajos/${id}`)).json<Leido>();
  const detalle = antes.detalles[0]?.id;
  const suyo = { ...payload.detalles[0], id: detalle, legajo_id: id, tipo_contrato: 'original' };
  const respuesta = await e.mgarcia('PUT', `/legajo_detalles/${detalle}`, { payload: suyo });
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  expect(respuesta.json()).toMatchObject({ version: antes.version, message: todosLosMensajes.detalle_actualizado });
});
