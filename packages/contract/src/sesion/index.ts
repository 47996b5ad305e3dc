export { rutasDeSesion } from './sesion.routes.ts';
export { type Claims, zClaims, zCredenciales, zPermisos, zRefreshToken, zTokens } from './sesion.schemas.ts';
