import { expect, test } from 'vitest';
import { leerLoBuscado, nombraUnaPersona } from './nombra-una-persona.ts';

test.each([
  'García, María',
  'núñez',
  'T-12.345',
  'r 1234',
  '27-22233344-7',
  '27222333447',
  "O'Higgins",
  'legajo 4321',
  'Leg. 77',
])('%s es de alguien', (escrito) => {
  expect(nombraUnaPersona(escrito)).toBe(true);
});

test.each([
  '10245',
  'N° 10.245',
  'n10245',
  '2000013',
  '04473000102452612100100000000000000000000515005829300',
  ' ',
  '#7',
])('%s puede ser un cupón', (escrito) => {
  expect(nombraUnaPersona(escrito)).toBe(false);
});

test('de un legajo se busca su número; lo demás, como se escribió', () => {
  expect(['legajo 4321', 'Leg. 77', 'LEGAJO N.º 8', 'Legaspi, Ana', 'T-12.345 ', '4321'].map(leerLoBuscado)).toEqual([
    ...['4321', '77', '8', 'Legaspi, Ana', 'T-12.345', '4321'],
  ]);
});
