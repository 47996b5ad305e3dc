import { zIdParams } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import { TAMANIO_MAXIMO_FOTO_BYTES, zMediaObject } from './media.schemas.ts';

export const rutasDeMedia = defineRutas({
  subirImagen: {
    method: 'POST',
    path: '/media_objects',
    acceso: 'sesion',
    resumen: 'Sube una foto (jpg o png) o un pdf de una página, que se guarda como imagen',
    archivo: { campo: 'file', maximo: TAMANIO_MAXIMO_FOTO_BYTES },
    response: zMediaObject,
    status: 201,
  },
  mediaObject: {
    method: 'GET',
    path: '/media_objects/:id',
    acceso: 'sesion',
    resumen: 'Una imagen propia, con una dirección que dura cinco minutos',
    params: zIdParams,
    response: zMediaObject,
  },
});
