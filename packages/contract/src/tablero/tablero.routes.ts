import { zFirma } from '../perfil/perfil.schemas.ts';
import { zIdParams, zLista } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import { zCarnet, zCodigoParams, zImagen, zNoticia, zPedidoDeQr, zPersonaParams, zTablero } from './tablero.schemas.ts';

export const rutasDeTablero = defineRutas({
  tablero: {
    method: 'GET',
    path: '/tablero/:personaId',
    acceso: 'sesion',
    resumen: 'Lo que la persona tiene que hacer, y lo que debe',
    params: zPersonaParams,
    response: zTablero,
  },
  carnetVigente: {
    method: 'GET',
    path: '/carnets/vigente/:personaId',
    acceso: 'sesion',
    resumen: 'El carnet vigente de la persona',
    params: zPersonaParams,
    response: zCarnet,
  },
  imprimirCarnet: {
    method: 'GET',
    path: '/carnets/:id/imprimir',
    acceso: 'sesion',
    resumen: 'El carnet en PDF, del tamaño de una tarjeta',
    params: zIdParams,
    response: { binario: 'application/pdf' },
  },
  fotoDelCarnet: {
    method: 'GET',
    path: '/media_objects/carnet/:id',
    acceso: 'sesion',
    resumen: 'La foto que lleva el carnet: la que el Colegio verificó',
    params: zIdParams,
    response: { binario: 'image/png' },
  },
  crearQr: {
    method: 'POST',
    path: '/media_objects/qr',
    acceso: 'sesion',
    resumen: 'La imagen del QR de la credencial propia',
    body: zPedidoDeQr,
    response: zImagen,
  },
  imagenDeQr: {
    method: 'GET',
    path: '/media_objects/qr/:codigo',
    acceso: 'publica',
    resumen: 'El QR como PNG, con la dirección firmada que dio su pedido',
    params: zCodigoParams,
    query: zFirma,
    response: { binario: 'image/png' },
  },
  noticias: {
    method: 'GET',
    path: '/noticias',
    acceso: 'sesion',
    resumen: 'Noticias del Colegio; ninguna mientras el portal no las muestra',
    response: zLista(zNoticia),
  },
});
