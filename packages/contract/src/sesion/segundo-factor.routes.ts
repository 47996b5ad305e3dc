import { zIdParams, zMensaje } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import {
  zActivado,
  zAppNueva,
  zCodigosNuevos,
  zCompletarIngreso,
  zConfirmarApp,
  zLlaveNueva,
  zLlavePedida,
  zPrueba,
  zReto,
  zSegundoFactor,
} from './segundo-factor.schemas.ts';
import { zTokens } from './tokens.schemas.ts';

/** Technicians and operators each manage their own account. */
export const rutasDeSegundoFactor = defineRutas({
  completarIngreso: {
    method: 'POST',
    path: '/authentication_token/segundo_paso',
    acceso: 'publica',
    resumen: 'Segundo paso del ingreso: un código o una llave de acceso',
    body: zCompletarIngreso,
    response: zTokens,
  },
  segundoFactor: {
    method: 'GET',
    path: '/segundo_factor',
    acceso: 'cuenta',
    resumen: 'El segundo factor propio: app, llaves de acceso y códigos que quedan',
    response: zSegundoFactor,
  },
  pedirReto: {
    method: 'POST',
    path: '/segundo_factor/reto',
    acceso: 'cuenta',
    resumen: 'Lo que tiene que firmar una llave de acceso propia para cambiar el segundo factor',
    response: zReto,
  },
  empezarApp: {
    method: 'POST',
    path: '/segundo_factor/app',
    acceso: 'cuenta',
    resumen: 'Empieza a activar una app de códigos',
    body: zPrueba,
    response: zAppNueva,
  },
  confirmarApp: {
    method: 'POST',
    path: '/segundo_factor/app/confirmar',
    acceso: 'cuenta',
    resumen: 'Activa la app de códigos con uno de ella',
    body: zConfirmarApp,
    response: zActivado,
  },
  quitarApp: {
    method: 'POST',
    path: '/segundo_factor/app/quitar',
    acceso: 'cuenta',
    resumen: 'Deja de usar la app de códigos',
    body: zPrueba,
    response: zMensaje,
  },
  empezarLlave: {
    method: 'POST',
    path: '/segundo_factor/llaves/pedir',
    acceso: 'cuenta',
    resumen: 'Lo que el navegador pide para crear una llave de acceso',
    body: zPrueba,
    response: zLlavePedida,
  },
  agregarLlave: {
    method: 'POST',
    path: '/segundo_factor/llaves',
    acceso: 'cuenta',
    resumen: 'Agrega la llave de acceso que el navegador creó',
    body: zLlaveNueva,
    response: zActivado,
    status: 201,
  },
  quitarLlave: {
    method: 'POST',
    path: '/segundo_factor/llaves/:id/quitar',
    acceso: 'cuenta',
    resumen: 'Quita una llave de acceso propia',
    params: zIdParams,
    body: zPrueba,
    response: zMensaje,
  },
  renovarCodigos: {
    method: 'POST',
    path: '/segundo_factor/codigos',
    acceso: 'cuenta',
    resumen: 'Diez códigos de recuperación nuevos; los anteriores dejan de servir',
    body: zPrueba,
    response: zCodigosNuevos,
  },
});
