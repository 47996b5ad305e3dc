import type { Inmueble } from '@colega/domain/legajos';
import type { Ubicacion } from './borrador-de-legajo.ts';

/** One property a unit, all at the same address (AUT-109). */
export const inmueblesDe = ({ unidades, igual_al_comitente: _, ...compartido }: Ubicacion): Inmueble[] =>
  unidades.map((unidad) => ({ ...compartido, ...unidad }));
