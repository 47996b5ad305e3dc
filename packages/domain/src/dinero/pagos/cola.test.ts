import { expect, test } from 'vitest';
import { quedanPorPagar, sePagaAhora, siguienteDeLaCola } from './cola.ts';
import type { EstadoDelPago } from './intencion.ts';

const cupon = (id: number, estado_pago: EstadoDelPago) => ({
  ...{ id, estado_pago },
  estado: { nombre: estado_pago === 'acreditado' ? ('pago' as const) : ('pendiente' as const) },
});

test('sigue el primero que falta: ni lo pagado, ni lo que quizá se pagó, ni lo que ya entró', () => {
  const cola = [
    cupon(1, 'acreditado'),
    cupon(2, 'en_proceso'),
    cupon(3, 'recibido'),
    cupon(4, 'rechazado'),
    cupon(5, 'sin_pago'),
  ];
  expect(siguienteDeLaCola(cola)?.id).toBe(4);
  expect(cola.filter(sePagaAhora).map(({ id }) => id)).toEqual([4, 5]);
  expect(siguienteDeLaCola(cola.slice(0, 3))).toBeNull();
  expect([quedanPorPagar(cola), quedanPorPagar(cola.slice(0, 1))]).toEqual([4, 0]);
});
