import { sumarDiasHabiles } from '../../fechas/dias-habiles.ts';
import { diasEntre, type Fecha, sumarDias } from '../../fechas/fecha.ts';
import { debeTimbrado } from './cargos.ts';
import { confirmados, type SituacionDeDetalle, type SituacionDelLegajo } from './situacion.ts';

/** Business days after the contract date in which the stamp can be prepaid (docs/reference/rules.md#charges, S-136). */
export const DIAS_HABILES_PARA_TIMBRAR = 15;

export const vencimientoDelTimbrado = (fechaDeContrato: Fecha, feriados: ReadonlySet<Fecha>): Fecha =>
  sumarDiasHabiles(fechaDeContrato, DIAS_HABILES_PARA_TIMBRAR, feriados);

/** Whole days left: to the day after the last one (CEP-007). Zero or less when it has passed. */
export const diasHasta = (ultimo: Fecha, hoy: Fecha): number => diasEntre(hoy, sumarDias(ultimo, 1));

/** What a former contract brought owed is paid here whatever the day (S-1158). */
export const diasParaTimbrar = (
  { vencimiento_timbrado, timbrado_traido = false }: SituacionDeDetalle,
  hoy: Fecha,
): number => {
  if (timbrado_traido) return Number.POSITIVE_INFINITY;
  return vencimiento_timbrado === null ? 0 : diasHasta(vencimiento_timbrado, hoy);
};

/** `dias` is zero or less when it is over. */
export type PlazoDeTimbrado = { hasta: Fecha; dias: number };

/**
 * It runs from the contract's date, not from its confirmation; `previsto` tells the one of a draft, if it were
 * confirmed now. Null where no stamp is owed, for a former contract, and for a draft whose holidays nobody has loaded.
 */
export const plazoDeTimbrado = (
  { modalidad }: Pick<SituacionDelLegajo, 'modalidad'>,
  d: SituacionDeDetalle,
  previsto: (fecha: Fecha) => Fecha | null,
  hoy: Fecha,
): PlazoDeTimbrado | null => {
  if (modalidad.franquicia || d.anterior || d.sin_timbrado || d.timbrado !== null || d.estado === 'anulado')
    return null;
  const hasta = d.vencimiento_timbrado ?? previsto(d.fecha);
  return hasta === null ? null : { hasta, dias: diasHasta(hasta, hoy) };
};

/** Confirmed contracts whose stamp nobody paid here: their last day to do so (S-572). */
export const ultimosDiasParaTimbrar = (s: SituacionDelLegajo): Fecha[] =>
  confirmados(s).flatMap((d) =>
    debeTimbrado(s, d) && !d.timbrado_pagado && d.vencimiento_timbrado !== null ? [d.vencimiento_timbrado] : [],
  );
