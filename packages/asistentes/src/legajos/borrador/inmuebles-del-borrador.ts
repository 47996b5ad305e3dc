import { type Inmueble, inmuebleVacio } from '@colega/domain/legajos';
import type { Ubicacion } from './borrador-de-legajo.ts';

/** AUT-109. An old draft may lack a text, which is then empty. */
export const inmueblesDe = ({ unidades, igual_al_comitente: _, ...compartido }: Ubicacion): Inmueble[] =>
  unidades.map((unidad) => ({ ...inmuebleVacio(), ...compartido, ...unidad }));
