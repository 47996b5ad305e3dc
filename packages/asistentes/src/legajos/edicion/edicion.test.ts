import { armarTextos, TODOS_LOS_TEXTOS } from '@colega/domain/legajos';
import { describe, expect, test } from 'vitest';
import { contexto } from '../../testing/automatico.ts';
import { calculoGuardado, comitente, detalle, inmueble, legajoGuardado } from '../../testing/guardado.ts';
import { armarLegajo, armarLegajoManual } from '../armar-legajo.ts';
import { pasosDelAutomatico } from '../automatico/pasos.ts';
import { type Ubicacion, unidadVacia } from '../borrador/borrador-de-legajo.ts';
import { inmueblesDe } from '../borrador/inmuebles-del-borrador.ts';
import { borradorManual } from '../manual/borrador.ts';
import { abrirAutomatico, abrirManual, agregarConocido } from './abrir-legajo.ts';
import { armarEdicion } from './armar-edicion.ts';
import { conservarLoMio } from './conservar-lo-mio.ts';
import { locadoresGuardados } from './contexto-guardado.ts';
import { contratoOriginal } from './contrato-original.ts';
import { diferencias } from './diferencias.ts';

const legajo = legajoGuardado();
const automatico = () => abrirAutomatico(legajo, detalle(), calculoGuardado());

test('un comitente de otro legajo se agrega como estaba en él, una sola vez, con sus localidades', () => {
  const [guardado] = legajo.comitentes.filter(({ locador }) => !locador);
  const b = agregarConocido(borradorManual(), legajo, guardado?.cuit ?? '');
  expect(b.comitentes).toEqual(automatico().comitentes);
  expect(b.localidades.map(({ id }) => id)).toContain(b.comitentes[0]?.domicilio_real.localidad_id);
  expect(agregarConocido(b, legajo, guardado?.cuit ?? '')).toBe(b);
  expect(agregarConocido(b, legajo, '20000000001')).toBe(b);
});

describe('un legajo guardado vuelve al asistente', () => {
  test('con todo lo que tiene, y sus locadores aparte [AUT-051] [AUT-100]', () => {
    const b = automatico();
    expect(b.origen).toEqual({ legajo_id: 3, version: 8, detalle_id: 30 });
    expect(b.comitentes.map(({ cuit }) => cuit)).toEqual(['30500010912']);
    expect(locadoresGuardados(legajo).map(({ cuit }) => cuit)).toEqual(['20123456786']);
    expect(b.comitentes[0]).toMatchObject({ firmante: 'Ana Paz', legal_igual_al_real: false });
    expect(b.ubicacion).toMatchObject({ calle: 'San Martín', localidad_id: 99, latitud: '-37.3' });
    expect(b.ubicacion.unidades).toEqual([
      { ...unidadVacia(), piso: '1', depto: 'A', partida: '12345' },
      { ...unidadVacia(), piso: '2', depto: 'B' },
    ]);
    expect(b.localidades.map(({ id }) => id).sort()).toEqual([5, 6, 99]);
    expect(b.contrato).toMatchObject({ forma_de_pago: 'Contado', clausula_condicion: 'Ninguna' });
  });

  test('cada texto de su inmueble va y vuelve, también el que falta en un borrador de antes de que se pidiera', () => {
    const textos = armarTextos(TODOS_LOS_TEXTOS, (campo) => `${TODOS_LOS_TEXTOS.indexOf(campo)}`);
    const b = abrirManual({ ...legajo, inmuebles: [inmueble(textos)] }, detalle({ tipo_calculo: 'manual' }));
    expect(inmueblesDe(b.ubicacion)).toEqual([expect.objectContaining(textos)]);
    const guardada: Ubicacion = JSON.parse(JSON.stringify({ ...b.ubicacion, chacra: undefined }));
    expect(inmueblesDe(guardada)).toEqual([expect.objectContaining({ ...textos, chacra: '' })]);
  });

  test('el automático, con los valores de su cálculo, que no hace falta generar de nuevo', () => {
    const b = automatico();
    expect(b.tareas).toMatchObject([{ segmento_tarea: 10, parametros: { cantidad: '4' } }]);
    expect(b).toMatchObject({ categoria: 'a', factor_coeficiente: '1.3', honorario_convenido: '1.234,50' });
    expect(b.generado).toMatchObject({ id: 55, resolucion_id: 5, monto: '1234.50' });
    expect(b.calculo?.honorario).toBe('1000.00');
  });

  test('el acta de estado de obra, una sola para todas las tareas', () => {
    const acta = { estado_obra: {}, porcentaje_faltante_total: '0.00' };
    const [tarea] = calculoGuardado().tareas_valores;
    const parametros = { cantidad: '4', acta_estado_obra: acta };
    const b = abrirAutomatico(legajo, detalle(), {
      ...calculoGuardado(),
      tareas_valores: tarea ? [{ ...tarea, parametros }] : [],
    });
    expect(b.acta).toEqual(acta);
    expect(b.tareas[0]?.parametros).toEqual({ cantidad: '4' });
  });

  test('el manual, con una fila por tarea [MAN-004]', () => {
    const b = abrirManual(legajo, detalle({ tipo_calculo: 'manual' }));
    expect(b.filas).toEqual([{ tarea_id: 100, monto: '1.234,50' }]);
    expect(b.honorario_convenido).toBe('1.234,50');
  });

  test('un domicilio legal que es el real no se pide otra vez', () => {
    const real = comitente().domicilio_real;
    const b = abrirManual({ ...legajo, comitentes: [comitente({ domicilio_legal: real })] }, detalle());
    expect(b.comitentes[0]?.legal_igual_al_real).toBe(true);
  });

  test('el contrato que se edita es el original', () => {
    expect(contratoOriginal(legajo)?.id).toBe(30);
  });
});

