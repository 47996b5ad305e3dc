import { type Inmueble, inmuebleVacio } from '@colega/domain/legajos';
import type { Ubicacion } from './borrador-de-legajo.ts';

/** One property a unit, all at the same address (AUT-109). A draft kept from before a text was asked for has it empty. */
export const inmueblesDe = ({ unidades, igual_al_comitente: _, ...compartido }: Ubicacion): Inmueble[] =>
  unidades.map((unidad) => ({ ...inmuebleVacio(), ...compartido, ...unidad }));
