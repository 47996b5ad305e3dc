import { defineRutas } from '../route/route.ts';
import { zYaCargados } from './ya-cargados.schemas.ts';

/** Apart: only the steps after the client's, of a new file, ask for it. */
export const rutasDeYaCargados = defineRutas({
  yaCargados: {
    method: 'GET',
    path: '/legajos/ya_cargados',
    acceso: 'sesion',
    resumen:
      'Los últimos legajos propios, con lo que uno nuevo puede repetir, y las formas de pago que propone el Colegio',
    response: zYaCargados,
  },
});
