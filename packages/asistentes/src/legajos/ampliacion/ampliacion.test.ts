import { describe, expect, test } from 'vitest';
import type { PasoDeAsistente } from '../../asistente/paso-de-asistente.ts';
import { avanzar, comenzar, retroceder } from '../../asistente/recorrido.ts';
import { contexto, respuestas as delAutomatico, RUBRO } from '../../testing/automatico.ts';
import { calculoGuardado, detalle, legajoGuardado } from '../../testing/guardado.ts';
import { contexto as contextoManual, respuestas as delManual } from '../../testing/manual.ts';
import { armarPedidoDeCalculo } from '../automatico/armar-pedido.ts';
import type { BorradorAutomatico } from '../automatico/borrador.ts';
import type { BorradorManual } from '../manual/borrador.ts';
import {
  abrirAmpliacionAutomatica,
  abrirAmpliacionManual,
  crearAmpliacionAutomatica,
  crearAmpliacionManual,
} from './abrir-ampliacion.ts';
import { armarAmpliacionAutomatica, armarAmpliacionManual } from './armar-ampliacion.ts';
import { PASOS_DE_AMPLIACION, pasosDeAmpliacionAutomatica, pasosDeAmpliacionManual } from './pasos.ts';

const legajo = legajoGuardado();
const ctx = contexto({ ampliacion: { calculo_original_id: 55 } });
const ctxManual = contextoManual({ es_ampliacion: true });
const nueva = () => crearAmpliacionAutomatica(legajo, calculoGuardado(), ctx);
const fechas = { fecha: '2026-03-01', vencimiento: '2026-12-31' };
const contrato = { ...nueva().contrato, forma_de_pago: 'Contado' };

const automaticas: Record<string, (b: BorradorAutomatico) => BorradorAutomatico> = {
  datos: (b) => ({ ...b, ...fechas }),
  tareas: (b) => delAutomatico.tareas?.(b, ctx) ?? b,
  honorario: (b) => delAutomatico.honorario?.(b, ctx) ?? b,
  contrato: (b) => ({ ...b, contrato }),
};
const manuales: Record<string, (b: BorradorManual) => BorradorManual> = {
  datos: (b) => ({ ...b, ...fechas }),
  tareas: (b) => ({ ...(delManual.tareas?.(b) ?? b), honorario_convenido: '' }),
  honorario: (b) => ({ ...b, honorario_convenido: '1500,50' }),
  contrato: (b) => ({ ...b, contrato }),
};
const completa = () => PASOS_DE_AMPLIACION.reduce((b, id) => automaticas[id]?.(b) ?? b, nueva());
const completaManual = () =>
  PASOS_DE_AMPLIACION.reduce((b, id) => manuales[id]?.(b) ?? b, crearAmpliacionManual(legajo));

describe('los pasos', () => {
  test('son cuatro, en las dos variantes [AMP-004] [AMP-006]', () => {
    const titulos = ['DATOS GENERALES', 'TAREAS', 'HONORARIO', 'DATOS DEL CONTRATO'];
    expect(pasosDeAmpliacionAutomatica.map(({ titulo }) => titulo)).toEqual(titulos);
    expect(pasosDeAmpliacionManual.map(({ titulo }) => titulo)).toEqual(titulos);
  });

  test('respuestas grabadas los recorren; adelante valida cada uno y atrás no pierde nada [AMP-010]', () => {
    const recorrer = <B>(
      pasos: readonly PasoDeAsistente<B, never>[],
      inicial: B,
      respuestas: Record<string, (b: B) => B>,
      c: unknown,
    ) => {
      let borrador = inicial;
      let recorrido = comenzar(pasos);
      for (const id of PASOS_DE_AMPLIACION) {
        expect(recorrido.actual).toBe(id);
        expect(avanzar(pasos, recorrido, borrador, c as never).problemas).not.toEqual([]);
        borrador = respuestas[id]?.(borrador) ?? borrador;
        const paso = avanzar(pasos, recorrido, borrador, c as never);
        expect(paso.problemas).toEqual([]);
        recorrido = paso.recorrido;
      }
      expect(recorrido.completos).toEqual([...PASOS_DE_AMPLIACION]);
      for (const id of [...PASOS_DE_AMPLIACION].reverse().slice(1)) {
        recorrido = retroceder(pasos, recorrido, borrador, c as never);
        expect(recorrido.actual).toBe(id);
      }
    };
    recorrer(pasosDeAmpliacionAutomatica as never, nueva(), automaticas, ctx);
    recorrer(pasosDeAmpliacionManual as never, crearAmpliacionManual(legajo), manuales, ctxManual);
  });
});

