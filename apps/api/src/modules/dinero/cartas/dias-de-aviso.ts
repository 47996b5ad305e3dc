import type { Evento } from '@colega/domain/avisos';
import { type Fecha, sumarDias } from '@colega/domain/fechas';

/** Debts are told this many days before they are due (S-526). */
export const ANTES = [7, 3, 1];

/** On which days something that is due then is told, and as what: the day after is the first on which it is overdue. */
export const listarDiasDeAviso = (vencimiento: Fecha): { evento: Evento; dia: Fecha }[] => [
  ...ANTES.map((antes) => ({ evento: 'vencimiento_proximo' as const, dia: sumarDias(vencimiento, -antes) })),
  { evento: 'vencido', dia: sumarDias(vencimiento, 1) },
];
