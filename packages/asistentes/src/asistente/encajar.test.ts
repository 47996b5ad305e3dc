import { describe, expect, test } from 'vitest';
import { agregarComitente, borradorAutomatico, type CuitDelPadron, muestrasDelAutomatico } from '../legajos/index.ts';
import { encajar } from './encajar.ts';

const BASE = {
  ...{ fecha: '', rubro_id: null, acepta: false, calculo: null, comitentes: [] as { cuit: string }[] },
  filas: [{ tarea_id: null, monto: '' }],
  ubicacion: { calle: '', unidades: [{ partida: '' }] },
};

test('queda lo que sigue siendo lo mismo, a cualquier profundidad', () => {
  const viejo = {
    ...{ fecha: '2026-03-16', rubro_id: 4, acepta: true },
    filas: [
      { tarea_id: 2, monto: '100', unidad: 'm2' },
      { tarea_id: 3, monto: '50' },
    ],
    ubicacion: { calle: 'Calle 50', unidades: [{ partida: '123' }], barrio: 'Centro' },
  };
  expect(encajar(BASE, viejo, [BASE])).toEqual({
    ...BASE,
    ...{ fecha: '2026-03-16', rubro_id: 4, acepta: true },
    filas: [
      { tarea_id: 2, monto: '100' },
      { tarea_id: 3, monto: '50' },
    ],
    ubicacion: { calle: 'Calle 50', unidades: [{ partida: '123' }] },
  });
});

test('lo que es de otro tipo, o de una lista que no se conoce, se pide de nuevo', () => {
  const viejo = {
    ...{ fecha: 20260316, rubro_id: { id: 4 }, acepta: 'si', calculo: { total: '1' }, comitentes: [{ dni: '1' }] },
    ...{ filas: 'ninguna', ubicacion: null },
  };
  expect(encajar(BASE, viejo, [BASE])).toEqual(BASE);
  expect(encajar(BASE, null, [BASE])).toEqual(BASE);
});

describe('lo que empieza sin nada', () => {
  const VACIO = {
    nombre: '',
    rubro_id: null as number | null,
    comitentes: [] as object[],
    lugar: null as object | null,
  };
  const MUESTRAS = [
    VACIO,
    {
      ...VACIO,
      comitentes: [{ cuit: '', firmante: '', domicilio: { calle: '', localidad_id: null } }],
      ...{ lugar: { id: 0, nombre: '' }, parametros: {}, en_carga: '' },
    },
  ];

  test('queda entero, con lo que hoy se le pide vacío; lo que no se le pide, no', () => {
    const viejo = {
      ...{ nombre: 'a', rubro_id: 4, lugar: { id: 3, nombre: 'La Plata', provincia: 'x' }, en_carga: '20' },
      comitentes: [{ cuit: '1', dni: '9', domicilio: { calle: 'Calle 50', localidad_id: 3 } }, 'nadie', { cuit: '2' }],
      parametros: { superficie: '120', plantas: ['1', '2'] },
    };
    expect(encajar(VACIO, viejo, MUESTRAS)).toEqual({
      ...{ nombre: 'a', rubro_id: 4, lugar: { id: 3, nombre: 'La Plata' }, en_carga: '20' },
      comitentes: [
        { cuit: '1', firmante: '', domicilio: { calle: 'Calle 50', localidad_id: 3 } },
        { cuit: '2', firmante: '', domicilio: { calle: '', localidad_id: null } },
      ],
      parametros: { superficie: '120', plantas: ['1', '2'] },
    });
  });

  test('en una edición, lo de uno guardado no pasa a otro, y lo que se vació sigue vacío', () => {
    const guardado = {
      ...{ nombre: 'guardado', rubro_id: 4, lugar: { id: 3, nombre: 'La Plata' } },
      comitentes: [{ cuit: '1', firmante: 'El primero', domicilio: { calle: 'Calle 1', localidad_id: 3 } }],
    };
    const viejo = { nombre: '', rubro_id: null, lugar: null, comitentes: [{ cuit: '1' }, { cuit: '2' }] };
    const otro = { firmante: '', domicilio: { calle: '', localidad_id: null } };
    expect(encajar(guardado as typeof VACIO, viejo, MUESTRAS)).toEqual({
      ...{ nombre: '', rubro_id: null, lugar: null },
      comitentes: [
        { cuit: '1', ...otro },
        { cuit: '2', ...otro },
      ],
    });
  });

  test('lo que no puede estar vacío, o es de otro tipo, queda como empieza', () => {
    const viejo = { nombre: null, rubro_id: { id: 4 }, comitentes: { cuit: '1' }, lugar: 'La Plata' };
    expect(encajar(VACIO, viejo, MUESTRAS)).toEqual(VACIO);
  });
});

test('de un legajo de otra forma quedan sus comitentes, sus localidades y sus tareas; se vuelve a calcular', () => {
  const padron = { cuit: '20-25444333-7', apellido_nombre: 'GOMEZ ANA', res_806: false, locador: false };
  const domicilio = {
    ...{ calle: 'Calle 50', numero: '1' },
    localidad: {
      ...{ id: 9, nombre: 'La Plata', codigo_postal: '1900', latitud: '-34', longitud: '-57' },
      partido: { nombre: 'La Plata', codigo_arba: '055', provincia: { nombre: 'Buenos Aires' } },
    },
  };
  const viejo = {
    ...agregarComitente(borradorAutomatico(), { ...padron, domicilio } as CuitDelPadron),
    tareas: [
      ...[{ segmento_tarea: 3, parametros: { superficie: '120' }, validez: 'valida' as const, mensajes: ['Revisá.'] }],
    ],
    generado: { id: 1, resolucion_id: 1, monto: '1.00', tareas: [] },
  };
  const { generado: _, ...queda } = viejo;
  expect(encajar(borradorAutomatico(), { ...viejo, algo: 'de antes' }, muestrasDelAutomatico())).toEqual({
    ...queda,
    generado: null,
  });
});
