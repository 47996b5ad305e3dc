import { expect, test } from 'vitest';
import { tieneLasPalabras } from './tiene-las-palabras.ts';

test.each([
  ['PAZ ANA MARÍA', 'maria paz', true],
  ['Constructora Núñez S.A.', 's.a. nunez', true],
  ['Núñez, Ana', 'NÚÑEZ,', true],
  ['Constructora Núñez', 'structora', false],
  ['Constructora Núñez', 'nunez hnos', false],
  ['Cualquiera', ' ', true],
])('«%s» con «%s»: %s', (texto, buscado, si) => expect(tieneLasPalabras(texto, buscado)).toBe(si));
