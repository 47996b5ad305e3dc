import { afterAll, beforeAll, expect, test } from 'vitest';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { type Vida, vidaDe } from '../../testing/legajos/vida.ts';

let e: Escenario;
let vida: Vida;
beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
});
afterAll(() => e.prueba.cerrar());

const OBRA = { tipo_obra: { '2.1': { superficies: [{ cantidad: '150', tipo_superficie: 'cubierta_m2' }] } } };

const crear = (payload: object) => e.mgarcia('POST', '/legajos', { payload });
const leido = async (payload: object) => {
  const creado = await crear(payload);
  expect(creado.statusCode, creado.body).toBe(201);
  const { detalles } = await vida.leer(creado.json<{ id: number }>().id);
  return detalles[0];
};

test('un legajo se carga a mano, o el portal calcula el mínimo y se conviene desde ahí [LAY-006]', async () => {
  // Manual: each task has its amount, and the agreed fee is over their sum.
  const base = e.legajo({ id: 0, resolucion_id: 0, monto: '0.00', tareas: [] });
  const manual = async (monto: string) => ({ ...base, detalles: [await vida.manual({ monto })] });
  expect((await crear(await manual('99999.99'))).statusCode).toBe(422);
  expect(await leido(await manual('125000.00'))).toMatchObject({
    tipo_calculo: 'manual',
    monto: '125000.00',
    tareas: [{ monto: '100000.00', tarea: { nombre: 'Proyecto' } }],
    calculo_honorario_id: null,
  });

  const minimo = async (cambios: object = {}): Promise<string> => {
    const respuesta = await e.mgarcia('POST', '/calculo_honorarios/calcular', { payload: e.pedido(cambios) });
    expect(respuesta.statusCode, respuesta.body).toBe(200);
    return respuesta.json<{ honorario: string }>().honorario;
  };
  const proyecto = await e.segmentoTarea('civil', 'proyecto');
  const hp = await e.segmentoTarea('electromecanico', 'proyecto');
  const tareas_valores = [{ segmento_tarea: proyecto, parametros: OBRA }];
  const minimos = [
    await minimo(),
    await minimo({ tareas_valores }),
    await minimo({ tareas_valores, categoria: 'primera' }),
    await minimo({ tareas_valores, factor_coeficiente: '1.45' }),
    await minimo({
      ...{ segmento: 'electromecanico', categoria: 'industrial' },
      tareas_valores: [{ segmento_tarea: hp, parametros: { hp: '10' } }],
    }),
  ];
  expect(new Set(minimos).size, minimos.join(' ')).toBe(minimos.length);

  const [primero = ''] = minimos;
  const generar = (convenido: string) => e.generar(e.mgarcia, {}, convenido);
  await expect(generar((Number(primero) - 0.01).toFixed(2))).rejects.toThrow('igual o mayor al H. mínimo');
  for (const convenido of [primero, (Number(primero) + 1000).toFixed(2)]) {
    const calculo = await generar(convenido);
    expect(await leido(e.legajo(calculo))).toMatchObject({
      ...{ tipo_calculo: 'automatico', monto: convenido, calculo_honorario_id: calculo.id },
      tareas: calculo.tareas,
    });
  }
});
