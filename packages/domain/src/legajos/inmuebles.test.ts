import { describe, expect, test } from 'vitest';
import { type Inmueble, inmuebleVacio, validarInmueble, validarInmuebles, validarPartidos } from './index.ts';

const inmueble = (cambios: Partial<Inmueble> = {}): Inmueble => ({
  ...inmuebleVacio(),
  calle: '7',
  numero: '100',
  localidad_id: 1,
  circunscripcion: 'I',
  seccion: 'A',
  manzana: '12',
  parcela: '3a',
  latitud: '-34.921',
  longitud: '-57.954',
  ...cambios,
});

const problemas = (cambios: Partial<Inmueble>, variasUnidades = false, partido = '055') =>
  validarInmueble(inmueble(cambios), { variasUnidades, partido }).map((p) => `${p.campo}:${p.codigo}`);

const partidoDe = () => '055';

test('un inmueble completo vale', () => {
  expect(problemas({})).toEqual([]);
});

test.each([
  ['calle', 50],
  ['numero', 10],
] as const)('%s es obligatorio y tiene a lo sumo %i caracteres [AUT-080, AUT-081]', (campo, largo) => {
  expect(problemas({ [campo]: ' ' })).toEqual([`${campo}:requerido`]);
  expect(problemas({ [campo]: 'x'.repeat(largo) })).toEqual([]);
  expect(problemas({ [campo]: 'x'.repeat(largo + 1) })).toEqual([`${campo}:largo_maximo`]);
});

test.each([
  ['circunscripcion', 4],
  ['seccion', 2],
  ['manzana', 7],
  ['parcela', 7],
] as const)('%s es obligatorio y tiene a lo sumo %i caracteres [AUT-085, AUT-086, AUT-088]', (campo, largo) => {
  expect(problemas({ [campo]: '' })).toEqual([`${campo}:requerido`]);
  expect(problemas({ [campo]: 'x'.repeat(largo) })).toEqual([]);
  expect(problemas({ [campo]: 'x'.repeat(largo + 1) })).toEqual([`${campo}:largo_maximo`]);
});

test.each([
  ['chacra', 7],
  ['quinta', 7],
  ['fraccion', 7],
  ['subparcela', 6],
] as const)('%s es optativo y tiene a lo sumo %i caracteres [AUT-087, AUT-089]', (campo, largo) => {
  expect(problemas({ [campo]: 'x'.repeat(largo) })).toEqual([]);
  expect(problemas({ [campo]: 'x'.repeat(largo + 1) })).toEqual([`${campo}:largo_maximo`]);
});

describe('piso y departamento', () => {
  test('con una sola unidad son optativos [AUT-082, AUT-083]', () => {
    expect(problemas({ piso: '123', depto: '1234' })).toEqual([]);
    expect(problemas({ piso: '1234', depto: '12345' })).toEqual(['piso:largo_maximo', 'depto:largo_maximo']);
  });

  test('con varias son obligatorios, con su propio texto [AUT-082, AUT-083]', () => {
    expect(problemas({}, true)).toEqual(['piso:piso_requerido', 'depto:depto_requerido']);
    expect(problemas({ piso: '1234', depto: '12345' }, true)).toEqual(['piso:piso_requerido', 'depto:depto_requerido']);
    expect(problemas({ piso: 'PB', depto: 'A' }, true)).toEqual([]);
  });
});

test('la localidad es obligatoria [AUT-084]', () => {
  expect(problemas({ localidad_id: null })).toEqual(['localidad_id:localidad_requerida']);
});

test('el partido que se dice es el de la localidad; sin decirlo, o sin localidad, nada que comparar [AUT-109]', () => {
  const partidos = new Map([
    [1, '055'],
    [2, ''],
  ]);
  const campos = (...dichos: Parameters<typeof validarPartidos>[0][number][]) =>
    validarPartidos(dichos, partidos).map(({ campo }) => campo);
  expect(campos({ localidad_id: 1, partido: '055' }, { localidad_id: 1 }, { localidad_id: 1, partido: '' })).toEqual(
    [],
  );
  expect(campos({ partido: '055' }, { localidad_id: 99, partido: '055' }, { localidad_id: null })).toEqual([]);
  expect(campos({ localidad_id: 1, partido: '999' }, { localidad_id: 2, partido: '055' })).toEqual([
    'inmuebles.0.partido',
    'inmuebles.1.partido',
  ]);
});

test('la partida es numérica [AUT-090]', () => {
  expect(problemas({ partida: '055456789' })).toEqual([]);
  expect(problemas({ partida: '12a' })).toEqual(['partida:partida_numerica']);
  expect(problemas({ partida: '1234567890' })).toEqual(['partida:partida_larga']);
});

test('la posición en el mapa es obligatoria [AUT-091]', () => {
  expect(problemas({ latitud: '', longitud: '' })).toEqual(['latitud:ubicacion_requerida']);
});

test('una coordenada que falta o no existe se señala en su campo', () => {
  expect(problemas({ longitud: '' })).toEqual(['longitud:longitud_invalida']);
  expect(problemas({ latitud: '' })).toEqual(['latitud:latitud_invalida']);
  expect(problemas({ latitud: '-95', longitud: '-57' })).toEqual(['latitud:latitud_invalida']);
  expect(problemas({ latitud: '95', longitud: '181' })).toEqual([
    'latitud:latitud_invalida',
    'longitud:longitud_invalida',
  ]);
});

test('las unidades comparten la dirección: otra se señala donde difiere [AUT-069]', () => {
  const unidades = [
    inmueble({ piso: 'PB', depto: 'A', partida: '1' }),
    inmueble({ piso: '1', depto: 'A', partida: '2', subparcela: '00-01', numero: ' 100', latitud: '-34.9210' }),
    inmueble({ piso: '2', depto: 'A', numero: '102', localidad_id: 2 }),
  ];
  expect(validarInmuebles(unidades, { permiteVarias: true, partidoDe })).toEqual([
    { codigo: 'unidad_en_otra_direccion', campo: 'inmuebles.2.numero' },
  ]);
  expect(validarInmuebles(unidades.slice(0, 2), { permiteVarias: true, partidoDe })).toEqual([]);
});

test('varias unidades solo si la tarea lo permite [AUT-070]', () => {
  const dos = [inmueble({ piso: 'PB', depto: 'A' }), inmueble({ piso: '1', depto: 'A' })];
  expect(validarInmuebles(dos, { permiteVarias: true, partidoDe })).toEqual([]);
  expect(validarInmuebles(dos, { permiteVarias: false, partidoDe })).toEqual([
    { codigo: 'unidades_no_permitidas', campo: 'inmuebles' },
  ]);
  expect(validarInmuebles([], { permiteVarias: true, partidoDe })).toEqual([
    { codigo: 'inmueble_requerido', campo: 'inmuebles' },
  ]);
});
