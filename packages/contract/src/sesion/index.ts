export { DIAS_EN_EL_DISPOSITIVO, FOTOS_EN_EL_DISPOSITIVO, LO_LEIDO_EN_EL_DISPOSITIVO } from './en-el-dispositivo.ts';
export type { Ingreso, MetodoDeIngreso, SegundoPaso } from './ingreso.schemas.ts';
export { rutasDeSegundoFactor } from './segundo-factor.routes.ts';
export type { LlaveNueva, Prueba, RespuestaDeLlave, SegundoFactor } from './segundo-factor.schemas.ts';
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
  zReinicio,
} from './sesion.schemas.ts';
export { zRefreshToken, zTokens } from './tokens.schemas.ts';
