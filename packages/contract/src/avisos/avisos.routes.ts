import { zIdParams } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import {
  zAvisos,
  zElegirCanal,
  zLeerAviso,
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
    resumen: 'Los avisos propios de los últimos 30 días, el más nuevo primero; de los de una misma cosa, el último',
    query: zQueryAvisos,
    response: zAvisos,
  },
  avisosDeLoMismo: {
    method: 'GET',
    path: '/avisos/:id/anteriores',
    acceso: 'cuenta',
    resumen: 'Los avisos propios de lo mismo que uno, anteriores a él',
    params: zIdParams,
    query: zQueryAvisos,
    response: zAvisos,
  },
  avisosSinLeer: {
    method: 'GET',
    path: '/avisos/sin_leer',
    acceso: 'cuenta',
    resumen: 'Cuántos avisos propios están sin leer; los de una misma cosa cuentan uno',
    query: zQueryLado,
    response: zSinLeer,
  },
  leerAviso: {
    method: 'POST',
    path: '/avisos/:id/leer',
    acceso: 'cuenta',
    resumen: 'Marca un aviso propio como leído, o también los anteriores de lo mismo',
    params: zIdParams,
    body: zLeerAviso,
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
    resumen: 'Elige cuándo llega un aviso por un canal, o que no llegue',
    body: zElegirCanal,
    response: zPreferencias,
  },
});
