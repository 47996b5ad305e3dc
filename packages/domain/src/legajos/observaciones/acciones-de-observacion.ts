import type { Edicion } from '../vida/edicion.ts';
import { campoDeLegajo } from './campos.ts';
import type { EstadoDeObservacion } from './estados.ts';

export type LoQueSePuede = { corregir: boolean; responder: boolean };

/** Only a datum is corrected, and not one that money in course holds. Words always answer. */
export const accionesDeObservacion = (
  { estado, campo }: { estado: EstadoDeObservacion; campo: string | null },
  edicion: Edicion,
): LoQueSePuede => {
  const responder = estado === 'abierta' && edicion !== null;
  const dato = campoDeLegajo(campo);
  const fijo = edicion === 'sin_montos' && dato?.esDeMontos === true;
  return { corregir: responder && dato !== null && !fijo, responder };
};
