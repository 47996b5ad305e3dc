import { CIRCUITOS, MEDIOS_EN_LINEA } from '@colega/domain/dinero';
import { z } from 'zod';
import { zIdNumerico } from '../primitives/primitives.ts';
import { zTexto } from '../primitives/texto.ts';
import { zCircuito, zCupon, zMedioDePago } from './cupones.schemas.ts';

const zMedio = z.object({ key: zMedioDePago, nombre: z.string(), habilitado: z.boolean() });

/** OPN-082. */
export const zMediosHabilitados = z.object({
  items: z.array(zMedio),
  por_circuito: z.record(z.enum(CIRCUITOS), z.array(zMedio)),
});
export type MediosHabilitados = z.output<typeof zMediosHabilitados>;

export const zPedidoDePago = z.object({ orden_id: zIdNumerico });
export const zEleccionDeMedio = z.object({ key: zMedioDePago });
export const zIntencion = z.object({ urlRedirect: z.string() });
export const zCuponCambiado = z.object({ message: z.string(), cupon: zCupon });

export const zRetornoDeSiro = z.looseObject({
  IdResultado: zTexto(200).optional(),
  IdReferenciaOperacion: zTexto(200).min(1),
});

/** PAG-018, PAG-028 (OPN-100). `pagoExitoso` is null while the provider has not said. */
export const zResultadoDePago = z.object({
  resultado: z.enum(['ok', 'pending', 'error']),
  pagoExitoso: z.boolean().nullable(),
  numero: z.number(),
  legajoId: z.number().nullable(),
  circuito: zCircuito,
  cupon: zCupon,
});
export type ResultadoDePagoLeido = z.output<typeof zResultadoDePago>;

export const zAvisoParams = z.object({
  medio: z.enum(MEDIOS_EN_LINEA),
  referencia: z.string().regex(/^[\w-]{16,64}$/),
});
export const zRetornoParams = zAvisoParams.extend({ tipo: z.enum(['confirmado', 'rechazado']) });
