import { describe, expect, test } from 'vitest';
import type { Comitente } from '../comitentes.ts';
import { type Inmueble, inmuebleVacio } from '../inmuebles.ts';
import { juzgarContrato, juzgarPropuesta } from './juzgar.ts';
import type { CalculoDelContrato, ContextoDePropuesta, Propuesta } from './propuesta.ts';

const SIN_DOMICILIO = { calle: '', numero: '', localidad_id: null };

const comitente: Comitente = {
  cuit: '20123456786',
  apellido: 'GARCIA',
  nombre: 'MARIA ELENA',
  fisico: true,
  res_806: false,
  locador: false,
  firmante: '',
  cargo: '',
  domicilio_real: SIN_DOMICILIO,
  legal_igual_al_real: true,
  domicilio_legal: SIN_DOMICILIO,
};

const inmueble: Inmueble = {
  ...inmuebleVacio(),
  ...{ calle: 'San Martín', numero: '450', localidad_id: 99, circunscripcion: 'I', seccion: 'A', manzana: '12' },
  ...{ parcela: '3', latitud: '-37.3', longitud: '-59.1' },
};

const calculo = (cambios: Partial<CalculoDelContrato> = {}): CalculoDelContrato => ({
  fecha: '2026-03-01',
  segmento: 'civil',
  resolucion_id: 5,
  honorario: '1000.00',
  tipo_contrato: 'original',
  calculo_original_id: null,
  honorario_convenido: '1000.00',
  tareas: [{ tarea: { id: 100 }, monto: '1000.00' }],
  usado: false,
  vigente: true,
  ...cambios,
});

const entorno = (cambios: Partial<ContextoDePropuesta> = {}): ContextoDePropuesta => ({
  hoy: '2026-03-15',
  tipo_contrato: 'original',
  con_montos: true,
  fechas: {},
  es_electrico: false,
  segmento: 'civil',
  calculo_original_id: null,
  tareaDe: (id) => (id === 100 ? { manual: true, varias_unidades: false } : undefined),
  minimo: '1000.00',
  calculo: calculo(),
  distrito_id: 4,
  matricula_habilita: true,
  rubro: { segmento: 'civil', vigente: true },
  modalidad: { exige_res_806: false, cuit_fijo: null, vigente: true },
  partidoDe: (id) => (id === 99 ? '103' : undefined),
  locadores: [],
  ...cambios,
});

const propuesta = (cambios: Partial<Propuesta> = {}, contrato: Partial<Propuesta['contrato']> = {}): Propuesta => ({
  matricula_id: 7,
  rubro_id: 1,
  modalidad_id: 1,
  distrito_id: 4,
  comitentes: [comitente],
  inmuebles: [inmueble],
  ...cambios,
  contrato: {
    forma_de_pago: 'Contado',
    tribunal_actuante: 'Tandil',
    destino_tarea: '',
    clausula_condicion: '',
    observaciones: '',
    tipo_calculo: 'automatico',
    fecha: '2026-03-01',
    vencimiento: '2026-12-31',
    monto: '1000.00',
    tareas: [{ tarea: { id: 100 }, monto: '1000.00' }],
    calculo_honorario_id: 55,
    ...contrato,
  },
});

const codigos = (p: Propuesta, e = entorno()) => juzgarPropuesta(p, e).map(({ campo, codigo }) => `${campo}:${codigo}`);

test('un legajo entero y en regla no tiene problemas', () => {
  expect(codigos(propuesta())).toEqual([]);
  expect(juzgarContrato(propuesta().contrato, entorno())).toEqual([]);
});

test('lo que está mal se dice todo junto, cada cosa en su lugar', () => {
  const mala = propuesta(
    { matricula_id: null, comitentes: [], inmuebles: [{ ...inmueble, calle: '' }] },
    { fecha: '', forma_de_pago: '' },
  );
  expect(codigos(mala, entorno({ calculo: calculo({ usado: true }) }))).toEqual([
    'matricula_id:requerido',
    'contrato.fecha:requerido',
    'contrato.forma_de_pago:requerido',
    'contrato.calculo_honorario_id:calculo_usado',
    'comitentes:comitente_requerido',
    'inmuebles.0.calle:requerido',
  ]);
});

