import { describe, expect, test } from 'vitest';
import { campo, formulario, requerido } from '../../testing/formularios/builders.ts';
import { type CampoEscrito, SEGUNDOS_NOMBRES, type TipoEscrito } from '../escrito.ts';
import { TIPOS_DE_CAMPO } from '../formulario.ts';
import { definiciones, normalizarParametros, validarParametros } from '../index.ts';

const problemasDe = (c: CampoEscrito, valor: unknown) =>
  validarParametros(formulario([c]), { [c.key]: valor as never }).map((p) => p.codigo);
const normal = (c: CampoEscrito, valor: unknown) => {
  const r = normalizarParametros(formulario([c]), { [c.key]: valor });
  return r.ok ? r.valor[c.key] : r.problema;
};

test('cada tipo de campo tiene su definición, y los segundos nombres la del primero [FRM-001]', () => {
  expect(Object.keys(definiciones)).toEqual([...TIPOS_DE_CAMPO]);
  expect(Object.keys(SEGUNDOS_NOMBRES)).toEqual(['float', 'boolean_switch', 'enumerativo']);
  const escritos: TipoEscrito[] = ['float', 'boolean_switch', 'enumerativo', 'date', 'complejo', 'hardcoded'];
  expect(formulario(escritos.map((type) => campo(type))).campos.map(({ tipo }) => tipo)).toEqual([
    'decimal',
    'interruptor',
    'lista',
    'fecha',
    'compuesto',
    'compuesto',
  ]);
});

describe('entero', () => {
  test('descarta lo que no es dígito al escribir [FRM-008]', () => {
    expect(definiciones.entero.limpiar('1.2a3 -')).toBe('123');
  });

  test('lo que manda un cliente no se recorta: se rechaza', () => {
    expect(normal(campo('integer'), '-5')).toBe('-5');
    for (const valor of ['-5', '1,5', '12a', '123456789'])
      expect(problemasDe(campo('integer'), valor)).toEqual(['entero']);
  });

  test('acepta número o texto y guarda texto sin ceros delante', () => {
    expect(normal(campo('integer'), 12)).toBe('12');
    expect(normal(campo('integer'), '0012')).toBe('12');
    expect(problemasDe(campo('integer'), '0')).toEqual([]);
  });
});

describe('decimal', () => {
  test.each([
    ['120,5', '120.5'],
    ['120.5', '120.5'],
    ['1.234,5', '1234.5'],
    ['1.234', '1234'],
    ['12,', '12.'],
    [',5', '0.5'],
    ['1,2,3', '1.23'],
    ['$ 12 m', '12'],
  ])('escribir %s guarda %s: la coma vale y queda el punto [FRM-009]', (escrito, guardado) => {
    expect(definiciones.decimal.limpiar(escrito)).toBe(guardado);
  });

  test.each([
    ['1.250,75', '1250.75'],
    ['12.500,5', '12500.5'],
    ['1.250.000,5', '1250000.5'],
    // This still reads as one and a quarter, which its rule refuses for its three decimals.
    ['1.250', '1.250'],
  ])('%s tecla por tecla, que en pantalla muestra la coma, queda %s', (tecleado, guardado) => {
    const tecla = (estado: string, letra: string) => definiciones.decimal.limpiar(estado.replace('.', ',') + letra);
    expect([...tecleado].reduce(tecla, '')).toBe(guardado);
  });

  test('en la llamada la coma vale, el punto es siempre decimal y el texto es canónico [FRM-009]', () => {
    expect(normal(campo('float', 'hp'), '0120,50')).toBe('120.5');
    expect(normal(campo('float', 'hp'), 2.5)).toBe('2.5');
    expect(normal(campo('float', 'hp'), '1.234')).toBe('1.234');
    expect(problemasDe(campo('float', 'hp'), '1.234')).toEqual(['decimal']);
  });
});

describe('reglas de un campo', () => {
  const conRegla = (key: 'min' | 'max' | 'range', value?: number) =>
    campo('decimal', 'x', { validaciones: [{ key, ...(value === undefined ? {} : { value }) }] });

  test.each([
    [campo('text', 'x', requerido), '  ', ['requerido']],
    [campo('text', 'x', requerido), 'sí', []],
    [campo('text', 'x', { validaciones: [{ key: 'required', value: false }] }), '', []],
    [conRegla('min', 5), '5', ['minimo']],
    [conRegla('min', 5), '5,01', []],
    [conRegla('max', 5), '5', ['maximo']],
    [conRegla('max', 5), '4.99', []],
    [conRegla('range'), '100', []],
    [conRegla('range'), '100,01', ['porcentaje']],
    [conRegla('range'), '0', []],
  ])('obligatorio, mínimo y máximo estrictos, rango 0 a 100 [FRM-007] %#', (c, valor, esperado) => {
    expect(problemasDe(c, valor)).toEqual(esperado);
  });

  test('un sí/no obligatorio tiene que estar prendido [FRM-010]', () => {
    const c = campo('boolean_switch', 'x', requerido);
    expect(problemasDe(c, false)).toEqual(['switch']);
    expect(problemasDe(c, undefined)).toEqual(['switch']);
    expect(problemasDe(c, true)).toEqual([]);
    expect(problemasDe(campo('boolean', 'x'), false)).toEqual([]);
  });

  test('fecha, opción y largo', () => {
    expect(problemasDe(campo('date'), '2026-02-30')).toEqual(['fecha_invalida']);
    expect(problemasDe(campo('date'), '2026-02-28')).toEqual([]);
    const select = campo('enumerativo', 'x', { options: [{ value: 'a', label: 'A' }] });
    expect(problemasDe(select, 'z')).toEqual(['opcion_invalida']);
    expect(problemasDe(select, 'a')).toEqual([]);
    expect(problemasDe(campo('string'), 'x'.repeat(251))).toEqual(['largo_maximo']);
    expect(problemasDe(campo('text_multiline'), 'x'.repeat(251))).toEqual([]);
  });
});

test.each([
  [campo('text'), {}, 'text'],
  [campo('integer'), true, 'integer'],
  [campo('boolean'), 'tal vez', 'boolean'],
  [campo('field_incrementer', 'x', { fields: [campo('text', 't')] }), 'a', 'x'],
  [campo('field_incrementer', 'x', { fields: [campo('text', 't')] }), [{ t: [] }], 'x.0.t'],
  [campo('compuesto', 'x', { fields: [campo('text', 't')] }), 3, 'x'],
])('un valor de otra forma es un problema con su ruta %#', (c, valor, ruta) => {
  expect(normal(c, valor)).toEqual([{ codigo: 'valor_invalido', campo: ruta }]);
});
