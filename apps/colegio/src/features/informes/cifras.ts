import type { CifraDeInforme, CifrasDeInforme } from '@colega/contract/informes';
import { formatImporte, formatNumero } from '@colega/domain/importes';

type Valor = CifrasDeInforme[string] | undefined;

const formatEntero = (valor: number): string => formatNumero(String(valor), 0);

export const decirCifra = (tipo: CifraDeInforme['tipo'], valor: Valor): string => {
  if (valor === null || valor === undefined) return '—';
  if (tipo === 'importe') return formatImporte(String(valor));
  return formatEntero(Number(valor));
};

/** As a chart draws it: of cents, only what the eye sees. */
export const numeroDe = (valor: Valor): number | null => (valor === null || valor === undefined ? null : Number(valor));

const MIL = 1000;
const MILLON = 1_000_000;
const conComa = (valor: number): string => String(Number(valor.toFixed(1))).replace('.', ',');

/** `$ 1,5 M`: on an axis there is no room for more. */
export const decirEnElEje = (tipo: CifraDeInforme['tipo'], valor: number): string => {
  const [tamanio, signo] = [Math.abs(valor), tipo === 'importe' ? '$\u00a0' : ''];
  if (tamanio >= MILLON) return `${signo}${conComa(valor / MILLON)}\u00a0M`;
  if (tamanio >= 10 * MIL) return `${signo}${conComa(valor / MIL)}\u00a0mil`;
  return `${signo}${formatEntero(Math.round(valor))}`;
};

/** How much more, or less, than a year before; null when there was nothing to compare with. */
export const decirCambio = (tipo: CifraDeInforme['tipo'], ahora: Valor, antes: Valor): string | null => {
  const [a, b] = [numeroDe(ahora), numeroDe(antes)];
  if (a === null || b === null) return null;
  if (tipo === 'dias') return a === b ? 'igual' : `${a > b ? '+' : '−'}${Math.abs(a - b)}`;
  if (b === 0) return null;
  const parte = Math.round(((a - b) / Math.abs(b)) * 100);
  return parte === 0 ? 'igual' : `${parte > 0 ? '+' : '−'}${Math.abs(parte)}\u00a0%`;
};
