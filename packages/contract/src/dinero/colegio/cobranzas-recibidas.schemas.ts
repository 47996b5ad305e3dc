import { z } from 'zod';
import { zImporteSalida } from '../../primitives/primitives.ts';
import { ESTADOS_DE_PAGO_RECIBIDO } from './estados-de-pago-recibido.ts';

/** Something that happened to money that came in. */
export const zEventoDePago = z.object({
  cuando: z.iso.datetime(),
  que: z.string(),
  detalle: z.string().nullable(),
  quien: z.string().nullable(),
});
export type EventoDePago = z.output<typeof zEventoDePago>;

export const zCobranzaRecibida = z.object({
  que: z.literal('cobranza'),
  id: z.number(),
  fecha_pago: z.iso.datetime(),
  medio: z.string(),
  externo: z.string(),
  importe: zImporteSalida,
  estado: z.enum(ESTADOS_DE_PAGO_RECIBIDO),
  /** The one that its collector told; empty when it told none. */
  numero_boleta: z.string(),
  /** Whose it turned out to be. */
  persona: z.object({ id: z.number(), nombre: z.string(), cuit: z.string() }).nullable(),
});
export type CobranzaRecibida = z.output<typeof zCobranzaRecibida>;

export const zHistoriaDeCobranza = zCobranzaRecibida.extend({
  nombre_del_medio: z.string(),
  banco: z.string().nullable(),
  /** Where the files that were read tell of it: when it came in, and when it was given back. */
  renglones: z.array(
    z.object({ rendicion_id: z.number(), archivo: z.string(), linea: z.number(), que: z.enum(['entro', 'salio']) }),
  ),
  /** The payment that it turned out to be. */
  pago: z.object({ id: z.number(), numero_boleta: z.number() }).nullable(),
  /** Whose decision was undone, with this in its place; and the one in place of this. */
  antes: z.number().nullable(),
  ahora: z.number().nullable(),
  eventos: z.array(zEventoDePago),
});
export type HistoriaDeCobranza = z.output<typeof zHistoriaDeCobranza>;
