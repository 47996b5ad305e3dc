import { z } from 'zod';
import { zRenglon, zTexto } from '../primitives/texto.ts';
import { zOpcionesDeLlave } from './ingreso.schemas.ts';

const zBase64Url = (maximo: number) =>
  z
    .string()
    .max(maximo)
    .regex(/^[\w-]+$/);
const TRANSPORTES = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const zTransportes = z.array(z.enum(TRANSPORTES)).max(TRANSPORTES.length);

/** WebAuthn, with bytes as base64url. */
export const zOpcionesDeLlaveNueva = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.enum(['discouraged', 'preferred', 'required']),
    userVerification: z.enum(['required', 'preferred', 'discouraged']),
  }),
});

const zLlave = z.object({
  id: zBase64Url(1400),
  response: z.object({
    clientDataJSON: zBase64Url(4000),
    authenticatorData: zBase64Url(4000),
    signature: zBase64Url(4000),
  }),
});
export type RespuestaDeLlave = z.output<typeof zLlave>;

const zDesafio = zTexto(200).min(1);
const zCodigo = zRenglon(60);

export const zCompletarIngreso = z.object({
  desafio: zDesafio,
  codigo: zCodigo.optional(),
  llave: zLlave.optional(),
});

/** The password and, if there is one, the factor say again who changes it. */
export const zPrueba = z.object({
  password: z.string().min(1, 'contrasenia_requerida').max(200),
  codigo: zCodigo.optional(),
  llave: zLlave.optional(),
  desafio: zDesafio.optional(),
});
export type Prueba = z.input<typeof zPrueba>;

export const zSegundoFactor = z.object({
  obligatorio: z.boolean(),
  app: z.object({ activa_desde: z.string() }).nullable(),
  llaves: z.array(
    z.object({ id: z.number(), nombre: z.string(), creada_en: z.string(), usada_en: z.string().nullable() }),
  ),
  codigos: z.number().int().nullable(),
  rp_id: z.string().nullable(),
});
export type SegundoFactor = z.output<typeof zSegundoFactor>;

/** An app reads it, or a person types it in one. The drawing is a data address. */
export const zAppNueva = z.object({ secreto: z.string(), enlace: z.string(), qr: z.string() });
export const zConfirmarApp = z.object({ codigo: zCodigo });
/** The codes are shown once: null when the person already had theirs. */
export const zActivado = z.object({ codigos: z.array(z.string()).nullable(), message: z.string() });
export const zCodigosNuevos = z.object({ codigos: z.array(z.string()), message: z.string() });
export const zReto = z.object({ desafio: z.string(), llave: zOpcionesDeLlave });
export const zLlavePedida = z.object({ desafio: z.string(), llave: zOpcionesDeLlaveNueva });
export const zLlaveNueva = z.object({
  desafio: zDesafio,
  nombre: zRenglon(60).pipe(z.string().min(1, 'requerido')),
  llave: z.object({
    id: zBase64Url(1400),
    response: z.object({
      clientDataJSON: zBase64Url(4000),
      attestationObject: zBase64Url(20_000),
      transports: zTransportes,
    }),
  }),
});
export type LlaveNueva = z.output<typeof zLlaveNueva>;
