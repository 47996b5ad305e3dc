import type { FichaDePersona } from '@colega/contract/perfil';
import { formatFecha } from '@colega/domain/fechas';

export type CarnetDeFicha = FichaDePersona['carnets'][number];

/** The one that was not annulled, whatever it is worth today. */
export const credencialEnPie = ({ carnets }: Pick<FichaDePersona, 'carnets'>): CarnetDeFicha | undefined =>
  carnets.find(({ estado }) => estado !== 'anulada');

/** What it is worth today, as the server judged it. */
export const formatCredencial = ({ numero, fecha, vencimiento, estado }: CarnetDeFicha): string => {
  const emitida = `${numero}, emitida el ${formatFecha(fecha)}`;
  if (estado === 'vencida') return `${emitida}: venció el ${formatFecha(vencimiento)}.`;
  if (estado === 'sin_efecto') return `${emitida} hasta el ${formatFecha(vencimiento)}, pero hoy no vale.`;
  return `${emitida} y vigente hasta el ${formatFecha(vencimiento)}.`;
};
