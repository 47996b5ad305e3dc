import { expect, test } from 'vitest';
import { crearCampo } from './crear-campo.ts';
import { esRequerido, leerLargo } from './leer-reglas.ts';
import { normalizarValor, validarCampos } from './validar.ts';

test('un campo se escribe con lo suyo, y sus reglas salen de ahí', () => {
  const campo = crearCampo('password', 'Contraseña', 'contrasenia', {
    requerido: true,
    largo: 5,
    autocompletar: 'off',
  });
  expect(campo).toMatchObject({ ruta: 'password', etiqueta: 'Contraseña', autocompletar: 'off', campos: [] });
  expect([esRequerido(campo), leerLargo(campo)]).toEqual([true, 5]);
  const libre = crearCampo('nota', 'Nota', 'texto');
  expect([esRequerido(libre), leerLargo(libre)]).toEqual([false, undefined]);
  const codigos = (password: string) => validarCampos([campo], { password }).map(({ codigo }) => codigo);
  expect([codigos(''), codigos('abcde'), codigos('abcdef')]).toEqual([['requerido'], [], ['largo_maximo']]);
});

test('los blancos de una contraseña son suyos; los de un texto, no', () => {
  expect(normalizarValor(crearCampo('clave', 'Clave', 'contrasenia'), ' a ')).toBe(' a ');
  expect(normalizarValor(crearCampo('nombre', 'Nombre', 'texto'), ' a ')).toBe('a');
});
