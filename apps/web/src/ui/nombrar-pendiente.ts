import type { PendienteDeInicio } from '@colega/contract/tablero';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';

/** Within these days it is drawn as what cannot wait. */
const DIAS_CERCANOS = 7;

type Plazo = Pick<PendienteDeInicio, 'vence' | 'dias'>;

export const urge = ({ dias }: Plazo): boolean => dias !== null && dias <= DIAS_CERCANOS;

export const decirPlazo = (vence: string, dias: number): string => {
  if (dias < 0) return `Venció el ${formatFecha(vence)}, hace ${enDias(-dias)}`;
  if (dias === 0) return 'Vence hoy';
  return dias === 1 ? 'Vence mañana' : `Vence el ${formatFecha(vence)}, en ${enDias(dias)}`;
};

const enDias = (dias: number): string => (dias === 1 ? '1 día' : `${dias} días`);

/** "$ 1.800,00 · Vence mañana"; empty when it has neither. */
export const cuantoYCuando = ({ importe, vence, dias }: Plazo & Pick<PendienteDeInicio, 'importe'>): string =>
  [
    ...(importe === null ? [] : [formatImporte(importe)]),
    ...(vence === null || dias === null ? [] : [decirPlazo(vence, dias)]),
  ].join(' · ');
