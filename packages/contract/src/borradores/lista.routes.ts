import { defineRutas } from '../route/route.ts';
import { zBorradores } from './lista.schemas.ts';

/** Apart: the screens that list them bring nothing of what writes them. */
export const rutasDeListaDeBorradores = defineRutas({
  borradores: {
    method: 'GET',
    path: '/borradores',
    acceso: 'sesion',
    resumen: 'Los borradores propios, con lo que le falta a cada uno, el último que se tocó primero',
    response: zBorradores,
  },
});
