import { sumarDias } from '@colega/domain/fechas';
import type { CuponDelMes } from './mes-escrito.ts';

export const PRIMER_DIA = '2026-03-01';

/** The one calendar of the month: its days are told by their place. */
export const fechaDelMes = (dia: number): string => sumarDias(PRIMER_DIA, dia);

export const enElDia = <T extends { cupon: CuponDelMes }>(todos: readonly T[], dia: number): T[] =>
  todos.filter(({ cupon }) => cupon.dia === dia);

/** It begins on a Sunday. */
const DIAS_DE_SEMANA = 7;
const SABADO = 6;
const FERIADOS = ['2026-03-24', '2026-04-02', '2026-04-03'];
export const esDeFinDeSemana = (dia: number): boolean => [0, SABADO].includes(dia % DIAS_DE_SEMANA);

/** On which collectors put in the bank what they took on a day. */
export const siguienteHabil = (dia: number): number => {
  const otro = dia + 1;
  return esDeFinDeSemana(otro) || FERIADOS.includes(fechaDelMes(otro)) ? siguienteHabil(otro) : otro;
};

/** Of a deposit: a bank told the days in which it had to arrive once they went by. */
export const DIAS_QUE_SE_ESPERA = 3;
