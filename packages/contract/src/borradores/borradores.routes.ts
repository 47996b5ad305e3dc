import { defineRutas } from '../route/route.ts';
import { zBorrador, zBorradorParams, zGuardarBorrador } from './borradores.schemas.ts';
import { zBorradorGuardado } from './lista.schemas.ts';

/** What a technician is filling in and has not saved yet. Who may not practise today keeps theirs. */
export const rutasDeBorradores = defineRutas({
  borrador: {
    method: 'GET',
    path: '/borradores/:id',
    acceso: 'sesion',
    resumen: 'Un borrador propio, con todo lo que se cargó',
    params: zBorradorParams,
    response: zBorrador,
    conVersion: true,
  },
  guardarBorrador: {
    method: 'PUT',
    path: '/borradores/:id',
    acceso: 'sesion',
    resumen: 'Guarda un borrador: sin versión leída, uno nuevo; el identificador lo elige quien lo escribe',
    params: zBorradorParams,
    body: zGuardarBorrador,
    response: zBorradorGuardado,
    conVersion: true,
  },
  quitarBorrador: {
    method: 'DELETE',
    path: '/borradores/:id',
    acceso: 'sesion',
    resumen: 'Quita un borrador propio: con la versión leída, solo si nadie lo cambió desde entonces',
    params: zBorradorParams,
    response: zBorradorGuardado.pick({ id: true }),
    conVersion: true,
  },
});