describe('datos generales', () => {
  test('matrícula, modalidad y rubro son del legajo; categoría y coeficiente, del cálculo original [AMP-005] [AMP-034]', () => {
    expect(nueva()).toMatchObject({
      matricula_id: 7,
      rubro_id: 1,
      modalidad_id: 1,
      categoria: 'a',
      factor_coeficiente: '1.3',
      origen: { legajo_id: 3, version: 8, detalle_id: null },
    });
    expect(nueva().comitentes).toEqual([]);
  });

  test('tras un original manual, categoría y coeficiente se eligen', () => {
    const sinOriginal = crearAmpliacionAutomatica(legajo, null, ctx);
    const [datos] = pasosDeAmpliacionAutomatica;
    expect(datos.validar({ ...sinOriginal, ...fechas }, ctx)).toEqual([{ codigo: 'requerido', campo: 'categoria' }]);
    const electrico = crearAmpliacionAutomatica({ ...legajo, rubro: { id: RUBRO.electrico } }, null, ctx);
    expect(electrico.categoria).toBe('unica');
  });

  const validar = (variante: 'automatico' | 'manual', fecha: string, vencimiento: string) => {
    const problemas =
      variante === 'manual'
        ? pasosDeAmpliacionManual[0].validar({ ...completaManual(), fecha, vencimiento }, ctxManual)
        : pasosDeAmpliacionAutomatica[0].validar({ ...completa(), fecha, vencimiento }, ctx);
    return problemas.map((p) => p.codigo);
  };

  test.each([
    ['automatico', '2026-03-16', '2026-12-31', 'fecha_mayor_a_la_actual'],
    ['manual', '2026-03-16', '2026-12-31', 'fecha_mayor_a_la_actual'],
    ['automatico', '2014-12-31', '2026-12-31', 'fecha_anterior_a_2015'],
    ['manual', '2014-12-31', '2026-12-31', 'fecha_anterior_a_2015_manual'],
    ['automatico', '2026-03-01', '2026-03-14', 'vencimiento_menor_al_actual'],
    ['manual', '2026-03-01', '2026-03-14', 'vencimiento_menor_al_actual_manual'],
    ['automatico', '2026-03-01', '2050-12-31', 'vencimiento_posterior_a_2050'],
    ['manual', '2026-03-01', '2050-12-31', 'vencimiento_posterior_a_2050'],
  ] as const)('%s: del %s al %s da %s [AMP-025] [AMP-026] [AMP-027] [AMP-028]', (variante, fecha, vto, codigo) => {
    expect(validar(variante, fecha, vto)).toEqual([codigo]);
  });

  test.each(['automatico', 'manual'] as const)('%s: los días de los bordes valen [AMP-026] [AMP-028]', (variante) => {
    expect(validar(variante, '2015-01-01', '2050-12-30')).toEqual([]);
    expect(validar(variante, '2026-03-15', '2026-03-15')).toEqual([]);
  });
});

test('TAREAS: al menos una, y con datos [AMP-017] [AMP-018]', () => {
  const [, tareas] = pasosDeAmpliacionAutomatica;
  expect(tareas.validar({ ...completa(), tareas: [] }, ctx).map((p) => p.codigo)).toEqual(['tareas_vacias']);
  const vacia = { ...completa(), tareas: completa().tareas.map((tarea) => ({ ...tarea, parametros: {} })) };
  expect(tareas.validar(vacia, ctx)).toMatchObject([
    { codigo: 'tarea_sin_datos', datos: { nombre: 'Proyecto y dirección' } },
  ]);
});

test.each([
  ['', 'requerido'],
  ['999,99', 'honorario_convenido_menor'],
  ['1000,001', 'monto_decimal'],
  ['1000,00', null],
])('HONORARIO: convenir "%s" con un mínimo de 1000 da %s [AMP-021]', (honorario_convenido, codigo) => {
  const problemas = pasosDeAmpliacionAutomatica[2].validar({ ...completa(), honorario_convenido }, ctx);
  expect(problemas.map((p) => p.codigo)).toEqual(codigo ? [codigo] : []);
});

