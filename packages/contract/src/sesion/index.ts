export { rutasDeSesion } from './sesion.routes.ts';
export {
  type Claims,
  LARGO_MINIMO_DE_CLAVE,
  zCambioDeClave,
  zClaims,
  zCredenciales,
  zPermisos,
  zRecuperacion,
  zRefreshToken,
  zReinicio,
  zTokens,
} from './sesion.schemas.ts';
