import { CONTEXTOS } from '@colega/domain/permisos';
import { z } from 'zod';

export const zCredenciales = z.object({
  username: z.string().trim().min(1, 'usuario_requerido').max(60),
  password: z.string().min(1, 'contrasenia_requerida').max(200),
});
export const zTokens = z.object({ token: z.string(), refresh_token: z.string() });
export const zRefreshToken = z.object({ refresh_token: z.string().min(1).max(200) });

/** Claims of the access token (OPN-009). */
export const zClaims = z.object({
  user_id: z.number().int(),
  persona_id: z.number().int(),
  username: z.string(),
  contextos: z.array(z.enum(CONTEXTOS)),
  exp: z.number(),
});
export type Claims = z.output<typeof zClaims>;

export const zPermisos = z.object({
  permite_cambio_estado: z.boolean(),
  permite_ejercicio_profesional: z.boolean(),
  permite_liquidar_matricula: z.boolean(),
  permite_ddjj: z.boolean(),
});