test('sin cambios, se envía lo que estaba guardado, con los ids [AUT-105]', () => {
  const armado = armarLegajo(automatico(), 4);
  const { legajo: enviado, detalle: suDetalle } = armado.ok
    ? armarEdicion(armado.valor, { legajo_id: 3, version: 8, detalle_id: 30 })
    : expect.unreachable(armado.problema.codigo);
  expect(enviado).toMatchObject({ id: 3, matricula_id: 7, rubro_id: 1, modalidad_id: 1 });
  expect(enviado.detalles).toMatchObject([
    { id: 30, tipo_calculo: 'automatico', monto: '1234.50', calculo_honorario_id: 55, resolucion_id: 5 },
  ]);
  expect(suDetalle).toEqual({ ...enviado.detalles[0], id: 30, legajo_id: 3, tipo_contrato: 'original' });
  const manual = armarLegajoManual(abrirManual(legajo, detalle()), 4);
  expect(manual.ok && manual.valor.detalles[0]).toMatchObject({ monto: '1234.50', tareas: [{ monto: '1234.50' }] });
});

test('los locadores que quedan cuentan para lo que pide la modalidad, pero no son el comitente que falta [AUT-051]', () => {
  const locador = comitente({ cuit: '30500010912', locador: true, res_806: true });
  const locadores = locadoresGuardados({ ...legajo, comitentes: [locador] });
  const c = contexto({ locadores });
  const b = { ...automatico(), comitentes: [], modalidad_id: 3 };
  const [, , , { validar: validarClientes }] = pasosDelAutomatico;
  expect(validarClientes(b, c).map((p) => p.codigo)).toEqual(['comitente_requerido']);
  const conOtro = { ...b, comitentes: automatico().comitentes.map((uno) => ({ ...uno, cuit: '30712345671' })) };
  expect(validarClientes(conOtro, c)).toEqual([]);
  expect(validarClientes(conOtro, contexto()).map((p) => p.codigo)).toEqual(['comitente_cuit_fijo']);
  expect(validarClientes({ ...conOtro, modalidad_id: 2 }, c)).toEqual([]);
});

test('con dinero en curso, DATOS, TAREAS y HONORARIO no se juzgan de nuevo', () => {
  const sin = contexto({ con_montos: false, matriculas: [], rubros: [], tareas: [] });
  const vencido = { ...automatico(), vencimiento: '2026-01-01', calculo: null };
  const problemas = pasosDelAutomatico.slice(0, 3).flatMap((paso) => paso.validar(vencido, sin));
  expect(problemas).toEqual([]);
});

