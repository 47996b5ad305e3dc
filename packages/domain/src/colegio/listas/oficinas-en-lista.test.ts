import { describe, expect, test } from 'vitest';
import {
  armarListasEnVigor,
  columnasDe,
  type FilaDeLista,
  formatCelda,
  leerCelda,
  oficinasVigentes,
  ordenarLista,
  validarLista,
} from '../index.ts';

const HOY = '2026-11-20';
const DISTRITOS = [
  { valor: 'norte', nombre: 'Zona Norte' },
  { valor: 'sur', nombre: 'Zona Sur', cerrada: true as const },
];
const oficina = (nombre: string, cambios: FilaDeLista = {}): FilaDeLista => ({
  ...{ nombre, distrito: 'norte', domicilio: 'Calle 1', localidad: 'Azul', telefonos: '(02281) 42-0001', horario: '' },
  ...{ correo: 'azul@colegio.example', orden: '1', norma: '', ...cambios },
});
const columna = (clave: string) => {
  const suya = columnasDe('oficinas', { rubros: [], distritos: DISTRITOS }).find((una) => una.clave === clave);
  if (!suya) throw new Error(clave);
  return suya;
};

test.each([
  ['distrito', 'zona norte', 'norte', 'Zona Norte'],
  ['distrito', '', '', 'Todo el Colegio'],
  ['distrito', 'todo el colegio', '', 'Todo el Colegio'],
  ['orden', '007', '7', '7'],
  ['telefonos', ' 221 555-0100,  221 555-0101 ', '221 555-0100, 221 555-0101', '221 555-0100, 221 555-0101'],
] as const)('%s: «%s» se guarda %j y se lee «%s»', (clave, escrito, guardado, leido) => {
  expect(leerCelda(columna(clave), escrito)).toEqual({ ok: true, valor: guardado });
  expect(formatCelda(columna(clave), guardado)).toBe(leido);
});

const senialar = (filas: readonly FilaDeLista[], desde = HOY) =>
  validarLista(
    'oficinas',
    { vigente_desde: desde, norma: 'Acta 9/26', filas },
    { hoy: HOY, primer_dia: HOY, anteriores: [], rubros: [], distritos: DISTRITOS, en_uso: [] },
  ).map(({ codigo, campo }) => `${campo}: ${codigo}`);

describe('una lista de oficinas', () => {
  test('puede regir desde hoy, y no desde antes', () => {
    expect(senialar([oficina('Sede Azul'), oficina('Central', { distrito: '' })])).toEqual([]);
    expect(senialar([oficina('Sede Azul')], '2026-11-19')).toEqual(['vigente_desde: lista_antes_de_hoy']);
  });

  test.each([
    ['otra con su nombre', [oficina('Sede Azul'), oficina('Sede Azul')], 'filas.1.nombre: fila_repetida'],
    [
      'otra que solo cambia en mayúsculas',
      [oficina('Azul'), oficina('AZUL')],
      'filas.1.nombre: oficina_con_ese_nombre',
    ],
    ['sin teléfonos', [oficina('A', { telefonos: '' })], 'filas.0.telefonos: dato_requerido'],
    ['con comas por teléfonos', [oficina('A', { telefonos: ', ;' })], 'filas.0.telefonos: dato_requerido'],
    [
      'a la que no se llama',
      [oficina('A', { telefonos: 'llamar' })],
      'filas.0.telefonos: telefono_de_oficina_invalido',
    ],
    [
      'con seis teléfonos',
      [oficina('A', { telefonos: Array(6).fill('221 555-0000').join(', ') })],
      'filas.0.telefonos: demasiados_telefonos',
    ],
    ['con un correo que no es', [oficina('A', { correo: 'no es' })], 'filas.0.correo: correo_invalido'],
    ['en un distrito cerrado', [oficina('A', { distrito: 'sur' })], 'filas.0.distrito: distrito_que_no_esta'],
    ['en uno que no hay', [oficina('A', { distrito: 'oeste' })], 'filas.0.distrito: celda_mal_escrita'],
    ['sin domicilio', [oficina('A', { domicilio: '' })], 'filas.0.domicilio: dato_requerido'],
    ['en el lugar cero', [oficina('A', { orden: '0' })], 'filas.0.orden: celda_fuera_de_rango'],
  ] as const)('%s se rechaza en su celda', (_, filas, esperado) => {
    expect(senialar(filas)).toEqual([esperado]);
  });

  test('va por su lugar, y rige la de su día', () => {
    const filas = ordenarLista('oficinas', [oficina('Décima', { orden: '10' }), oficina('Segunda', { orden: '2' })]);
    expect(filas.map(({ nombre }) => nombre)).toEqual(['Segunda', 'Décima']);
    const listas = armarListasEnVigor([
      { lista: 'oficinas', vigente_desde: '2015-01-01', filas },
      {
        lista: 'oficinas',
        vigente_desde: HOY,
        filas: [oficina('Otra', { distrito: '', telefonos: '1234567, 7654321' })],
      },
    ]);
    expect(oficinasVigentes(listas, '2026-11-19').map(({ nombre }) => nombre)).toEqual(['Segunda', 'Décima']);
    expect(oficinasVigentes(listas, HOY)).toEqual([
      {
        ...{ nombre: 'Otra', distrito: null, domicilio: 'Calle 1', localidad: 'Azul', horario: '', orden: 1 },
        ...{ telefonos: ['1234567', '7654321'], correo: 'azul@colegio.example' },
      },
    ]);
  });
});
