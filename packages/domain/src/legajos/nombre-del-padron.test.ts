import { expect, test } from 'vitest';
import { concuerdaConElPadron } from './nombre-del-padron.ts';

test.each([
  ['Fernández Ana Paula', 'FERNANDEZ ANA PAULA'],
  ['ana paula FERNÁNDEZ', 'FERNANDEZ ANA PAULA'],
  ['Fernández Ana', 'FERNANDEZ ANA PAULA'],
  ['Fernández de Gómez Ana Paula', 'FERNANDEZ ANA PAULA'],
  ['Fernández Ana Paula', 'FERNANDEZ ANA P.'],
  ["D'Angelo Juan", 'DANGELO JUAN'],
  ['De la Fuente, Luis', 'DELAFUENTE LUIS'],
  ['Muñoz-Peña Íñigo', 'MUNOZ PENA INIGO'],
  ['MADONNA', 'MADONNA'],
])('%s es quien el padrón llama %s (S-393)', (escrito, delPadron) => {
  expect(concuerdaConElPadron(escrito, delPadron, true)).toBe(true);
});

test.each([
  ['JUAREZ PEDRO', 'FERNANDEZ ANA PAULA'],
  ['OTRO NOMBRE', 'FERNANDEZ ANA PAULA'],
  ['FERNANDEZ PEDRO', 'FERNANDEZ ANA PAULA'],
  ['FERNANDEZ', 'FERNANDEZ ANA PAULA'],
  ['F A P', 'FERNANDEZ ANA PAULA'],
  ['', 'FERNANDEZ ANA PAULA'],
  ['ANA ANA', 'FERNANDEZ ANA PAULA'],
])('%s no es %s', (escrito, delPadron) => {
  expect(concuerdaConElPadron(escrito, delPadron, true)).toBe(false);
});

test.each([
  ['Constructora del Sur S.A.', 'CONSTRUCTORA DEL SUR SA', true],
  ['Constructora del Sur', 'CONSTRUCTORA DEL SUR SA', true],
  ['CONSTRUCTORA DEL SUR SOCIEDAD ANÓNIMA', 'CONSTRUCTORA DEL SUR SA', true],
  ['Municipalidad de Villa Serena', 'MUNICIPALIDAD DE VILLA SERENA', true],
  ['CONSTRUCTORA DEL NORTE SA', 'CONSTRUCTORA DEL SUR SA', false],
  ['CONSTRUCTORA SA', 'CONSTRUCTORA DEL SUR SA', false],
  ['SA', 'SAS SA', false],
])('empresa: %s y %s', (escrito, delPadron, esperado) => {
  expect(concuerdaConElPadron(escrito, delPadron, false)).toBe(esperado);
});
