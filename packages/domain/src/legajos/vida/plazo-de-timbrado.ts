import { sumarDiasHabiles } from '../../fechas/dias-habiles.ts';
import { diasEntre, type Fecha, sumarDias } from '../../fechas/fecha.ts';
import type { SituacionDeDetalle } from './situacion.ts';

/** Business days after the contract date in which the stamp can be prepaid (decisions, "Money"; S-136). */
export const DIAS_HABILES_PARA_TIMBRAR = 15;

export const vencimientoDelTimbrado = (fechaDeContrato: Fecha, feriados: ReadonlySet<Fecha>): Fecha =>
  sumarDiasHabiles(fechaDeContrato, DIAS_HABILES_PARA_TIMBRAR, feriados);

/** Whole days left: to the day after the last one (CEP-007). Zero or less when it has passed. */
export const diasParaTimbrar = ({ vencimiento_timbrado }: SituacionDeDetalle, hoy: Fecha): number =>
  vencimiento_timbrado === null ? 0 : diasEntre(hoy, sumarDias(vencimiento_timbrado, 1));
