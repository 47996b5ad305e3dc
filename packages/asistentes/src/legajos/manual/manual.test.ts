import { minimoDeFilas } from '@colega/domain/legajos';
import { describe, expect, test } from 'vitest';
import { avanzar, comenzar, irA, retroceder, revisar } from '../../asistente/recorrido.ts';
import { borradorCompleto, conFila, contexto, respuestas, TAREA } from '../../testing/manual.ts';
import { armarLegajoManual } from '../armar-legajo.ts';
import { agregarUnidad } from '../borrador/editar-ubicacion.ts';
import { type BorradorManual, borradorManual } from './borrador.ts';
import { filasPermitenVariasUnidades, tareasDeOtrasFilas } from './contexto.ts';
import { agregarFila, cambiarMontoDeFila, elegirTareaDeFila, quitarFila } from './editar-filas.ts';
import { PASOS_DEL_MANUAL, type PasoDelManual, pasosDelManual } from './pasos.ts';

const ctx = contexto();
const validar = (id: PasoDelManual, borrador: BorradorManual, c = ctx) =>
  pasosDelManual.find((paso) => paso.id === id)?.validar(borrador, c) ?? [];
const codigos = (id: PasoDelManual, borrador: BorradorManual, c = ctx) =>
  validar(id, borrador, c).map((p) => `${p.campo}:${p.codigo}`);

describe('los cinco pasos', () => {
  test('son estos y en este orden [MAN-003]', () => {
    expect(pasosDelManual.map(({ titulo }) => titulo)).toEqual([
      'DATOS',
      'TAREAS',
      'COMITENTE',
      'UBICACIÓN',
      'CONTRATO',
    ]);
  });

  test('respuestas grabadas los recorren todos, y volver no pierde nada', () => {
    let borrador = borradorManual();
    let recorrido = comenzar(pasosDelManual);
    for (const id of PASOS_DEL_MANUAL) {
      expect(recorrido.actual).toBe(id);
      expect(avanzar(pasosDelManual, recorrido, borrador, ctx).problemas).not.toEqual([]);
      borrador = respuestas[id]?.(borrador) ?? borrador;
      const paso = avanzar(pasosDelManual, recorrido, borrador, ctx);
      expect(paso.problemas).toEqual([]);
      recorrido = paso.recorrido;
    }
    expect(recorrido.completos).toEqual([...PASOS_DEL_MANUAL]);
    for (const id of [...PASOS_DEL_MANUAL].reverse().slice(1)) {
      recorrido = retroceder(pasosDelManual, recorrido, borrador, ctx);
      expect(recorrido.actual).toBe(id);
    }
    expect(irA(pasosDelManual, recorrido, 'contrato', borrador, ctx).recorrido.actual).toBe('contrato');
    expect(revisar(pasosDelManual, recorrido, borrador, ctx).termino).toBe(true);
  });
});

test('DATOS pide matrícula, rubro y modalidad, y nada más; un rubro sin segmento vale [MAN-006]', () => {
  expect(codigos('datos', borradorManual())).toEqual([
    'matricula_id:requerido',
    'rubro_id:requerido',
    'modalidad_id:requerido',
  ]);
  const otra = { ...borradorManual(), matricula_id: 99, rubro_id: 5, modalidad_id: 1 };
  expect(codigos('datos', otra)).toEqual(['matricula_id:matricula_invalida']);
});

