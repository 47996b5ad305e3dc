import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { campo, formulario, formularioDeTodosLosTipos, requerido } from '../testing/formularios/builders.ts';
import {
  aplicarInteracciones,
  exigeActa,
  type Formulario,
  normalizarParametros,
  quitarDeIncrementador,
  tieneDatos,
  validarParametros,
  valoresIniciales,
} from './index.ts';
import { quitarClavesAjenas } from './parametros.ts';

const normal = (f: Formulario, parametros: unknown) => {
  const r = normalizarParametros(f, parametros);
  return r.ok ? r.valor : r.problema;
};

describe('valores', () => {
  test('los iniciales son los de la definición, con una fila por incrementador', () => {
    const f = formulario([
      campo('integer', 'n', { values: 3 }),
      campo('row', 'fila', { fields: [campo('text', 't')] }),
      campo('field_activator', 'con_gas', { fields: [campo('decimal', 'm3')] }),
      campo('field_incrementer', 'equipos', { fields: [campo('float', 'hp')] }),
      campo('compuesto', 'lote', { fields: [campo('boolean', 'esquina', { values: true })] }),
      campo('complejo', 'acta_estado_obra'),
    ]);
    expect(valoresIniciales(f)).toEqual({
      n: '3',
      t: '',
      con_gas: false,
      m3: '',
      equipos: [{ hp: '' }],
      lote: { esquina: true },
      acta_estado_obra: null,
    });
  });

  test('quitar de un incrementador nunca quita la primera fila [FRM-033]', () => {
    expect(quitarDeIncrementador(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
    expect(quitarDeIncrementador(['a', 'b'], 0)).toEqual(['a', 'b']);
    expect(quitarDeIncrementador(['a'], 0)).toEqual(['a']);
  });
});

describe('campos activos', () => {
  const f = formulario(
    [
      campo('select', 'tipo', { options: [{ value: 'casa', label: 'Casa' }] }),
      campo('integer', 'plantas', { active: false, ...requerido }),
      campo('text', 'oculto', { active: false, ...requerido }),
      campo('field_activator', 'con_pileta', {
        fields: [campo('decimal', 'pileta_m2', { active: false, ...requerido })],
      }),
      campo('integer', 'ascensores'),
    ],
    {
      interacciones: [
        { campo: 'tipo', operador: 'igual', valor: 'casa', destino: ['plantas'] },
        { campo: 'plantas', operador: 'distinto', valor: 1, destino: ['ascensores'] },
      ],
    },
  );

  test('un campo inactivo no se valida ni se manda [FRM-006]', () => {
    expect(validarParametros(f, { tipo: '', con_pileta: false })).toEqual([]);
    expect(normal(f, { oculto: 'x', pileta_m2: '3' })).toEqual({ tipo: '', con_pileta: false });
  });

  test('un activador prende y apaga sus campos [FRM-005]', () => {
    expect([...aplicarInteracciones(f, { con_pileta: true })]).toContain('pileta_m2');
    expect([...aplicarInteracciones(f, { con_pileta: false })]).not.toContain('pileta_m2');
    expect(validarParametros(f, { con_pileta: true })).toEqual([{ codigo: 'requerido', campo: 'pileta_m2' }]);
  });

  test('una interacción prende su destino, y la de un campo inactivo no vale [FRM-005]', () => {
    expect([...aplicarInteracciones(f, { tipo: 'casa', plantas: '2' })]).toEqual([
      'tipo',
      'plantas',
      'con_pileta',
      'ascensores',
    ]);
    expect([...aplicarInteracciones(f, { tipo: 'casa', plantas: '1' })]).not.toContain('ascensores');
    expect([...aplicarInteracciones(f, { tipo: '', plantas: '2' })]).toEqual(['tipo', 'con_pileta']);
  });

  test('de un tipo de obra, igual pregunta por una categoría cargada', () => {
    const vivienda = formulario([campo('complejo', 'tipo_obra'), campo('hardcoded', 'items')], {
      interacciones: [{ campo: 'tipo_obra', operador: 'igual', valor: '1.2', destino: ['items'] }],
    });
    expect(aplicarInteracciones(vivienda, { tipo_obra: { '1.2': { superficies: [] } } }).has('items')).toBe(true);
    expect(aplicarInteracciones(vivienda, { tipo_obra: { '5': { superficies: [] } } }).has('items')).toBe(false);
  });

  test('dentro de una lista cada fila decide por sí', () => {
    const lista = formulario([
      campo('field_incrementer', 'equipos', {
        fields: [campo('field_activator', 'trifasico', { fields: [campo('decimal', 'kw', requerido)] })],
      }),
    ]);
    expect(validarParametros(lista, { equipos: [{ trifasico: false }, { trifasico: true }] })).toEqual([
      { codigo: 'requerido', campo: 'equipos.1.kw' },
    ]);
  });
});

test('las validaciones del formulario comparan dos campos y nombran a los dos [FRM-005]', () => {
  const f = formulario([campo('decimal', 'cubierta'), campo('decimal', 'total')], {
    validaciones: [{ key: 'menor_o_igual', campo: 'cubierta', otro: 'total' }],
  });
  expect(validarParametros(f, { cubierta: '10,5', total: '10' })).toEqual([
    { codigo: 'campo_menor_o_igual', campo: 'cubierta', datos: { campo: 'Campo cubierta', otro: 'Campo total' } },
  ]);
  expect(validarParametros(f, { cubierta: '10', total: '10.00' })).toEqual([]);
  expect(validarParametros(f, { cubierta: '10', total: '' })).toEqual([]);
});

describe('tieneDatos', () => {
  test.each([
    ['nada cargado', {}, false],
    ['el acta sola no cuenta', { acta_estado_obra: { estado_obra: {} } }, false],
    ['un sí/no apagado no cuenta', { boolean: false }, false],
    ['un sí/no prendido cuenta', { boolean: true }, true],
    ['un cero cuenta', { integer: '0' }, true],
    ['espacios no cuentan', { text: '   ' }, false],
    ['una fila vacía no cuenta', { field_incrementer: [{ field_incrementer_cantidad: '' }] }, false],
    ['una fila cargada cuenta', { field_incrementer: [{ field_incrementer_cantidad: '2' }] }, true],
    ['una categoría sin superficie no cuenta', { tipo_obra: { '5': { superficies: [{ cantidad: '' }] } } }, false],
    ['una superficie cuenta', { tipo_obra: { '5': { superficies: [{ cantidad: '9' }] } } }, true],
    ['los ocho ítems en no no cuentan', { items: { item_1: false } }, false],
    ['un ítem en sí cuenta', { items: { item_1: true } }, true],
    ['un campo apagado por su activador no cuenta', { field_activator_cantidad: '3' }, false],
  ])('%s [AUT-046]', (_caso, parametros, esperado) => {
    expect(tieneDatos(formularioDeTodosLosTipos(), parametros as never)).toBe(esperado);
  });

  test('los valores por defecto cuentan solo si son obligatorios y no falta ningún otro [AUT-046]', () => {
    const opcional = formulario([campo('integer', 'n', { values: 1 })]);
    const obligatorio = campo('integer', 'n', { values: 1, ...requerido });
    expect(tieneDatos(opcional, { n: '1' })).toBe(false);
    expect(tieneDatos(opcional, { n: '2' })).toBe(true);
    expect(tieneDatos(formulario([obligatorio]), { n: '1' })).toBe(true);
    expect(tieneDatos(formulario([obligatorio, campo('text', 't', requerido)]), { n: '1', t: '' })).toBe(false);
  });

  test('un formulario recién abierto no tiene datos [AUT-047]', () => {
    const f = formularioDeTodosLosTipos();
    expect(tieneDatos(f, valoresIniciales(f))).toBe(false);
  });
});

test('exige acta el formulario que tiene ese campo, a cualquier profundidad [FRM-011]', () => {
  expect(exigeActa(formulario([campo('text')]))).toBe(false);
  expect(exigeActa(formulario([campo('row', 'r', { fields: [campo('complejo', 'acta_estado_obra')] })]))).toBe(true);
});

describe('normalizarParametros', () => {
  const f = formularioDeTodosLosTipos();

  test('una clave que el formulario no tiene se señala donde está', () => {
    const tablero = campo('compuesto', 'tablero', { fields: [campo('integer', 'circuitos')] });
    const fila = campo('row', 'medidas', { fields: [campo('integer', 'bocas')] });
    const lista = campo('field_incrementer', 'lista', { fields: [campo('text', 't')] });
    const acta = campo('complejo', 'acta_estado_obra');
    const obra = campo('complejo', 'tipo_obra');
    const superficie = { cantidad: '1', tipo_superficie: 'm3', alto: 2 };
    const parametros = {
      ...{ tablero: { circuitos: 1, trifasico: true }, circuitos: 2, bocas: 3, medidas: {}, lista: [{ t: 'a', u: 1 }] },
      acta_estado_obra: { estado_obra: { 2: { porcentaje_ejecutado: '50', nota: '' } }, total: 1 },
      tipo_obra: { '2.1': { subcategoria: null, superficies: [superficie], plantas: 1 } },
    };
    expect(normal(formulario([tablero, fila, lista, acta, obra]), parametros)).toEqual(
      [
        ...['tablero.trifasico', 'lista.0.u', 'acta_estado_obra.estado_obra.2.nota', 'acta_estado_obra.total'],
        ...['tipo_obra.2.1.superficies.0.alto', 'tipo_obra.2.1.plantas', 'circuitos', 'medidas'],
      ].map((ruta) => ({ codigo: 'campo_desconocido', campo: ruta })),
    );
    expect(normal(formulario([fila]), JSON.parse('{ "bocas": 1, "__proto__": 2 }'))).toEqual([
      { codigo: 'campo_desconocido', campo: '__proto__' },
    ]);
  });

  test('lo cargado con un formulario de antes se queda con lo que este pide', () => {
    const fila = campo('row', 'medidas', { fields: [campo('integer', 'bocas')] });
    expect(quitarClavesAjenas(formulario([fila]), { bocas: '1', circuitos: '2' })).toEqual({ bocas: '1' });
  });

  test.each([null, undefined])('sin parámetros da los vacíos', (nada) => {
    expect(normal(formulario([campo('text', 't'), campo('boolean', 'b')]), nada)).toEqual({ t: '', b: false });
  });

  const valor = fc.letrec((tie) => ({
    json: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('', '12', '12,50', '2026-03-01', 'a', 0, 7, 2.5, true, false, null, '1', '__proto__'),
      fc.jsonValue(),
      fc.array(tie('json'), { maxLength: 3 }),
      fc.dictionary(claves, tie('json'), { maxKeys: 12 }),
    ),
  })).json;

  test('ningún JSON la hace fallar, y normalizar dos veces da lo mismo', () => {
    fc.assert(
      fc.property(valor, (parametros) => {
        const uno = normalizarParametros(f, parametros);
        if (!uno.ok) {
          expect(uno.problema.every((p) => p.codigo && p.campo !== undefined)).toBe(true);
          return;
        }
        expect(normalizarParametros(f, uno.valor)).toEqual(uno);
        validarParametros(f, uno.valor);
        tieneDatos(f, uno.valor);
      }),
      { numRuns: 300 },
    );
  });

  test('validar tampoco falla con lo que nadie normalizó', () => {
    fc.assert(
      fc.property(valor, (parametros) => void validarParametros(f, parametros as never)),
      { numRuns: 200 },
    );
  });
});

const claves = fc.constantFrom(
  'integer',
  'decimal',
  'select',
  'boolean',
  'field_activator',
  'field_activator_cantidad',
  'field_incrementer',
  'field_incrementer_medida',
  'compuesto',
  'compuesto_cantidad',
  'acta_estado_obra',
  'estado_obra',
  '8.1',
  'porcentaje_ejecutado',
  'tipo_obra',
  '1.2',
  'superficies',
  'cantidad',
  'tipo_superficie',
  'items',
  'item_1',
  'hp',
  '__proto__',
);
