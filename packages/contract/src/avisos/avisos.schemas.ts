import { CANALES, EVENTOS, LADOS, MODOS } from '@colega/domain/avisos';
import { z } from 'zod';
import { zEntero, zIdNumerico, zLista } from '../primitives/primitives.ts';

const zLado = z.enum(LADOS);
export const zQueryLado = z.object({ lado: zLado });

export const zQueryAvisos = zQueryLado.extend({
  sin_leer: z.enum(['si', 'no']).default('no'),
  page: zEntero(1, 1_000_000).default(1),
  limit: zEntero(1, 100).default(20),
});

const zAviso = z.object({
  id: z.number(),
  evento: z.enum(EVENTOS),
  titulo: z.string(),
  detalle: z.string().nullable(),
  /** A screen of the application; null when there is nothing to open. */
  enlace: z.string().nullable(),
  creado_en: z.string(),
  /** With all that it stands for. */
  leido: z.boolean(),
  /** How many older ones of the same thing are read under this one. */
  mas: z.number(),
});
export type AvisoDelPortal = z.output<typeof zAviso>;

export const zAvisos = zLista(zAviso);

export const zSinLeer = z.object({ sin_leer: z.number() });

/** Those of the same thing that came before it, too. */
export const zLeerAviso = zQueryLado.extend({ con_anteriores: z.boolean().default(false) });

/** The newest that was on the screen: what came since then stays unread. */
export const zLeerTodos = z.object({ lado: zLado, hasta: zIdNumerico });

/** `modos` are those that may be chosen, and `porque` says why there is nothing to choose; null where there is. */
const zPreferenciaDeCanal = z.object({
  canal: z.enum(CANALES),
  modo: z.enum(MODOS),
  modos: z.array(z.enum(MODOS)),
  porque: z.string().nullable(),
});

const zPreferencia = z.object({ evento: z.enum(EVENTOS), nombre: z.string(), canales: z.array(zPreferenciaDeCanal) });
export type Preferencia = z.output<typeof zPreferencia>;

export const zPreferencias = zLista(zPreferencia);

export const zElegirCanal = z.object({
  lado: zLado,
  evento: z.enum(EVENTOS),
  canal: z.enum(CANALES),
  modo: z.enum(MODOS),
});
