import { mensajes } from '@colega/contract/mensajes';
import { expect, test } from 'vitest';
import { detalleDelError, ErrorDeApi, explicarFalla, explicarFaltaDeRed, mensajeDelError } from './error-de-api.ts';

const ESPERA = 'Exportaste muchas veces en poco tiempo. Volvé a intentar en 20 s.';
const frenado = new ErrorDeApi({
  tipo: 'respuesta',
  status: 429,
  problem: { status: 429, title: 'Demasiados pedidos', detail: ESPERA, message: ESPERA },
});

test('cuando solo hay que esperar, al texto de siempre le sigue de qué hubo de más y hasta cuándo', () => {
  expect(explicarFaltaDeRed(frenado, mensajes.error_imprimir)).toBe(`Error al imprimir.\n${ESPERA}`);
  expect(explicarFaltaDeRed(frenado, ESPERA)).toBe(ESPERA);
});

test('sin red se dice que no hay; de otra falla, el texto de siempre', () => {
  expect(explicarFaltaDeRed(new ErrorDeApi({ tipo: 'red' }), 'Error al imprimir')).toBe(
    `Error al imprimir.\n${mensajes.sin_conexion}`,
  );
  expect(explicarFaltaDeRed(new ErrorDeApi({ tipo: 'respuesta', status: 500 }), 'Error al imprimir')).toBe(
    'Error al imprimir',
  );
});

test('de una llamada que falló se dice la razón del servidor, o el texto fijo y que no hay red', () => {
  expect(explicarFalla(frenado, 'Error al imprimir')).toBe(ESPERA);
  expect(explicarFalla(new ErrorDeApi({ tipo: 'red' }), 'Error al imprimir')).toBe(
    `Error al imprimir.\n${mensajes.sin_conexion}`,
  );
});

const ROTO = 'Tuvimos un problema y no pudimos completar la operación.';
const falla = (status: number) =>
  new ErrorDeApi({
    tipo: 'respuesta',
    status,
    problem: { status, title: 'Error', detail: ROTO, message: ROTO, pedido_id: 'a1b2c3d4e5f60718' },
  });

test('una falla del servidor trae el código con el que se la busca, una sola vez; un rechazo, no', () => {
  const conCodigo = `${ROTO} Código del pedido: a1b2c3d4e5f60718`;
  expect(detalleDelError(falla(500), '')).toBe(conCodigo);
  expect(mensajeDelError(falla(503), '')).toBe(conCodigo);
  expect(explicarFaltaDeRed(falla(500), conCodigo)).toBe(conCodigo);
  expect(explicarFaltaDeRed(falla(502), 'Error al imprimir')).toBe(
    'Error al imprimir. Código del pedido: a1b2c3d4e5f60718',
  );
  for (const status of [404, 409, 422, 429]) expect(detalleDelError(falla(status), '')).toBe(ROTO);
});
