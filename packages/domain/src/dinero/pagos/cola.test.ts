import { expect, test } from 'vitest';
import type { EstadoDeCupon } from '../cupones/cupon.ts';
import { contarCola, sePagaAhora, siguienteDeLaCola } from './cola.ts';
import type { EstadoDelPago } from './intencion.ts';

const cupon = (id: number, estado_pago: EstadoDelPago, nombre: EstadoDeCupon = 'pendiente') => ({
  ...{ id, estado_pago },
  estado: { nombre: estado_pago === 'acreditado' ? ('pago' as const) : nombre },
});

const COLA = [
  cupon(1, 'acreditado'),
  cupon(2, 'en_proceso'),
  cupon(3, 'recibido'),
  cupon(4, 'rechazado'),
  cupon(5, 'sin_pago'),
];

test('sigue el primero que falta: ni lo pagado, ni lo que quizá se pagó, ni lo que ya entró', () => {
  expect(COLA.filter(sePagaAhora).map(({ id }) => id)).toEqual([4, 5]);
  expect(siguienteDeLaCola(COLA.slice(0, 3))).toBeNull();
});

test('el que se rechazó no para a los demás: sigue cuando no queda otro', () => {
  expect(siguienteDeLaCola(COLA)?.id).toBe(5);
  expect(siguienteDeLaCola(COLA.slice(0, 4))?.id).toBe(4);
});

test('lo vencido o anulado ni se pagó ni falta pagar', () => {
  expect(contarCola([...COLA, cupon(6, 'vencido', 'vencido')])).toEqual({ pendiente: 4, pago: 1, vencido: 1 });
  expect(contarCola([])).toEqual({ pendiente: 0, pago: 0, vencido: 0 });
});
