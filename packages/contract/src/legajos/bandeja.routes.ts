import { defineRutas } from '../route/route.ts';
import { zBandeja, zColaParams, zFilasDeBandeja, zQueryBandeja } from './bandeja.schemas.ts';

export const rutasDeBandeja = defineRutas({
  bandeja: {
    method: 'GET',
    path: '/colegio/bandeja',
    acceso: 'legajos.ver',
    resumen: 'Cuántos legajos esperan en cada cola del Colegio, y cuántos fuera de término',
    response: zBandeja,
  },
  colaDeBandeja: {
    method: 'GET',
    path: '/colegio/bandeja/:cola',
    acceso: 'legajos.ver',
    resumen: 'Los legajos de una cola, primero los que esperan hace más, con filtros y página',
    params: zColaParams,
    query: zQueryBandeja,
    response: zFilasDeBandeja,
  },
});
