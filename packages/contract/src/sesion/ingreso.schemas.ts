import { z } from 'zod';
import { zTokens } from './tokens.schemas.ts';

/** With what a session was opened; `recuperacion`, with one of the codes of paper. */
export const METODOS_DE_INGRESO = ['clave', 'app', 'llave', 'recuperacion'] as const;
export type MetodoDeIngreso = (typeof METODOS_DE_INGRESO)[number];
/** What may be asked for after the password. */
const zMedio = z.enum(['app', 'llave', 'recuperacion']);

/** What a browser asks a passkey for (WebAuthn), with bytes as base64url. */
export const zOpcionesDeLlave = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.enum(['required', 'preferred', 'discouraged']),
  allowCredentials: z.array(
    z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() }),
  ),
});

/** The first half of a sign-in: the password was right, and a second factor is asked for. */
export const zSegundoPaso = z.object({
  desafio: z.string(),
  vence_en: z.string(),
  medios: z.array(zMedio),
  /** Null of who has none. */
  llave: zOpcionesDeLlave.nullable(),
});
export type SegundoPaso = z.output<typeof zSegundoPaso>;
export const zIngreso = z.union([zTokens, zSegundoPaso]);
export type Ingreso = z.output<typeof zIngreso>;
