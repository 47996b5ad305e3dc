import { defineRutas } from '../route/route.ts';
import { zEncontrado, zQueryDeBusqueda } from './busqueda.schemas.ts';

export const rutasDeBusqueda = defineRutas({
  buscar: {
    method: 'GET',
    path: '/busqueda',
    acceso: 'sesion',
    resumen: 'Lo propio que tiene un texto: legajos, cupones y certificados',
    query: zQueryDeBusqueda,
    response: zEncontrado,
  },
});
