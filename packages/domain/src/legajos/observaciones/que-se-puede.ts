import type { Edicion } from '../vida/edicion.ts';
import { campoDeLegajo } from './campos.ts';
import type { EstadoDeObservacion } from './estados.ts';

/** What its technician can do about an observation: correct its datum in the wizard, answer it in words. */
export type LoQueSePuede = { corregir: boolean; responder: boolean };

/** A datum that money in course holds is not corrected: words are always a way to answer. */
export const queSePuede = (
  { estado, campo }: { estado: EstadoDeObservacion; campo: string | null },
  edicion: Edicion,
): LoQueSePuede => {
  const responder = estado === 'abierta' && edicion !== null;
  const fijo = edicion === 'sin_montos' && campoDeLegajo(campo)?.esDeMontos === true;
  return { corregir: responder && !fijo, responder };
};