describe('dos versiones de un legajo', () => {
  test('lo que cambió se dice por su nombre; escribir lo mismo de otro modo no es un cambio', () => {
    const mio = automatico();
    expect(diferencias(mio, automatico())).toEqual([]);
    const igual = { ...mio, honorario_convenido: '1234.5', tarea_activa: 10, generado: null };
    expect(diferencias(igual, mio)).toEqual([]);
    const parametros = { b: 1, a: 2 };
    const alReves = { a: 2, b: 1 };
    const con = (p: typeof parametros) => ({ ...mio, tareas: mio.tareas.map((t) => ({ ...t, parametros: p })) });
    expect(diferencias(con(parametros), con(alReves))).toEqual([]);
    const otro = {
      ...mio,
      modalidad_id: 2,
      vencimiento: '2027-01-01',
      comitentes: [],
      honorario_convenido: '2000',
      contrato: { ...mio.contrato, observaciones: 'Otra' },
    };
    expect(diferencias(mio, otro)).toEqual([
      'modalidad_id',
      'vencimiento',
      'honorario_convenido',
      'comitentes',
      'observaciones',
    ]);
  });

  test('en el manual, las tareas se comparan por sus montos', () => {
    const mio = abrirManual(legajo, detalle());
    expect(diferencias(mio, { ...mio, filas: [{ tarea_id: 100, monto: '1234,5' }] })).toEqual([]);
    expect(diferencias(mio, { ...mio, filas: [{ tarea_id: 100, monto: '1' }] })).toEqual(['tareas']);
  });

  test('conservar lo mío toma la versión nueva; con dinero en curso, los montos son los guardados', () => {
    const guardado = abrirManual(legajoGuardado({ version: 9 }), detalle({ monto: '2000.00' }));
    const base = abrirManual(legajo, detalle());
    const mio = { ...base, honorario_convenido: '5000', contrato: { ...base.contrato, observaciones: 'Mía' } };
    const todo = conservarLoMio({ mio, guardado, base: null, con_montos: true });
    expect(todo).toMatchObject({ honorario_convenido: '5000', origen: { version: 9 } });
    const sinMontos = conservarLoMio({ mio, guardado, base: null, con_montos: false });
    expect(sinMontos).toMatchObject({ honorario_convenido: '2.000,00', origen: { version: 9 } });
    expect(sinMontos.contrato.observaciones).toBe('Mía');
  });

  test('de lo que no toqué se toma lo guardado: nada ajeno se pisa sin haberlo escrito', () => {
    const base = abrirManual(legajo, detalle());
    const guardado = abrirManual(
      legajoGuardado({ version: 9 }),
      detalle({
        monto: '2000.00',
        tareas: [{ tarea: { id: 101, nombre: 'Otra' }, monto: '9.00' }],
        destino_tarea: 'X',
      }),
    );
    const mio = { ...base, contrato: { ...base.contrato, observaciones: 'Mía' }, honorario_convenido: '5000' };
    const junto = conservarLoMio({ mio, guardado, base, con_montos: true });
    expect(junto.filas).toEqual([{ tarea_id: 101, monto: '9,00' }]);
    expect(junto.contrato).toMatchObject({ observaciones: 'Mía', destino_tarea: 'X' });
    expect(junto).toMatchObject({ honorario_convenido: '5000', origen: { version: 9 } });
  });

  test('un cálculo vale para todo lo que lo hizo, o se hace de nuevo', () => {
    const base = automatico();
    const guardado = abrirAutomatico(
      legajoGuardado({ version: 9 }),
      detalle({ monto: '3000.00', fecha: '2026-02-01', calculo_honorario_id: 77 }),
      calculoGuardado(),
    );
    const texto = { ...base, contrato: { ...base.contrato, observaciones: 'Mía' } };
    const soloTexto = conservarLoMio({ mio: texto, guardado, base, con_montos: true });
    expect(soloTexto).toMatchObject({ fecha: '2026-02-01', generado: { id: 77, monto: '3000.00' } });
    const conMonto = { ...base, honorario_convenido: '9000', generado: null };
    const mezclado = conservarLoMio({ mio: conMonto, guardado, base, con_montos: true });
    expect(mezclado).toMatchObject({ honorario_convenido: '9000', fecha: '2026-02-01', calculo: null, generado: null });
  });
});
