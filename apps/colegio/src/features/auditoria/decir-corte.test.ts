import { expect, test } from 'vitest';
import { decirCorte } from './decir-corte.ts';

test.each([
  ['cambiada', { lugar: 3, hasta: 3, cadena: 0 }, 'Una línea no dice lo que decía, en el lugar 3 de la cadena 0.'],
  ['faltan', { lugar: 9, hasta: 10, cadena: 2 }, '2 líneas fueron quitadas, en los lugares 9 a 10 de la cadena 2.'],
  [
    'sobran',
    { lugar: 1, hasta: 1, cadena: null },
    'Una línea fue agregada sin pasar por el portal, fuera de toda cadena.',
  ],
  [
    'reescrita',
    { lugar: 4, hasta: 4, cadena: 0 },
    'Lo que una verificación anterior leyó es otra cosa, en el lugar 4 de la cadena 0.',
  ],
] as const)('un corte se dice en palabras: %s', (que, donde, palabras) => {
  expect(decirCorte({ que, linea_id: null, ...donde })).toBe(palabras);
});
