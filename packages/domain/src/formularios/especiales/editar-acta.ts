import { Decimal } from '../../importes/decimal.ts';
import type { ActaEstadoObra } from '../formulario.ts';

type Calculada = Pick<ActaEstadoObra, 'estado_obra' | 'porcentaje_faltante_total'>;

const NUMERO = /^\d{1,3}([.,]\d+)?$/;

/** A share that is no number counts as none: the act itself is refused for it. */
export const faltaObra = ({ porcentaje_faltante_total }: Pick<ActaEstadoObra, 'porcentaje_faltante_total'>): boolean =>
  NUMERO.test(porcentaje_faltante_total) && new Decimal(porcentaje_faltante_total.replace(',', '.')).gt(0);

/** FRM-020. */
export const pideResponsable = (acta: ActaEstadoObra, resuelveFaltante: boolean): boolean =>
  faltaObra(acta) && !resuelveFaltante;

/** FRM-021, OPN-064: only after a yes. The task that settles the responsibility is itself the answer (S-22). */
export const pideTareaFaltante = (acta: ActaEstadoObra, resuelveFaltante: boolean): boolean =>
  pideResponsable(acta, resuelveFaltante) && acta.responsable_faltante_obra === true;

/** FRM-016: only an item that is not finished is explained. */
export const pideObservacion = (porcentaje: string): boolean =>
  porcentaje !== '' && Number(porcentaje.replace(',', '.')) < 100;

/** The responsibility is asked anew (FRM-018, FRM-019); an observation on an item now finished goes. */
export const guardarActa = ({ estado_obra, porcentaje_faltante_total }: Calculada): ActaEstadoObra => ({
  estado_obra: Object.fromEntries(
    Object.entries(estado_obra).map(([clave, item]) => [
      clave,
      pideObservacion(item.porcentaje_ejecutado) ? item : { ...item, observaciones: '' },
    ]),
  ),
  porcentaje_faltante_total,
  responsable_faltante_obra: null,
  tarea_faltante_obra: null,
});

/** FRM-024. */
export const cambiarResponsable = (acta: ActaEstadoObra, responsable: boolean): ActaEstadoObra =>
  acta.responsable_faltante_obra === responsable
    ? acta
    : { ...acta, responsable_faltante_obra: responsable, tarea_faltante_obra: null };

export const elegirTareaFaltante = (acta: ActaEstadoObra, clave: string): ActaEstadoObra => ({
  ...acta,
  tarea_faltante_obra: clave,
});

/** FRM-023: with the task that settles it among the chosen ones, the responsibility is yes and no other is asked. */
export const ajustarPorTareaQueResuelve = (acta: ActaEstadoObra, resuelveFaltante: boolean): ActaEstadoObra =>
  resuelveFaltante && faltaObra(acta) ? { ...acta, responsable_faltante_obra: true, tarea_faltante_obra: null } : acta;
