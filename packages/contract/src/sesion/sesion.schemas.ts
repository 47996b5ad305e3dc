import { CONTEXTOS } from '@colega/domain/permisos';
import { z } from 'zod';
import { METODOS_DE_INGRESO } from './ingreso.schemas.ts';

export const zCredenciales = z.object({
  username: z.string().trim().min(1, 'usuario_requerido').max(60),
  password: z.string().min(1, 'contrasenia_requerida').max(200),
});
/** SES-049. */
export const LARGO_MINIMO_DE_CLAVE = 6;
const LARGO_MAXIMO_DE_CLAVE = 200;
export const zClaveNueva = z
  .string()
  .min(LARGO_MINIMO_DE_CLAVE, 'contrasenia_corta')
  .max(LARGO_MAXIMO_DE_CLAVE, 'contrasenia_larga');

export const zRecuperacion = z.object({
  username: z.string().trim().min(1, 'usuario_de_recuperacion_requerido').max(60),
});
/** API-006: where the instructions went, masked. */
export const zCorreoEnmascarado = z.object({ email: z.string(), message: z.string() });
export const zReinicio = z.object({ password: zClaveNueva, reset_token: z.string().min(1).max(200) });
/** An operator without a second factor cannot act yet: with their name, the page of the link turns it on. */
export const zClaveElegida = z.object({
  message: z.string(),
  falta_segundo_factor: z.object({ username: z.string() }).nullable(),
});
/** API-008. Every other session ends; with another's refresh token, that one too. */
export const zCambioDeClave = z.object({
  old_password: z.string().min(LARGO_MINIMO_DE_CLAVE, 'contrasenia_corta').max(LARGO_MAXIMO_DE_CLAVE),
  password: zClaveNueva,
  refresh_token: z.string().max(200).optional(),
});

/** OPN-009. */
export const zClaims = z.object({
  user_id: z.number().int(),
  persona_id: z.number().int(),
  username: z.string(),
  contextos: z.array(z.enum(CONTEXTOS)),
  exp: z.number(),
});
export type Claims = z.output<typeof zClaims>;
export const zClaimsDeSesion = zClaims.extend({ sid: z.uuid(), iat: z.number() });
export type ClaimsDeSesion = z.output<typeof zClaimsDeSesion>;

/** API-009, OPN-010: both names of each flag; ours read the first. */
export const zPermisos = z.object({
  permite_cambio_estado: z.boolean(),
  permite_ejercicio_profesional: z.boolean(),
  permite_liquidar_matricula: z.boolean(),
  permite_ddjj: z.boolean(),
  permiteCambioEstado: z.boolean(),
  permiteEjercicioProfesional: z.boolean(),
  permiteLiquidarMatricula: z.boolean(),
  permiteDDJJ: z.boolean(),
  motivo_sin_ejercicio: z.string().nullable(),
});

/** The browser and its network tell where the session was opened. */
export const zSesion = z.object({
  id: z.uuid(),
  dispositivo: z.string().nullable(),
  desde_donde: z.string().nullable(),
  abierta_en: z.string(),
  usada_en: z.string(),
  metodo: z.enum(METODOS_DE_INGRESO).nullable(),
  actual: z.boolean(),
});
export type SesionPropia = z.output<typeof zSesion>;
export const zSesionParams = z.object({ id: z.uuid() });
export const zCerradas = z.object({ cerradas: z.number().int(), message: z.string() });
