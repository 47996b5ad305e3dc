import { z } from 'zod';
import { zTokens } from './tokens.schemas.ts';

export const METODOS_DE_INGRESO = ['clave', 'app', 'llave', 'recuperacion'] as const;
export type MetodoDeIngreso = (typeof METODOS_DE_INGRESO)[number];
const zMedio = z.enum(['app', 'llave', 'recuperacion']);

/** WebAuthn, with bytes as base64url. */
export const zOpcionesDeLlave = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.enum(['required', 'preferred', 'discouraged']),
  allowCredentials: z.array(
    z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() }),
  ),
});

export const zSegundoPaso = z.object({
  desafio: z.string(),
  vence_en: z.string(),
  medios: z.array(zMedio),
  llave: zOpcionesDeLlave.nullable(),
});
export type SegundoPaso = z.output<typeof zSegundoPaso>;
export const zIngreso = z.union([zTokens, zSegundoPaso]);
export type Ingreso = z.output<typeof zIngreso>;
