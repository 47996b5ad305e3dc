import { sumarDias } from '@colega/domain/fechas';
import type { CuponDelMes } from './mes-escrito.ts';

export const PRIMER_DIA = '2026-03-01';

/** The one calendar of the month: its days are told by their place. */
export const fechaDelMes = (dia: number): string => sumarDias(PRIMER_DIA, dia);

export const enElDia = <T extends { cupon: CuponDelMes }>(todos: readonly T[], dia: number): T[] =>
  todos.filter(({ cupon }) => cupon.dia === dia);
