import type { AcordadoConCobrador } from '@colega/contract/dinero';
import { formatFecha } from '@colega/domain/fechas';

const DECIMALES = 4;
const decirPorCiento = (texto: string): string =>
  `${Number(texto).toLocaleString('es-AR', { maximumFractionDigits: DECIMALES })} %`;

/** What a collector keeps, and whether somebody has said so. */
export const decirAcordado = (acordado: AcordadoConCobrador | null): string =>
  acordado
    ? `${decirPorCiento(acordado.por_ciento)} desde el ${formatFecha(acordado.desde)}${acordado.de_referencia ? ', valor de referencia' : ''}`
    : 'nada todavía';
