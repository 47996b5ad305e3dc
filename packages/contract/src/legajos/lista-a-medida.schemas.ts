import { z } from 'zod';
import { zRenglon } from '../primitives/texto.ts';
import { zQueryLegajos } from './listado.schemas.ts';

export const LARGO_DE_VISTA = 40;
/** S-918. */
export const VISTAS_POR_PERSONA = 20;

/** Which files, and in which order. */
export const zFiltrosDeLegajos = zQueryLegajos.omit({ page: true, limit: true });
const zFiltrosDeVista = zFiltrosDeLegajos.omit({ 'persona.id': true });

export const zVistaEntrada = z.object({ nombre: zRenglon(LARGO_DE_VISTA), filtros: zFiltrosDeVista });

/** `filtros` are the names and values of the address of the list. */
export const zVista = z.object({
  id: z.number(),
  version: z.number(),
  nombre: z.string(),
  filtros: z.record(z.string(), z.string()),
});
export type VistaDeLegajos = z.output<typeof zVista>;
