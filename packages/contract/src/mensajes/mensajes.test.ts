import { expect, test } from 'vitest';
import { mensajes, texto, textoDeCodigo, todosLosMensajes } from './index.ts';

test('los textos de las reglas compartidas son los de la especificación [VAL-001, VAL-002, VAL-007]', () => {
  expect(texto({ codigo: 'entero' })).toBe('Ingresá un número que contenga hasta 8 dígitos.');
  expect(texto({ codigo: 'porcentaje' })).toBe('Ingresá valor entre 0 y 100, se permiten hasta 2 decimales.');
});

test('mínimo y máximo dicen el valor [VAL-005, VAL-006]', () => {
  expect(texto({ codigo: 'minimo', datos: { target: 5 } })).toBe('El valor debe ser mayor a 5.');
  expect(texto({ codigo: 'maximo', datos: { target: '9,5' } })).toBe('El valor debe ser menor a 9,5.');
});

test('los textos literales de dígitos, separadores e interruptor [VAL-010, VAL-011, VAL-012]', () => {
  expect(texto({ codigo: 'seis_digitos_sin_separadores' })).toBe(
    'El campo debe tener hasta 6 dígitos sin caracteres especiales',
  );
  expect(texto({ codigo: 'digitos_y_separadores' })).toBe(
    'El campo debe tener solo números, "," y espacios en blancos',
  );
  expect(texto({ codigo: 'switch' })).toBe('Debe seleccionar esta opción');
});

test('el monto nombra su campo', () => {
  expect(texto({ codigo: 'monto_decimal', datos: { field: 'monto', decimals: 2 } })).toBe(
    'El campo monto debe ser un número decimal con 2 decimales como máximo.',
  );
});

test('un código desconocido no rompe: se dice que el dato no es válido', () => {
  expect(textoDeCodigo('toString')).toBe(mensajes.dato_invalido);
});

test('ningún texto queda vacío ni en inglés [VAL-001, LAY-001]', () => {
  for (const [codigo, frase] of Object.entries(todosLosMensajes)) {
    expect(frase.length, codigo).toBeGreaterThan(3);
    expect(frase, codigo).not.toMatch(/\b(required|invalid|must|error occurred|please)\b/i);
  }
});