describe('TAREAS', () => {
  const con = (...filas: BorradorManual['filas']): BorradorManual => ({
    ...borradorManual(),
    filas,
    honorario_convenido: '99999999',
  });

  test.each([
    [{ tarea_id: null, monto: '10' }, ['filas.0.tarea_id:tarea_obligatoria']],
    [{ tarea_id: 999, monto: '10' }, ['filas.0.tarea_id:tarea_desconocida']],
    [{ tarea_id: TAREA.proyecto, monto: '' }, ['filas.0.monto:monto_requerido']],
    [{ tarea_id: TAREA.proyecto, monto: '  ' }, ['filas.0.monto:monto_requerido']],
    [{ tarea_id: TAREA.proyecto, monto: '10,123' }, ['filas.0.monto:monto_decimal']],
    [{ tarea_id: TAREA.proyecto, monto: 'diez' }, ['filas.0.monto:monto_decimal']],
    [{ tarea_id: TAREA.proyecto, monto: '0' }, ['filas.0.monto:minimo']],
    [{ tarea_id: TAREA.proyecto, monto: '10,12' }, []],
    [{ tarea_id: TAREA.proyecto, monto: '10.1' }, []],
  ])('una fila %j da %j [MAN-009] [AMP-029] [AMP-030]', (fila, esperado) => {
    expect(codigos('tareas', con(fila))).toEqual(esperado);
  });

  test('ninguna tarea, o una dos veces', () => {
    expect(codigos('tareas', con())).toEqual(['filas:tareas_vacias']);
    const fila = { tarea_id: TAREA.proyecto, monto: '1' };
    expect(codigos('tareas', con(fila, fila))).toEqual(['filas.1.tarea_id:tarea_repetida']);
  });

  test('el mínimo es la suma de los montos, y lo que todavía no se lee no cuenta [MAN-008]', () => {
    expect(minimoDeFilas([])).toBe('0.00');
    const montos = ['1.000,50', '', 'x', '0.25'].map((monto) => ({ tarea_id: null, monto }));
    expect(minimoDeFilas(montos)).toBe('1000.75');
  });

  test.each([
    ['', 'requerido'],
    ['1500,49', 'honorario_convenido_menor'],
    ['1500,505', 'monto_decimal'],
    ['1500,50', null],
    ['2000', null],
  ])('con una suma de 1500,50, convenir "%s" da %s [MAN-008] [AMP-031]', (honorario_convenido, codigo) => {
    const borrador = { ...respuestas.tareas?.(borradorManual()), honorario_convenido } as BorradorManual;
    expect(validar('tareas', borrador).map((p) => p.codigo)).toEqual(codigo ? [codigo] : []);
  });

  test('se agregan y se quitan filas; la única queda [MAN-007] [AMP-015]', () => {
    const dos = agregarFila(conFila(borradorManual(), TAREA.proyecto, '10'));
    expect(dos.filas).toHaveLength(2);
    const una = quitarFila(dos, 0, ctx);
    expect(una.filas).toEqual([{ tarea_id: null, monto: '' }]);
    expect(quitarFila(una, 0, ctx)).toBe(una);
    expect(cambiarMontoDeFila(una, 0, '5').filas).toEqual([{ tarea_id: null, monto: '5' }]);
  });

  test('una tarea elegida no se puede elegir en otra fila, y en la suya sí [AMP-014]', () => {
    const dos = conFila(conFila(borradorManual(), TAREA.proyecto, '1'), TAREA.tasacion, '2');
    expect([...tareasDeOtrasFilas(dos, 0)]).toEqual([TAREA.tasacion]);
    expect([...tareasDeOtrasFilas(dos, 1)]).toEqual([TAREA.proyecto]);
  });

  test('sin inspección y ensayo queda una sola unidad, vacía [AUT-070] [AUT-072]', () => {
    const b = conFila(conFila(borradorManual(), TAREA.inspeccion, '1'), TAREA.tasacion, '2');
    const varias = agregarUnidad(b, filasPermitenVariasUnidades(b, ctx));
    expect(varias.ubicacion.unidades).toHaveLength(2);
    expect(quitarFila(varias, 1, ctx).ubicacion.unidades).toHaveLength(2);
    expect(quitarFila(varias, 0, ctx).ubicacion.unidades).toHaveLength(1);
    expect(elegirTareaDeFila(varias, 0, TAREA.proyecto, ctx).ubicacion.unidades).toHaveLength(1);
  });
});

describe('CONTRATO', () => {
  const con = (fecha: string, vencimiento: string): BorradorManual => ({ ...borradorCompleto(), fecha, vencimiento });

  test.each([
    ['', '2026-12-31', ['fecha:requerido']],
    ['2026-03-16', '2026-12-31', ['fecha:fecha_mayor_a_la_actual']],
    ['2014-12-31', '2026-12-31', ['fecha:fecha_anterior_a_2015_manual']],
    ['2026-03-15', '2026-03-14', ['vencimiento:vencimiento_menor_al_actual_manual']],
    ['2026-03-15', '2050-12-31', ['vencimiento:vencimiento_posterior_a_2050_manual']],
    ['2015-01-01', '2050-12-30', []],
  ])('las fechas se ingresan acá: %s y %s dan %j [MAN-013] [AUT-031] [AUT-033] [AUT-034]', (fecha, vto, esperado) => {
    expect(codigos('contrato', con(fecha, vto))).toEqual(esperado);
  });

  test('forma de pago y tribunal son obligatorios [AUT-095] [AUT-096]', () => {
    const vacio = { ...borradorCompleto(), contrato: borradorManual().contrato };
    expect(codigos('contrato', vacio)).toEqual([
      'contrato.forma_de_pago:requerido',
      'contrato.tribunal_actuante:requerido',
    ]);
  });
});

test('con dinero en curso, montos, tareas y fechas no se juzgan de nuevo; clientes, lugar y textos sí', () => {
  const sin = contexto({ con_montos: false, matriculas: [], tareas: [] });
  const vencido = { ...borradorCompleto(), vencimiento: '2026-01-01', comitentes: [] };
  expect(codigos('datos', vencido, sin)).toEqual([]);
  expect(codigos('tareas', vencido, sin)).toEqual([]);
  expect(codigos('contrato', vencido, sin)).toEqual([]);
  expect(codigos('comitente', vencido, sin)).toEqual(['comitentes:comitente_requerido']);
});

describe('lo que se envía', () => {
  test('un detalle manual, sin cálculo ni resolución', () => {
    const armado = armarLegajoManual(borradorCompleto(), 4);
    const legajo = armado.ok ? armado.valor : expect.unreachable(armado.problema.codigo);
    expect(Object.keys(legajo).sort()).toEqual(
      ['matricula_id', 'distrito_id', 'modalidad_id', 'rubro_id', 'detalles', 'comitentes', 'inmuebles'].sort(),
    );
    expect(legajo.detalles).toEqual([
      {
        tipo_calculo: 'manual',
        fecha: '2026-03-01',
        vencimiento: '2026-12-31',
        monto: '1500.50',
        monto_diferenciado: 0,
        tareas: [
          { monto: '1000.50', cep_calculo_diferenciado: false, tarea: { id: TAREA.proyecto } },
          { monto: '500.00', cep_calculo_diferenciado: false, tarea: { id: TAREA.tasacion } },
        ],
        forma_de_pago: 'Contado',
        tribunal_actuante: 'Tandil',
        destino_tarea: '',
        clausula_condicion: '',
        observaciones: '',
      },
    ]);
  });

  test('con un monto que no se lee no hay nada que enviar', () => {
    expect(armarLegajoManual(cambiarMontoDeFila(borradorCompleto(), 0, 'x'), 4).ok).toBe(false);
  });
});
