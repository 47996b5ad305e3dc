import { describe, expect, test } from 'vitest';
import { accionesDeObservacion } from './acciones-de-observacion.ts';
import { respondidasPorElCambio } from './cambios.ts';
import { CAMPOS_DE_LEGAJO, claveDeCampo, NOMBRES_DE_CAMPOS, nombreDeCampo } from './campos.ts';
import {
  ACCIONES_DE_OBSERVACION,
  type AccionDeObservacion,
  ESTADOS_DE_OBSERVACION,
  type EstadoDeObservacion,
  impedimentoDeObservacion,
  TRANSICIONES_DE_OBSERVACION,
} from './estados.ts';
import type { FotoDelLegajo } from './foto-del-legajo.ts';

const TABLA: Readonly<Record<AccionDeObservacion, { quien: string; de: readonly EstadoDeObservacion[]; a: string }>> = {
  corregir: { quien: 'matriculado', de: ['abierta'], a: 'respondida' },
  responder: { quien: 'matriculado', de: ['abierta'], a: 'respondida' },
  aceptar: { quien: 'colegio', de: ['respondida'], a: 'aceptada' },
  reabrir: { quien: 'colegio', de: ['respondida'], a: 'abierta' },
  retirar: { quien: 'colegio', de: ['abierta', 'respondida'], a: 'retirada' },
};

test.each(
  ESTADOS_DE_OBSERVACION.flatMap((estado) => ACCIONES_DE_OBSERVACION.map((accion) => [estado, accion] as const)),
)('una observación %s: %s', (estado, accion) => {
  const { quien, de, a } = TABLA[accion];
  for (const actor of ['matriculado', 'colegio'] as const)
    expect(impedimentoDeObservacion(accion, estado, actor) === null, actor).toBe(
      actor === quien && de.includes(estado),
    );
  expect(TRANSICIONES_DE_OBSERVACION[estado][accion]).toBe(de.includes(estado) ? a : undefined);
});

const foto = (): FotoDelLegajo => ({
  datos: {
    ...{ numero_legajo: 7, matricula_id: 1, rubro_id: 2, modalidad_id: 3 },
    ...{ matricula: 'T-1', rubro: 'Obra civil', modalidad: 'Tradicional' },
  },
  original: {
    ...{ id: 9, tipo_calculo: 'automatico', fecha: '2026-03-16', vencimiento: '2027-03-16', monto: '150000.00' },
    ...{ calculo_honorario_id: 4, categoria: 'segunda', factor_coeficiente: '1.3', huella_de_tareas: 'abc' },
    tareas: [{ tarea_id: 5, nombre: 'Proyecto', monto: '150000.00' }],
    ...{ forma_de_pago: 'Contado', tribunal_actuante: 'La Plata', destino_tarea: '' },
    ...{ clausula_condicion: '', observaciones: '' },
  },
  comitentes: [
    { cuit: '27301112225', apellido: 'FERNANDEZ', nombre: 'ANA', firmante: '', cargo: '', real_calle: null },
  ],
  inmuebles: [
    {
      ...{
        calle: 'Calle 50',
        numero: '1234',
        piso: '',
        depto: '',
        localidad_id: 8,
        localidad: 'La Plata',
        partida: null,
      },
      ...{ circunscripcion: 'II', seccion: 'C', chacra: '', quinta: '', fraccion: '', manzana: '45', parcela: '12a' },
      ...{ subparcela: '', latitud: '-34.92', longitud: '-57.95' },
    },
  ],
});
const con = (cambiar: (f: FotoDelLegajo) => void): FotoDelLegajo => {
  const otra = foto();
  cambiar(otra);
  return otra;
};
const conInmueble = (cambios: Record<string, string | number>) =>
  con((f) => {
    f.inmuebles = f.inmuebles.map((inmueble) => ({ ...inmueble, ...cambios }));
  });

