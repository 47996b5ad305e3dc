import { zIdParams } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import {
  zAvisos,
  zElegirCanal,
  zLeerTodos,
  zPreferencias,
  zQueryAvisos,
  zQueryLado,
  zSinLeer,
} from './avisos.schemas.ts';

/** Technicians and operators each read their own. */
export const rutasDeAvisos = defineRutas({
  avisos: {
    method: 'GET',
    path: '/avisos',
    acceso: 'cuenta',
    resumen: 'Los avisos propios de los últimos 30 días, el más nuevo primero',
    query: zQueryAvisos,
    response: zAvisos,
  },
  avisosSinLeer: {
    method: 'GET',
    path: '/avisos/sin_leer',
    acceso: 'cuenta',
    resumen: 'Cuántos avisos propios están sin leer',
    query: zQueryLado,
    response: zSinLeer,
  },
  leerAviso: {
    method: 'POST',
    path: '/avisos/:id/leer',
    acceso: 'cuenta',
    resumen: 'Marca un aviso propio como leído',
    params: zIdParams,
    body: zQueryLado,
    response: zSinLeer,
  },
  leerTodosLosAvisos: {
    method: 'POST',
    path: '/avisos/leer_todos',
    acceso: 'cuenta',
    resumen: 'Marca como leídos los avisos propios hasta el que se vio último',
    body: zLeerTodos,
    response: zSinLeer,
  },
  preferenciasDeAvisos: {
    method: 'GET',
    path: '/preferencias_de_avisos',
    acceso: 'cuenta',
    resumen: 'De qué se avisa a quien ingresó, y por dónde',
    query: zQueryLado,
    response: zPreferencias,
  },
  elegirCanalDeAviso: {
    method: 'PUT',
    path: '/preferencias_de_avisos',
    acceso: 'cuenta',
    resumen: 'Elige si un aviso llega por un canal',
    body: zElegirCanal,
    response: zPreferencias,
  },
});
