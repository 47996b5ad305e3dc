import { formatFecha } from '@colega/domain/fechas';

export const decirPlazo = (vence: string, dias: number): string => {
  if (dias < 0) return `Venció el ${formatFecha(vence)}, hace ${enDias(-dias)}`;
  if (dias === 0) return 'Vence hoy';
  return dias === 1 ? 'Vence mañana' : `Vence el ${formatFecha(vence)}, en ${enDias(dias)}`;
};

const enDias = (dias: number): string => (dias === 1 ? '1 día' : `${dias} días`);
