import { esFecha, type Fecha, mesDe, sumarDias } from '../fechas/index.ts';
import type { Problema } from '../resultado/index.ts';

/** `2026-03`. */
export type MesDeInforme = string;
export type PeriodoDeInforme = { desde: MesDeInforme; hasta: MesDeInforme };
export type CodigoDeInformes = 'periodo_al_reves' | 'periodo_muy_largo' | 'dias_de_mas' | 'informe_sin_ese_dato';

/** S-994 */
export const MESES_COMO_MAXIMO = 120;
/** Days of two months are what a chart shows. */
export const MESES_DE_DIAS = 2;

/** The month after it, and the year before it, are written with four figures too. */
export const esMes = (texto: string): boolean =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(texto) && texto >= '1900' && texto < '9999';

const enMeses = (mes: MesDeInforme): number => Number(mes.slice(0, 4)) * 12 + Number(mes.slice(5)) - 1;

export const sumarMeses = (mes: MesDeInforme, meses: number): MesDeInforme => {
  const total = enMeses(mes) + meses;
  return `${String(Math.floor(total / 12)).padStart(4, '0')}-${String((total % 12) + 1).padStart(2, '0')}`;
};

export const mesesDe = ({ desde, hasta }: PeriodoDeInforme): MesDeInforme[] =>
  Array.from({ length: enMeses(hasta) - enMeses(desde) + 1 }, (_, i) => sumarMeses(desde, i));

export const diasDe = ({ desde, hasta }: PeriodoDeInforme): { primero: Fecha; ultimo: Fecha } => ({
  primero: `${desde}-01`,
  ultimo: sumarDias(`${sumarMeses(hasta, 1)}-01`, -1),
});

/** The twelve months that end with this one. */
export const ultimosDoceMeses = (hoy: Fecha): PeriodoDeInforme => {
  const hasta = mesDe(hoy).slice(0, 7);
  return { desde: sumarMeses(hasta, -11), hasta };
};

/** The same months of the year before. */
export const anioAntes = ({ desde, hasta }: PeriodoDeInforme): PeriodoDeInforme => ({
  desde: sumarMeses(desde, -12),
  hasta: sumarMeses(hasta, -12),
});

/** That day so many months away; null when that month does not have it, as the 29th of February a year before or after. */
export const sumarMesesAlDia = (dia: Fecha, meses: number): Fecha | null => {
  const otro = `${sumarMeses(dia.slice(0, 7), meses)}${dia.slice(7)}`;
  return esFecha(otro) ? otro : null;
};

export const validarPeriodo = (
  { desde, hasta }: PeriodoDeInforme,
  { porDia }: { porDia: boolean },
): Problema<CodigoDeInformes> | null => {
  const meses = enMeses(hasta) - enMeses(desde) + 1;
  if (meses < 1) return { codigo: 'periodo_al_reves', campo: 'hasta' };
  if (meses > MESES_COMO_MAXIMO)
    return { codigo: 'periodo_muy_largo', campo: 'desde', datos: { maximo: MESES_COMO_MAXIMO } };
  if (porDia && meses > MESES_DE_DIAS) return { codigo: 'dias_de_mas', campo: 'por', datos: { maximo: MESES_DE_DIAS } };
  return null;
};