describe('datos del contrato', () => {
  test('forma de pago es obligatoria; tribunal, cláusulas y observaciones no [AMP-022] [AMP-024]', () => {
    const vacio = nueva().contrato;
    for (const problemas of [
      pasosDeAmpliacionAutomatica[3].validar({ ...completa(), contrato: vacio }, ctx),
      pasosDeAmpliacionManual[3].validar({ ...completaManual(), contrato: vacio }, ctxManual),
    ])
      expect(problemas).toEqual([{ codigo: 'requerido', campo: 'contrato.forma_de_pago' }]);
  });

  test('el destino es obligatorio solo en los rubros de electricidad [AMP-023]', () => {
    const electrica = { ...completa(), rubro_id: RUBRO.electrico };
    expect(pasosDeAmpliacionAutomatica[3].validar(electrica, ctx)).toEqual([
      { codigo: 'requerido', campo: 'contrato.destino_tarea' },
    ]);
    expect(pasosDeAmpliacionAutomatica[3].validar(completa(), ctx)).toEqual([]);
  });
});

describe('lo que se envía', () => {
  const CAMPOS = [
    'legajo_id',
    'tipo_contrato',
    'tipo_calculo',
    'fecha',
    'vencimiento',
    'monto',
    'monto_diferenciado',
    'tareas',
    'calculo_honorario_id',
    'resolucion_id',
    'tribunal_actuante',
    'forma_de_pago',
    'clausula_condicion',
    'destino_tarea',
    'observaciones',
  ];

  test('el pedido de cálculo es de una ampliación y nombra al original [AMP-034]', () => {
    const pedido = armarPedidoDeCalculo(completa(), ctx);
    expect(Object.keys(pedido).sort()).toEqual(
      [
        'fecha',
        'segmento',
        'factor_coeficiente',
        'categoria',
        'tareas_valores',
        'tipo_contrato',
        'calculo_original_id',
      ].sort(),
    );
    expect(pedido).toMatchObject({ tipo_contrato: 'ampliacion', calculo_original_id: 55 });
  });

  test('la automática, exactamente lo que pide la especificación; al editar, con su id [AMP-032]', () => {
    const armada = armarAmpliacionAutomatica(completa());
    const enviada = armada.ok ? armada.valor : expect.unreachable(armada.problema.codigo);
    expect(Object.keys(enviada).sort()).toEqual([...CAMPOS].sort());
    expect(enviada).toMatchObject({
      legajo_id: 3,
      tipo_contrato: 'ampliacion',
      tipo_calculo: 'automatico',
      monto_diferenciado: 0,
    });
    const editada = armarAmpliacionAutomatica(
      abrirAmpliacionAutomatica(legajo, detalle({ id: 31, tipo_contrato: 'ampliacion' }), calculoGuardado()),
    );
    expect(editada.ok && editada.valor).toMatchObject({ id: 31, calculo_honorario_id: 55, monto: '1234.50' });
    expect(armarAmpliacionAutomatica({ ...completa(), generado: null }).ok).toBe(false);
  });

  test('la manual, con los datos del contrato y tareas de monto y tarea [AMP-033]', () => {
    const armada = armarAmpliacionManual(completaManual());
    const enviada = armada.ok ? armada.valor : expect.unreachable(armada.problema.codigo);
    const sin = ['monto_diferenciado', 'calculo_honorario_id', 'resolucion_id'];
    expect(Object.keys(enviada).sort()).toEqual(CAMPOS.filter((campo) => !sin.includes(campo)).sort());
    expect(enviada).toMatchObject({ tipo_contrato: 'ampliacion', tipo_calculo: 'manual', monto: '1500.50' });
    expect(enviada.tareas).toEqual([
      { monto: '1000.50', tarea: { id: 100 } },
      { monto: '500.00', tarea: { id: 101 } },
    ]);
    const editada = armarAmpliacionManual(
      abrirAmpliacionManual(legajo, detalle({ id: 31, tipo_contrato: 'ampliacion', tipo_calculo: 'manual' })),
    );
    expect(editada.ok && editada.valor).toMatchObject({ id: 31, tareas: [{ monto: '1234.50', tarea: { id: 100 } }] });
  });
});
