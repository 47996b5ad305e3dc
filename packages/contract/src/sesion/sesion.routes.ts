import { z } from 'zod';
import { zIdNumerico } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import { zCredenciales, zPermisos, zRefreshToken, zTokens } from './sesion.schemas.ts';

export const rutasDeSesion = defineRutas({
  ingresar: {
    method: 'POST',
    path: '/authentication_token',
    acceso: 'publica',
    resumen: 'Ingreso con usuario y contraseña',
    body: zCredenciales,
    response: zTokens,
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
  permisosDePersona: {
    method: 'POST',
    path: '/bloqueos/persona_check_all_permisos',
    acceso: 'sesion',
    resumen: 'Permisos que dejan los bloqueos vigentes de la persona',
    body: z.object({ persona_id: zIdNumerico }),
    response: zPermisos,
  },
});
