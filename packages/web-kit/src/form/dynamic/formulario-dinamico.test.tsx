import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { campo, formulario, requerido } from '../../testing/definiciones.ts';
import { montar } from '../../testing/montar.tsx';

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

test('el id de cada control es su ruta completa, para que el resumen de errores lo encuentre', () => {
  montar(formulario([campo('compuesto', 'lote', { fields: [campo('decimal', 'frente')] })]));
  expect(document.getElementById('tarea.lote.frente')).toBe(screen.getByRole('textbox', { name: 'frente' }));
});
