import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { campo, formulario, requerido } from './pruebas/definiciones.ts';
import { montar } from './pruebas/montar.tsx';

afterEach(cleanup);

const OPCIONES = [
  { value: 'a', label: 'Opción A' },
  { value: 'b', label: 'Opción B' },
];

test('dibuja cada tipo de campo desde la definición [FRM-001]', () => {
  montar(
    formulario([
      campo('integer', 'entero'),
      campo('decimal', 'decimal'),
      campo('float', 'flotante'),
      campo('text', 'texto'),
      campo('string', 'cadena'),
      campo('text_multiline', 'varias líneas'),
      campo('date', 'fecha'),
      campo('boolean', 'sí o no'),
      campo('boolean_switch', 'interruptor'),
      campo('select', 'opción', { options: OPCIONES }),
      campo('enumerativo', 'enumerado', { options: OPCIONES }),
      campo('row', 'fila', { fields: [campo('text', 'en la fila')] }),
      campo('compuesto', 'lote', { fields: [campo('text', 'en el lote')] }),
      campo('complejo', 'dato', { fields: [campo('text', 'en el dato')] }),
      campo('hardcoded', 'fijo', { fields: [campo('text', 'en el fijo')] }),
    ]),
  );
  for (const nombre of ['entero', 'decimal', 'flotante', 'texto', 'cadena', 'varias líneas', 'fecha']) {
    expect(screen.getByRole('textbox', { name: nombre })).toBeTruthy();
  }
  for (const nombre of ['sí o no', 'interruptor']) expect(screen.getByRole('switch', { name: nombre })).toBeTruthy();
  for (const nombre of ['opción', 'enumerado']) expect(screen.getByRole('combobox', { name: nombre })).toBeTruthy();
  for (const grupo of ['lote', 'dato', 'fijo']) {
    expect(within(screen.getByRole('group', { name: grupo })).getByRole('textbox')).toBeTruthy();
  }
  expect(screen.getByRole('textbox', { name: 'en la fila' })).toBeTruthy();
});

describe('números', () => {
  test('un entero descarta lo que no es dígito [FRM-008]', async () => {
    const { usuario, valores } = montar(formulario([campo('integer', 'bocas', { unidad: 'bocas' })]));
    await usuario.type(screen.getByRole('textbox', { name: 'bocas (en bocas)' }), '1a2,3');
    expect(valores().bocas).toBe('123');
  });

  test('un decimal acepta la coma, la muestra y guarda el punto [FRM-009]', async () => {
    const { usuario, valores } = montar(formulario([campo('float', 'hp')]));
    await usuario.type(screen.getByRole('textbox', { name: 'hp' }), '12,5');
    expect(screen.getByRole('textbox', { name: 'hp' })).toHaveProperty('value', '12,5');
    expect(valores().hp).toBe('12.5');
  });
});

