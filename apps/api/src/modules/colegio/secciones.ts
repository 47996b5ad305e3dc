import type { ClaveDePlazo, ClaveDeTexto } from '@colega/domain/colegio';

/** What there is one of. */
export const SECCIONES_SUELTAS = [
  'identidad',
  'colores',
  'marca',
  'partidos',
  'rubros',
  'oficinas',
  'primeros_pasos',
] as const;

/** Each part that is saved by itself has a version of its own. */
export const seccionDe = {
  distrito: (id: number): string => `distrito_${id}`,
  banco: (id: number): string => `banco_${id}`,
  plazo: (plazo: ClaveDePlazo): string => `plazo_${plazo}`,
  texto: (clave: ClaveDeTexto): string => `texto_${clave}`,
};
