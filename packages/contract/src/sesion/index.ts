export { rutasDeSesion } from './sesion.routes.ts';
export {
  type Claims,
  type ClaimsDeSesion,
  LARGO_MINIMO_DE_CLAVE,
  type SesionPropia,
  zCambioDeClave,
  zClaims,
  zClaimsDeSesion,
  zCredenciales,
  zPermisos,
  zRecuperacion,
  zRefreshToken,
  zReinicio,
  zTokens,
} from './sesion.schemas.ts';
