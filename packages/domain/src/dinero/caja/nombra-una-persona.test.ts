import { expect, test } from 'vitest';
import { nombraUnaPersona } from './nombra-una-persona.ts';

test.each(['García, María', 'núñez', 'T-12.345', 'r 1234', '27-22233344-7', '27222333447', "O'Higgins"])(
  '%s es de alguien',
  (escrito) => {
    expect(nombraUnaPersona(escrito)).toBe(true);
  },
);

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