describe('estado de validación', () => {
  const f = formulario([
    campo('decimal', 'hp', { validaciones: [{ key: 'min', value: 5 }] }),
    campo('text', 'nota', requerido),
  ]);

  test('un campo muestra su error recién cuando se lo deja tras cambiarlo [VAL-013]', async () => {
    const { usuario } = montar(f);
    const hp = screen.getByRole('textbox', { name: 'hp' });
    await usuario.click(hp);
    await usuario.tab();
    expect(hp.getAttribute('aria-invalid')).not.toBe('true');
    await usuario.type(hp, '5');
    expect(screen.queryByText('El valor debe ser mayor a 5.')).toBeNull();
    await usuario.tab();
    const error = screen.getByText('El valor debe ser mayor a 5.');
    expect(hp.getAttribute('aria-invalid')).toBe('true');
    expect(hp.getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
    await usuario.type(hp, '0');
    expect(screen.queryByText('El valor debe ser mayor a 5.')).toBeNull();
    expect(screen.queryByText('Este campo es obligatorio.')).toBeNull();
  });

  test('lo que encuentra una validación se muestra junto a su campo hasta que cambia [VAL-013]', async () => {
    const { usuario, conProblemas } = montar(f);
    conProblemas([
      { codigo: 'requerido', campo: 'nota' },
      { campo: 'hp', mensaje: 'El servidor no lo acepta.' },
    ]);
    expect(screen.getByText('Este campo es obligatorio.')).toBeTruthy();
    expect(screen.getByText('El servidor no lo acepta.')).toBeTruthy();
    await usuario.type(screen.getByRole('textbox', { name: 'nota' }), 'ok');
    await usuario.tab();
    expect(screen.queryByText('Este campo es obligatorio.')).toBeNull();
    expect(screen.getByText('El servidor no lo acepta.')).toBeTruthy();
  });

  test('un sí/no obligatorio apagado lo dice, atado a su control [FRM-010]', async () => {
    const { usuario } = montar(formulario([campo('boolean_switch', 'acepto', requerido)]));
    const acepto = screen.getByRole('switch', { name: 'acepto' });
    await usuario.click(acepto);
    await usuario.click(acepto);
    const error = screen.getByText('Debe seleccionar esta opción');
    expect(acepto.getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
  });
});

test('un activador muestra y oculta sus campos, y una interacción los suyos [FRM-005] [FRM-006]', async () => {
  const { usuario } = montar(
    formulario(
      [
        campo('field_activator', 'con gas', { fields: [campo('decimal', 'consumo', { active: false })] }),
        campo('select', 'uso', { options: OPCIONES }),
        campo('text', 'detalle', { active: false }),
      ],
      { interacciones: [{ campo: 'uso', operador: 'igual', valor: 'b', destino: ['detalle'] }] },
    ),
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  await usuario.click(screen.getByRole('switch', { name: 'con gas' }));
  expect(screen.getByRole('textbox', { name: 'consumo' })).toBeTruthy();
  await usuario.selectOptions(screen.getByRole('combobox', { name: 'uso' }), 'b');
  expect(screen.getByRole('textbox', { name: 'detalle' })).toBeTruthy();
  await usuario.click(screen.getByRole('switch', { name: 'con gas' }));
  expect(screen.queryByRole('textbox', { name: 'consumo' })).toBeNull();
});

test('un incrementador agrega filas con el foco en la nueva, y no quita la primera [FRM-033]', async () => {
  const { usuario, valores } = montar(
    formulario([campo('field_incrementer', 'equipos', { label: 'Equipo', fields: [campo('float', 'hp')] })]),
  );
  expect(screen.queryByRole('button', { name: /^Quitar/ })).toBeNull();
  await usuario.type(screen.getByRole('textbox', { name: 'hp' }), '3');
  await usuario.click(screen.getByRole('button', { name: 'Agregar equipo' }));
  await usuario.keyboard('4,5');
  expect(valores().equipos).toEqual([{ hp: '3' }, { hp: '4.5' }]);
  expect(screen.getAllByRole('button', { name: /^Quitar/ })).toHaveLength(1);
  await usuario.click(screen.getByRole('button', { name: 'Quitar Equipo 2' }));
  expect(valores().equipos).toEqual([{ hp: '3' }]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Agregar equipo' }));
});

test('un expandible se abre solo cuando adentro hay un error', async () => {
  const f = formulario([
    campo('expandable', 'más', { label: 'Más datos', fields: [campo('text', 'nota', requerido)] }),
  ]);
  const { usuario, conProblemas, valores } = montar(f);
  expect(screen.queryByRole('textbox')).toBeNull();
  conProblemas([{ codigo: 'requerido', campo: 'nota' }]);
  await usuario.type(await screen.findByRole('textbox', { name: 'nota' }), 'x');
  expect(valores().nota).toBe('x');
});

test('una fecha se escribe DD/MM/AAAA y se guarda AAAA-MM-DD; la que no existe lo dice', async () => {
  const { usuario, valores } = montar(formulario([campo('date', 'fecha')]));
  const fecha = screen.getByRole('textbox', { name: 'fecha' });
  await usuario.type(fecha, '15/03/2026');
  expect(valores().fecha).toBe('2026-03-15');
  await usuario.clear(fecha);
  await usuario.type(fecha, '31/02/2026');
  await usuario.tab();
  expect(screen.getByText(/Ingresá una fecha válida/)).toBeTruthy();
  expect(fecha).toHaveProperty('value', '31/02/2026');
});

test('el id de cada control es su ruta completa, para que el resumen de errores lo encuentre', () => {
  montar(formulario([campo('compuesto', 'lote', { fields: [campo('decimal', 'frente')] })]));
  expect(document.getElementById('tarea.lote.frente')).toBe(screen.getByRole('textbox', { name: 'frente' }));
});
