import { expect, test } from 'vitest';
import { singularDe } from './incrementador.ts';

test.each([
  ['Superficies', 'Superficie'],
  ['Artefactos', 'Artefacto'],
  ['Recipientes', 'Recipiente'],
  ['Ascensores', 'Ascensor'],
  ['Unidades', 'Unidad'],
  ['Torres', 'Torre'],
  ['Detalles', 'Detalle'],
  ['Otros datos', 'Otros datos'],
])('una fila de «%s» es «%s»', (plural, singular) => {
  expect(singularDe(plural)).toBe(singular);
});
