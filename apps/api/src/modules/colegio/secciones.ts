import type { ClaveDePlazo, ClaveDeTexto } from '@colega/domain/colegio';

/** Each part that is saved by itself has a version of its own. */
export const seccionDe = {
  distrito: (id: number): string => `distrito_${id}`,
  plazo: (plazo: ClaveDePlazo): string => `plazo_${plazo}`,
  texto: (clave: ClaveDeTexto): string => `texto_${clave}`,
};
