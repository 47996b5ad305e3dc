import { esFecha, type Fecha, sumarDias } from '@colega/domain/fechas';
import type { BorradorDeLegajo } from './borrador-de-legajo.ts';

const MODALIDAD_HABITUAL = 'tradicional';

export type DeDondeSeComienza = {
  configuracion: { hoy: Fecha };
  matriculas: readonly { id: number }[];
  modalidades: readonly { id: number; clave: string }[];
};

const dentroDeUnAnio = (hoy: Fecha): Fecha => {
  const fecha = `${Number(hoy.slice(0, 4)) + 1}${hoy.slice(4)}`;
  return esFecha(fecha) ? fecha : sumarDias(hoy, 365);
};

export const plazoHabitual = (hoy: Fecha) => ({ fecha: hoy, vencimiento: dentroDeUnAnio(hoy) });

/** S-853: a new file begins with what most have, so that only what differs is touched. */
export const comenzarLegajo = <B extends BorradorDeLegajo>(vacio: B, sabido: DeDondeSeComienza): B => {
  const [unica, otra] = sabido.matriculas;
  return {
    ...vacio,
    ...plazoHabitual(sabido.configuracion.hoy),
    matricula_id: otra ? null : (unica?.id ?? null),
    modalidad_id: sabido.modalidades.find(({ clave }) => clave === MODALIDAD_HABITUAL)?.id ?? null,
  };
};
