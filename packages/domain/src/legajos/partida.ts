import type { ProblemaDeLegajo } from './problema.ts';

/** The three digits of the partido and the six of the plot (S-12). */
export const LARGO_PARTIDA = 9;

/** `055-123456-7`, as ARBA writes it: partido, plot and check digit. */
const COMO_LA_ESCRIBE_ARBA = /^(\d{3})[-\s/.]?(\d{6})(?:[-\s/.]\d)?$/;

/** What was typed or pasted, as the digits that are kept: the check digit is not one of them (S-390). */
export const limpiarPartida = (texto: string): string => {
  const limpia = texto.trim();
  const [, partido, parcela] = COMO_LA_ESCRIBE_ARBA.exec(limpia) ?? [];
  return partido && parcela ? partido + parcela : limpia;
};

/** AUT-109: an integer lost its leading zeros, which come back when they give the property's own partido. */
export const leerPartida = (valor: string | number | null | undefined, partido: string | undefined): string => {
  if (typeof valor !== 'number') return limpiarPartida(valor ?? '');
  const [escrita, entera] = [String(valor), String(valor).padStart(LARGO_PARTIDA, '0')];
  return escrita.length > LARGO_PARTIDA - 3 && partido && entera.startsWith(partido) ? entera : escrita;
};

/** AUT-109: it travels as an integer, unless it would arrive as another one. */
export const partidaAEnviar = (partida: string): string | number => {
  const entero = Number(partida);
  return String(entero) === partida ? entero : partida;
};

/** AUT-090, and of nine digits the first three are the partido's. `partido` is its ARBA code; empty outside the province. */
export const validarPartida = (partida: string, partido: string | undefined): ProblemaDeLegajo[] => {
  const campo = 'partida';
  if (!/^\d*$/.test(partida)) return [{ codigo: 'partida_numerica', campo }];
  if (partida.length > LARGO_PARTIDA) return [{ codigo: 'partida_larga', campo }];
  const esDeOtro = partida.length === LARGO_PARTIDA && partido && !partida.startsWith(partido);
  return esDeOtro ? [{ codigo: 'partida_de_otro_partido', campo, datos: { partido } }] : [];
};
