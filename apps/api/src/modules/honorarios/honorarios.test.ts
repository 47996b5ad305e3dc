import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';

type Calculo = Record<string, unknown> & { honorario: string; pasos: { importe: string }[] };

let e: Escenario;
beforeAll(async () => {
  e = await crearEscenario();
});
afterAll(() => e.prueba.cerrar());

const calcular = (cambios = {}) => e.mgarcia('POST', '/calculo_honorarios/calcular', { payload: e.pedido(cambios) });
const campos = (respuesta: { json(): { errores: { campo: string }[] } }) =>
  respuesta.json().errores.map((x) => x.campo);

describe('calcular', () => {
  test('responde el mínimo explicado y no guarda nada [API-040, CAL-010, CAL-011, CAL-012]', async () => {
    const respuesta = await calcular();
    expect(respuesta.statusCode, respuesta.body).toBe(200);
    const calculo = respuesta.json<Calculo>();
    expect(calculo).toMatchObject({
      id: null,
      monto: null,
      tareas: null,
      honorario_convenido: null,
      documentacion: [],
    });
    expect(calculo).toMatchObject({ segmento: 'civil', categoria: 'segunda', factor_coeficiente: '1.3' });
    expect(calculo.pasos.map(({ importe }) => importe)).toEqual([calculo.honorario]);
    const filas = await e.db.selectFrom('calculos_honorarios').select('id').execute();
    expect(filas).toEqual([]);
  });

  test('cada problema nombra su campo: fecha sin tarifa, otro segmento, parámetros', async () => {
    const sinTarifa = await calcular({ fecha: '2014-12-31' });
    expect([sinTarifa.statusCode, campos(sinTarifa)]).toEqual([422, ['fecha']]);
    expect(sinTarifa.json().detail).toContain('31/12/2014');
    const tarea = await e.segmentoTarea('electromecanico', 'proyecto');
    const deOtro = await calcular({ tareas_valores: [{ segmento_tarea: tarea, parametros: { hp: '10' } }] });
    expect([deOtro.statusCode, campos(deOtro)]).toEqual([422, ['tareas_valores.0.segmento_tarea']]);
    const pedido = { segmento: 'electromecanico', categoria: 'industrial' };
    const malo = await calcular({ ...pedido, tareas_valores: [{ segmento_tarea: tarea, parametros: { hp: 'diez' } }] });
    expect([malo.statusCode, campos(malo)]).toEqual([422, ['tareas_valores.0.parametros.hp']]);
  });
});

describe('generar', () => {
  const generar = (honorario_convenido: string, clave?: string) =>
    e.mgarcia('POST', '/calculo_honorarios/generar', {
      payload: { ...e.pedido(), honorario_convenido },
      ...(clave && { headers: { 'idempotency-key': clave } }),
    });

  test('un convenido menor al mínimo se rechaza; igual se acepta [CAL-008]', async () => {
    const { honorario } = (await calcular()).json<Calculo>();
    const menor = await generar((Number(honorario) - 0.01).toFixed(2));
    expect([menor.statusCode, campos(menor)]).toEqual([422, ['honorario_convenido']]);
    expect(menor.json().detail).toBe('El valor del H. convenido debe ser igual o mayor al H. mínimo.');
    expect((await generar(honorario)).statusCode).toBe(200);
  });

  test('guarda el cálculo entero, repartido entre sus tareas [API-041, API-042, API-043]', async () => {
    const calculado = (await calcular()).json<Calculo>();
    const respuesta = await generar('9999999.99');
    const { id, resolucion_id, message } = respuesta.json();
    expect(message).toBe('El cálculo del honorario quedó guardado');
    const leido = (await e.mgarcia('GET', `/calculo_honorarios/${id}`)).json();
    const documentacion = [{ url: 'planilla', nombre: 'Planilla de cálculo' }];
    const { monto, tareas } = (await e.mgarcia('GET', `/calculo_honorarios/${id}/tareas`)).json();
    const convenido = '9999999.99';
    const { proximo: _, ...loCalculado } = calculado;
    expect(leido).toEqual({
      ...loCalculado,
      id,
      honorario_convenido: convenido,
      monto: convenido,
      tareas,
      documentacion,
      tareas_valores: (calculado.tareas_valores as object[]).map((tarea) => ({
        ...tarea,
        datos: expect.arrayContaining([{ etiqueta: expect.any(String), valor: expect.any(String) }]),
      })),
    });
    expect([monto, resolucion_id]).toEqual([convenido, calculado.resolucion_id]);
    expect(tareas.map((t: { monto: string }) => t.monto)).toEqual([convenido]);
  });

  test('la misma clave guarda un solo cálculo', async () => {
    const primero = (await generar('8000000.00', 'clave-1')).json();
    expect((await generar('8000000.00', 'clave-1')).json()).toEqual(primero);
    expect((await generar('8000001.00', 'clave-1')).statusCode).toBe(422);
  });

  test('el cálculo de otra persona no existe, tampoco su planilla', async () => {
    const { id } = await e.generar();
    for (const url of [
      `/calculo_honorarios/${id}`,
      `/calculo_honorarios/${id}/tareas`,
      `/calculo_honorarios/${id}/planilla`,
    ])
      expect((await e.csosa('GET', url)).statusCode).toBe(404);
  });

  test('la planilla es un PDF; otro nombre de documento no existe [API-044]', async () => {
    const { id } = await e.generar();
    const pdf = await e.mgarcia('GET', `/calculo_honorarios/${id}/planilla`);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await e.mgarcia('GET', `/calculo_honorarios/${id}/otro`)).statusCode).toBe(404);
  });
});

