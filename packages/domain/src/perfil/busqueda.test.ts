import { expect, test } from 'vitest';
import { leerBusquedaDePersonas } from './index.ts';

test.each([
  ['', { por: 'todo' }],
  ['   ', { por: 'todo' }],
  ['T-12.345', { por: 'matricula', comienzo: 'T-12.345' }],
  ['t12345', { por: 'matricula', comienzo: 'T-12.345' }],
  ['r-12', { por: 'matricula', comienzo: 'R-12' }],
  ['12.345', { por: 'numero', digitos: '12345', codigos: ['T-12.345', 'R-12.345'] }],
  ['27-20123456-0', { por: 'numero', digitos: '27201234560', codigos: [] }],
  ['Núñez, José', { por: 'nombre', palabras: ['nunez', 'jose'] }],
  ['T', { por: 'nombre', palabras: ['t'] }],
  ['--', { por: 'nombre', palabras: ['--'] }],
  ['calle 49', { por: 'nombre', palabras: ['calle', '49'] }],
] as const)('«%s» se busca como lo que es', (escrito, esperado) => {
  expect(leerBusquedaDePersonas(escrito)).toEqual(esperado);
});
