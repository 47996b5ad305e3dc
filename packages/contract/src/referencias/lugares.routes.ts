import { defineRutas } from '../route/route.ts';
import { zLugares, zQueryDeLugares } from './lugares.schemas.ts';

export const rutasDeLugares = defineRutas({
  lugares: {
    method: 'GET',
    path: '/lugares',
    acceso: 'sesion',
    resumen: 'Qué se sabe de un lugar: por su partida, su nomenclatura, sus coordenadas o su dirección',
    query: zQueryDeLugares,
    response: zLugares,
  },
});
