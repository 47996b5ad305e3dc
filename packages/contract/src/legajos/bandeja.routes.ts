import { zIdParams, zMensaje } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import {
  zBandeja,
  zColaParams,
  zFilasDeBandeja,
  zFiltrables,
  zQueryBandeja,
  zQueryColas,
  zSiguiente,
  zToma,
  zTomado,
} from './bandeja.schemas.ts';

export const rutasDeBandeja = defineRutas({
  bandeja: {
    method: 'GET',
    path: '/colegio/bandeja',
    acceso: 'legajos.ver',
    resumen: 'Cuántos legajos esperan en cada cola del Colegio, y cuántos fuera de término',
    query: zQueryColas,
    response: zBandeja,
  },
  filtrablesDeBandeja: {
    method: 'GET',
    path: '/colegio/filtrables_de_bandeja',
    acceso: 'legajos.ver',
    resumen: 'Los rubros y los distritos por los que se filtra una cola',
    response: zFiltrables,
  },
  colaDeBandeja: {
    method: 'GET',
    path: '/colegio/bandeja/:cola',
    acceso: 'legajos.ver',
    resumen: 'Los legajos de una cola, primero los que esperan hace más o hace menos, con filtros y página',
    params: zColaParams,
    query: zQueryBandeja,
    response: zFilasDeBandeja,
  },
  siguienteDeBandeja: {
    method: 'POST',
    path: '/colegio/bandeja/:cola/siguiente',
    acceso: 'legajos.tomar',
    resumen:
      'Toma el legajo que espera hace más de los que nadie tiene; los que uno ya tuvo ese día, cuando no queda otro',
    params: zColaParams,
    body: zSiguiente,
    response: zTomado,
    idempotente: true,
  },
  tomarLegajo: {
    method: 'POST',
    path: '/colegio/legajos/:id/toma',
    acceso: 'legajos.tomar',
    resumen: 'Toma un legajo, o lo sigue teniendo: 30 minutos sin tocarlo lo sueltan',
    params: zIdParams,
    response: zToma,
  },
  soltarLegajo: {
    method: 'DELETE',
    path: '/colegio/legajos/:id/toma',
    acceso: 'legajos.tomar',
    resumen: 'Suelta un legajo propio',
    params: zIdParams,
    response: zMensaje,
  },
});
