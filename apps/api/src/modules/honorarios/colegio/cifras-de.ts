import type { ContenidoDeArancel } from '@colega/domain/honorarios';

const DE_LA_RESOLUCION = new Set(['id', 'nombre', 'vigente_desde', 'vigente_hasta']);

/** What a published one says, without what is its own. */
export const cifrasDe = (contenido: unknown): ContenidoDeArancel =>
  Object.fromEntries(Object.entries(contenido as object).filter(([clave]) => !DE_LA_RESOLUCION.has(clave)));
