import { z } from 'zod';
import { zIdNumerico, zIdParams, zLista, zMensaje } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import { zIngreso } from './ingreso.schemas.ts';
import {
  zCambioDeClave,
  zCerradas,
  zClaveElegida,
  zCorreoEnmascarado,
  zCredenciales,
  zPermisos,
  zRecuperacion,
  zReinicio,
  zSesion,
  zSesionParams,
} from './sesion.schemas.ts';
import { zRefreshToken, zTokens } from './tokens.schemas.ts';

export const rutasDeSesion = defineRutas({
  ingresar: {
    method: 'POST',
    path: '/authentication_token',
    acceso: 'publica',
    resumen: 'Ingreso con usuario y contraseña',
    body: zCredenciales,
    response: zIngreso,
  },
  // SES-012: the portal's own sign-in is for technicians.
  ingresarComoOperador: {
    method: 'POST',
    path: '/colegio/authentication_token',
    acceso: 'publica',
    resumen: 'Ingreso de un operador del Colegio',
    body: zCredenciales,
    response: zIngreso,
  },
  renovarToken: {
    method: 'POST',
    path: '/token/refresh',
    acceso: 'publica',
    resumen: 'Cambia el refresh token por un par nuevo',
    body: zRefreshToken,
    response: zTokens,
  },
  revocarToken: {
    method: 'POST',
    path: '/token/revoke',
    acceso: 'publica',
    resumen: 'Revoca la familia del refresh token (cierre de sesión)',
    body: zRefreshToken,
    response: z.null(),
    status: 204,
  },
  pedirReinicio: {
    method: 'POST',
    path: '/usuarios/reset_token',
    acceso: 'publica',
    resumen: 'Manda por correo el enlace para restablecer la contraseña',
    body: zRecuperacion,
    response: zCorreoEnmascarado,
  },
  reiniciarClave: {
    method: 'POST',
    path: '/usuarios/reset_password',
    acceso: 'publica',
    resumen: 'Restablece la contraseña con el enlace recibido',
    body: zReinicio,
    response: zClaveElegida,
  },
  // One's own account is a technician's and an operator's alike.
  cambiarClave: {
    method: 'PUT',
    path: '/usuarios/:id/change_password',
    acceso: 'cuenta',
    resumen: 'Cambia la contraseña propia',
    params: zIdParams,
    body: zCambioDeClave,
    response: zMensaje,
  },
  sesiones: {
    method: 'GET',
    path: '/sesiones',
    acceso: 'cuenta',
    resumen: 'Sesiones propias abiertas, con su dispositivo',
    response: zLista(zSesion),
  },
  cerrarSesion: {
    method: 'DELETE',
    path: '/sesiones/:id',
    acceso: 'cuenta',
    resumen: 'Cierra una sesión propia: termina en su próximo pedido',
    params: zSesionParams,
    response: zMensaje,
  },
  cerrarLasDemas: {
    method: 'POST',
    path: '/sesiones/cerrar_las_demas',
    acceso: 'cuenta',
    resumen: 'Cierra todas las sesiones propias menos la que pide',
    response: zCerradas,
  },
  permisosDePersona: {
    method: 'POST',
    path: '/bloqueos/persona_check_all_permisos',
    acceso: 'sesion',
    resumen: 'Permisos que dejan los bloqueos vigentes de la persona',
    body: z.object({ persona_id: zIdNumerico }),
    response: zPermisos,
  },
});