describe('lo que cambió', () => {
  test('todo lo que se puede nombrar se puede leer', () => {
    const otra = foto();
    for (const { valor, texto } of Object.values(CAMPOS_DE_LEGAJO)) {
      expect(valor(otra)).toBeDefined();
      expect(typeof (texto?.(otra) ?? '')).toBe('string');
    }
  });
});

describe('qué observaciones responde un cambio', () => {
  const abiertas = ['Partida', 'Honorario Convenido', 'comitentes', null, 'la escalera'].map((campo) => ({ campo }));
  const respondidas = (ahora: FotoDelLegajo, lista = abiertas) =>
    respondidasPorElCambio(lista, foto(), ahora).map(({ campo }) => campo);

  test('sin cambiar nada, ninguna', () => {
    expect(respondidas(foto())).toEqual([]);
  });

  test('la del dato que cambió, y ninguna otra', () => {
    expect(respondidas(conInmueble({ partida: 1234 }))).toEqual(['Partida']);
    expect(
      respondidas(
        con((f) => {
          f.original.monto = '160000.00';
          f.original.tareas = f.original.tareas.map((t) => ({ ...t, monto: '160000.00' }));
        }),
      ),
    ).toEqual(['Honorario Convenido']);
    const conFirmante = con((f) => {
      f.comitentes = f.comitentes.map((c) => ({ ...c, firmante: 'Otra persona' }));
    });
    expect(respondidas(conFirmante)).toEqual(['comitentes']);
  });

  test('la del legajo entero, o de algo que no es un dato, ningún cambio: se responde en palabras (S-381)', () => {
    expect(respondidas(conInmueble({ calle: 'Calle 60' }))).toEqual([]);
    expect(respondidas(conInmueble({ calle: 'Calle 60' }), [{ campo: 'Ubicación' }, { campo: null }])).toEqual([
      'Ubicación',
    ]);
  });

  test('un cambio de honorario de un automático no es un cambio de tareas', () => {
    const ahora = con((f) => {
      f.original.tareas = f.original.tareas.map((t) => ({ ...t, monto: '160000.00' }));
    });
    expect(respondidas(ahora, [{ campo: 'Tareas' }])).toEqual([]);
    expect(
      respondidas(
        con((f) => {
          f.original.huella_de_tareas = 'otra';
        }),
        [{ campo: 'Tareas' }],
      ),
    ).toEqual(['Tareas']);
  });
});

test('cada nombre que se ofrece es el de un dato', () => {
  expect(NOMBRES_DE_CAMPOS.filter((nombre) => claveDeCampo(nombre) === null)).toEqual([]);
  expect(NOMBRES_DE_CAMPOS).toHaveLength(new Set(NOMBRES_DE_CAMPOS).size);
});

test('el Colegio nombra el dato como quiere (S-177)', () => {
  expect(
    ['HONORARIO_convenido', 'número', 'Rubro id', 'cliente', 'Partido', null, 'escalera'].map(claveDeCampo),
  ).toEqual([...['monto', 'numero', 'rubro', 'comitentes', 'localidad', null, null]]);
  expect(['vencimiento contrato', 'la escalera', null].map(nombreDeCampo)).toEqual([
    ...['Vencimiento Contrato', 'la escalera', null],
  ]);
});

test('de un dato que el dinero en curso no deja cambiar, y del legajo entero, queda responder en palabras', () => {
  const abierta = (campo: string | null) => ({ estado: 'abierta' as const, campo });
  expect(accionesDeObservacion(abierta('Honorario Convenido'), 'todo')).toEqual({ corregir: true, responder: true });
  expect(accionesDeObservacion(abierta('Honorario Convenido'), 'sin_montos')).toEqual({
    corregir: false,
    responder: true,
  });
  expect(accionesDeObservacion(abierta('Partida'), 'sin_montos')).toEqual({ corregir: true, responder: true });
  for (const campo of [null, 'la escalera'])
    expect(accionesDeObservacion(abierta(campo), 'todo')).toEqual({ corregir: false, responder: true });
  expect(accionesDeObservacion({ estado: 'respondida', campo: 'Partida' }, 'todo')).toEqual({
    corregir: false,
    responder: false,
  });
});
