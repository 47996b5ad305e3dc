import type { Edicion } from '../vida/edicion.ts';
import { campoDeLegajo } from './campos.ts';
import type { EstadoDeObservacion } from './estados.ts';

/** What its technician can do about an observation: correct its datum in the wizard, answer it in words. */
export type LoQueSePuede = { corregir: boolean; responder: boolean };

/**
 * Only a datum is corrected, and not one that money in course holds. Words are always a way to answer, and the only one for what is
 * asked of the whole file.
 */
export const accionesDeObservacion = (
  { estado, campo }: { estado: EstadoDeObservacion; campo: string | null },
  edicion: Edicion,
): LoQueSePuede => {
  const responder = estado === 'abierta' && edicion !== null;
  const dato = campoDeLegajo(campo);
  const fijo = edicion === 'sin_montos' && dato?.esDeMontos === true;
  return { corregir: responder && dato !== null && !fijo, responder };
};