test.each([
  [{ matricula_habilita: false }, 'matricula_id:matricula_invalida'],
  [{ distrito_id: 5 }, 'distrito_id:distrito_invalido'],
  [{ rubro: null }, 'rubro_id:rubro_invalido'],
  [{ rubro: { segmento: 'civil', vigente: false } }, 'rubro_id:rubro_invalido'],
  [{ rubro: { segmento: null, vigente: true } }, 'rubro_id:rubro_sin_segmento'],
  [{ modalidad: { exige_res_806: false, cuit_fijo: null, vigente: false } }, 'modalidad_id:modalidad_invalida'],
  [{ modalidad: null }, 'modalidad_id:modalidad_invalida'],
  [{ partidoDe: () => undefined }, 'inmuebles.0.localidad_id:localidad_invalida'],
])('lo elegido existe y rige: %o da %s [AUT-017] [AUT-018] [AUT-026]', (cambios, esperado) => {
  expect(codigos(propuesta(), entorno(cambios))).toEqual([esperado]);
});

describe('un contrato automático es el cálculo que nombra', () => {
  test.each([
    [null, 'calculo_honorario_id:calculo_invalido'],
    [calculo({ usado: true }), 'calculo_honorario_id:calculo_usado'],
    [calculo({ vigente: false }), 'calculo_honorario_id:calculo_no_coincide'],
    [calculo({ segmento: 'electricidad' }), 'calculo_honorario_id:calculo_no_coincide'],
    [calculo({ fecha: '2026-03-02' }), 'calculo_honorario_id:calculo_no_coincide'],
    [calculo({ tipo_contrato: 'ampliacion' }), 'calculo_honorario_id:calculo_no_coincide'],
    [calculo({ calculo_original_id: 9 }), 'calculo_honorario_id:calculo_no_coincide'],
    [calculo({ honorario_convenido: '1200.00' }), 'monto:monto_no_coincide'],
    [calculo({ tareas: [{ tarea: { id: 100 }, monto: '999.00' }] }), 'tareas.0.monto:tareas_no_coinciden'],
    [calculo({ tareas: [100, 101].map((id) => ({ tarea: { id }, monto: '1000.00' })) }), 'tareas:tareas_no_coinciden'],
  ])('y no otro', (otro, esperado) => {
    expect(codigos(propuesta(), entorno({ calculo: otro }))).toEqual([`contrato.${esperado}`]);
  });

  test('con cada tarea suya una vez: una repetida no vale por la que falta', () => {
    const repetida = { tareas: [100, 100].map((id) => ({ tarea: { id }, monto: '1000.00' })) };
    const dos = calculo({ tareas: [100, 101].map((id) => ({ tarea: { id }, monto: '1000.00' })) });
    expect(codigos(propuesta({}, repetida), entorno({ calculo: dos }))).toContain(
      'contrato.tareas:tareas_no_coinciden',
    );
  });

  test('la ampliación, sobre el original de su legajo [AMP-034]', () => {
    const sobre = entorno({
      tipo_contrato: 'ampliacion',
      calculo_original_id: 9,
      calculo: calculo({ tipo_contrato: 'ampliacion', calculo_original_id: 9 }),
    });
    expect(juzgarContrato(propuesta().contrato, sobre)).toEqual([]);
    expect(juzgarContrato(propuesta().contrato, { ...sobre, calculo_original_id: 10 })).toHaveLength(1);
  });

  test('con menos del mínimo se dice eso, y no que no coincide [CAL-008]', () => {
    expect(codigos(propuesta({}, { monto: '999.00' }))).toEqual(['contrato.monto:honorario_convenido_menor']);
  });

  test('nombrar otra resolución que la suya no vale', () => {
    expect(codigos(propuesta({}, { resolucion_id: 6 }))).toEqual(['contrato.resolucion_id:calculo_no_coincide']);
  });
});

test('con dinero en curso no se juzgan montos, tareas, fechas ni lo elegido; lo demás sí', () => {
  const mala = propuesta(
    { matricula_id: null },
    { fecha: '', monto: '', calculo_honorario_id: null, forma_de_pago: '' },
  );
  expect(codigos(mala, entorno({ con_montos: false }))).toEqual(['contrato.forma_de_pago:requerido']);
});
