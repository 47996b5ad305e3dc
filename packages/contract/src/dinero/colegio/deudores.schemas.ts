import { CIRCUITOS } from '@colega/domain/dinero';
import { z } from 'zod';
import { zEntero, zFecha, zId, zImporteSalida, zLista } from '../../primitives/primitives.ts';
import { zRenglon } from '../../primitives/texto.ts';

/** By what is owed, by what of it is overdue, or by how long ago it fell due. */
export const ORDENES_DE_DEUDORES = ['importe', 'vencido', 'antiguedad'] as const;
/** All that is owed, or of whom something is overdue. */
export const DEUDAS_DE_DEUDORES = ['vencida'] as const;

const LARGO_DE_ESPECIALIDAD = 200;
const ANIO_MAXIMO = 9999;

/** `circuito` and `anio`, of when it fell due, are of what is owed: the amounts are of that alone. */
export const zFiltrosDeDeudores = z.object({
  circuito: z.enum(CIRCUITOS).optional(),
  anio: zEntero(1, ANIO_MAXIMO).optional(),
  deuda: z.enum(DEUDAS_DE_DEUDORES).optional(),
  especialidad: zRenglon(LARGO_DE_ESPECIALIDAD).optional(),
  distrito_id: zId.optional(),
  orden: z.enum(ORDENES_DE_DEUDORES).default('importe'),
});
export type FiltrosDeDeudores = z.output<typeof zFiltrosDeDeudores>;

export const zQueryDeDeudores = zFiltrosDeDeudores.extend({
  page: zEntero(1, 4000).default(1),
  limit: zEntero(1, 100).default(25),
});

export const zDeudor = z.object({
  id: z.number(),
  nombre: z.string(),
  cuit: z.string(),
  matriculas: z.array(z.string()),
  distrito: z.string(),
  /** How many things. */
  cosas: z.number(),
  /** The day on which the oldest of them fell or falls due. */
  desde: zFecha,
  vencido: zImporteSalida,
  debe: zImporteSalida,
});
export type Deudor = z.output<typeof zDeudor>;

/** What they come to is of all of them, and not of the page; the years are those that can be asked for. */
export const zDeudores = zLista(zDeudor).extend({
  debe: zImporteSalida,
  vencido: zImporteSalida,
  anios: z.array(z.number()),
});
export type Deudores = z.output<typeof zDeudores>;
