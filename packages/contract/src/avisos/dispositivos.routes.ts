import { zIdParams } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import { zActivarDispositivo, zDispositivosConAvisos, zPruebaDeDispositivo } from './dispositivos.schemas.ts';

/** A technician's phones and browsers that are told what happens though the portal is closed. */
export const rutasDeDispositivos = defineRutas({
  dispositivosConAvisos: {
    method: 'GET',
    path: '/dispositivos_con_avisos',
    acceso: 'sesion',
    resumen: 'Los dispositivos propios a los que llegan los avisos',
    response: zDispositivosConAvisos,
  },
  activarDispositivo: {
    method: 'POST',
    path: '/dispositivos_con_avisos',
    acceso: 'sesion',
    resumen: 'Activa los avisos en el dispositivo desde el que se pide',
    body: zActivarDispositivo,
    response: zDispositivosConAvisos,
  },
  quitarDispositivo: {
    method: 'DELETE',
    path: '/dispositivos_con_avisos/:id',
    acceso: 'sesion',
    resumen: 'Deja de avisar a un dispositivo propio',
    params: zIdParams,
    response: zDispositivosConAvisos,
  },
  probarDispositivo: {
    method: 'POST',
    path: '/dispositivos_con_avisos/:id/prueba',
    acceso: 'sesion',
    resumen: 'Manda un aviso de prueba a un dispositivo propio, y dice qué contestó su servicio',
    params: zIdParams,
    response: zPruebaDeDispositivo,
  },
});
