import { mensajes } from '@colega/contract/mensajes';
import { expect, test } from 'vitest';
import { conFaltaDeRed, ErrorDeApi } from './error-de-api.ts';

const ESPERA = 'Exportaste muchas veces en poco tiempo. Volvé a intentar en 20 s.';
const frenado = new ErrorDeApi({
  tipo: 'respuesta',
  status: 429,
  problem: { status: 429, title: 'Demasiados pedidos', detail: ESPERA, message: ESPERA },
});

test('cuando solo hay que esperar, al texto de siempre le sigue de qué hubo de más y hasta cuándo', () => {
  expect(conFaltaDeRed(frenado, mensajes.error_imprimir)).toBe(`Error al imprimir.\n${ESPERA}`);
  expect(conFaltaDeRed(frenado, ESPERA)).toBe(ESPERA);
});

test('sin red se dice que no hay; de otra falla, el texto de siempre', () => {
  expect(conFaltaDeRed(new ErrorDeApi({ tipo: 'red' }), 'Error al imprimir')).toBe(
    `Error al imprimir.\n${mensajes.sin_conexion}`,
  );
  expect(conFaltaDeRed(new ErrorDeApi({ tipo: 'respuesta', status: 500 }), 'Error al imprimir')).toBe(
    'Error al imprimir',
  );
});