describe('consultas', () => {
  test('el formulario de una tarea [API-035]', async () => {
    const formulario = (await e.mgarcia('GET', '/formulario_tareas/9')).json();
    expect(formulario).toMatchObject({ id: 9, key: 'electromecanica' });
    expect(formulario.fields[0].fields.map((f: { key: string }) => f.key)).toContain('hp');
    expect((await e.mgarcia('GET', '/formulario_tareas/99999')).statusCode).toBe(404);
  });

  test('validar una tarea responde 200 con lo que está mal [API-036]', async () => {
    const segmento_tarea = await e.segmentoTarea('civil', 'medicion');
    const validar = (parametros: object) =>
      e.mgarcia('POST', '/calculo_honorarios/validar_tarea_valores', { payload: { segmento_tarea, parametros } });
    expect((await validar({ superficie: '120,5', plantas: '2' })).json()).toEqual({
      valida: true,
      mensajes: [],
      errores: [],
    });
    const vacia = (await validar({})).json();
    expect(vacia).toMatchObject({ valida: false, mensajes: ['Debe cargar al menos un campo de la tarea.'] });
    const mala = await validar({ superficie: '0', plantas: '1' });
    expect([mala.statusCode, mala.json().errores[0].campo]).toEqual([200, 'superficie']);
  });

  test('con Terminación de obra elegida ninguna tarjeta pide responsable ni tarea faltante [FRM-023]', async () => {
    const ids = await Promise.all(['terminacion_obra', 'estado_obra'].map((clave) => e.segmentoTarea('civil', clave)));
    const [terminacion = 0, estado = 0] = ids;
    const acta_estado_obra = {
      estado_obra: { '4': { porcentaje_ejecutado: '50', observaciones: 'Falta una losa' } },
      porcentaje_faltante_total: '3.00',
      responsable_faltante_obra: true,
      tarea_faltante_obra: null,
    };
    const superficies = [{ cantidad: '120', tipo_superficie: 'cubierta_m2' }];
    const tipo_obra = { '1.3': { subcategoria: '1.3.2', superficies } };
    const faltan = async (segmento_tarea: number, cambios: object = {}, parametros: object = { tipo_obra }) => {
      const payload = { segmento_tarea, parametros: { acta_estado_obra, ...parametros }, ...cambios };
      const respuesta = await e.mgarcia('POST', '/calculo_honorarios/validar_tarea_valores', { payload });
      expect(respuesta.statusCode, respuesta.body).toBe(200);
      return campos(respuesta);
    };
    expect(await faltan(terminacion)).toEqual([]);
    expect(await faltan(estado, { tareas_elegidas: [terminacion] })).toEqual([]);
    expect(await faltan(estado)).toEqual(['acta_estado_obra.tarea_faltante_obra']);
    expect(await faltan(terminacion, {}, { tipo_obra: { '9.9': { superficies } } })).toEqual(['tipo_obra.9.9']);
  });

  test('los ítems del acta suman 100 y el faltante sale de ellos [API-037]', async () => {
    const { items } = (await e.mgarcia('GET', '/calculo_honorarios/estado_obra/items')).json();
    const total = items.reduce((suma: number, i: { incidencia: string }) => suma + Number(i.incidencia), 0);
    expect(total).toBeCloseTo(100, 9);
    const incidencia = items.find((i: { key: string }) => i.key === '4').incidencia;
    const url = '/calculo_honorarios/estado_obra/calcular';
    const estado_obra = { '4': { porcentaje_ejecutado: '50', observaciones: 'Falta una losa' } };
    const { porcentaje_faltante_total } = (await e.mgarcia('POST', url, { payload: { estado_obra } })).json();
    expect(Number(porcentaje_faltante_total)).toBeCloseTo(Number(incidencia) / 2, 2);
    const malo = await e.mgarcia('POST', url, {
      payload: { estado_obra: { '4': { porcentaje_ejecutado: '101', observaciones: '' } } },
    });
    expect([malo.statusCode, campos(malo)]).toEqual([422, ['estado_obra.4.porcentaje_ejecutado']]);
  });

  test('la categoría de una vivienda sale de sus ocho respuestas, por la tabla de su fecha [API-038]', async () => {
    const items = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((i) => [`item_${i}`, i === 6]));
    const url = '/categoria_vivienda_unifamiliar/calcular_categoria';
    expect((await e.mgarcia('POST', url, { payload: items })).json()).toMatchObject({
      key: 'categoria_b',
      codigo: '1.2.2',
    });
    const sinTabla = await e.mgarcia('POST', url, { payload: { ...items, fecha: '2014-12-31' } });
    expect([sinTabla.statusCode, campos(sinTabla)]).toEqual([422, ['fecha']]);
  });

  test('las tablas de tipos de obra, con título e ítems [API-039]', async () => {
    const { items } = (await e.mgarcia('GET', '/calculo_honorarios/tipo_obras?pagination=false')).json();
    expect(items[0].titulo).toContain('Vivienda');
    const espejo = items[0].items.find((i: { key: string }) => i.key === '1.6');
    expect(espejo.valores.unidades).toEqual(['espejo_agua_m2']);
  });
});
