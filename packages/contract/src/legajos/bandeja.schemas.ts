import { COLAS, ESTADOS_DE_PLAZO } from '@colega/domain/legajos';
import { z } from 'zod';
import { zEntero, zId, zLista } from '../primitives/primitives.ts';
import { zTexto } from '../primitives/texto.ts';
import { zEstado } from '../referencias/index.ts';

const zConNombre = z.object({ id: z.number(), nombre: z.string() });
const zSi = z.enum(['si', 'no']).default('no');

export const zColaParams = z.object({ cola: z.enum(COLAS) });

/** An operator of a district stays in it, whatever the filter says. `texto` is the number of a file, a CUIT or a name. */
export const zFiltrosDeBandeja = z.object({
  rubro_id: zId.optional(),
  distrito_id: zId.optional(),
  texto: zTexto(80).trim().optional(),
  vencidos: zSi,
  mios: zSi,
});

export const ORDENES_DE_BANDEJA = ['antiguos', 'recientes'] as const;
export type OrdenDeBandeja = (typeof ORDENES_DE_BANDEJA)[number];

export const zQueryBandeja = zFiltrosDeBandeja.extend({
  orden: z.enum(ORDENES_DE_BANDEJA).default('antiguos'),
  page: zEntero(1, 1_000_000).default(1),
  limit: zEntero(1, 100).default(25),
});

/** What takes the next one: those that somebody has are not looked at. */
export const zSiguiente = zFiltrosDeBandeja.omit({ mios: true });
/** Null when nothing free waits there. */
export const zTomado = z.object({ id: z.number().nullable() });

export const zQueryColas = zFiltrosDeBandeja.pick({ distrito_id: true });

/** What a queue may be filtered by. A district's operator has its own alone. */
export const zFiltrables = z.object({ rubros: z.array(zConNombre), distritos: z.array(zConNombre) });

export const zBandeja = z.object({
  colas: z.array(
    z.object({
      cola: z.enum(COLAS),
      nombre: z.string(),
      dias_habiles: z.number(),
      total: z.number(),
      vencidos: z.number(),
    }),
  ),
});

export const zToma = z.object({ usuario_id: z.number(), quien: z.string(), desde: z.string() });

const zFilaDeBandeja = z.object({
  id: z.number(),
  numero_legajo: z.number(),
  tecnico: z.object({ id: z.number(), apellido: z.string(), nombre: z.string(), cuit: z.string() }),
  matricula: z.string(),
  comitente: z.string(),
  ubicacion: z.string(),
  rubro: zConNombre,
  distrito: zConNombre,
  estado: zEstado,
  desde: z.string(),
  plazo: z.object({ estado: z.enum(ESTADOS_DE_PLAZO), edad: z.number(), vence: z.string(), texto: z.string() }),
  /** Who has it; null when nobody does. */
  toma: zToma.nullable(),
});

export type FilaDeBandeja = z.output<typeof zFilaDeBandeja>;
export type ColaContada = z.output<typeof zBandeja>['colas'][number];
export const zFilasDeBandeja = zLista(zFilaDeBandeja);
