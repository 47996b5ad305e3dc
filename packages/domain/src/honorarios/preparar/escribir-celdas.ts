import { type ProblemaDeCifra, parseCifra } from '../../importes/parse-cifra.ts';
import { exito, fracaso, type Resultado } from '../../resultado/resultado.ts';
import type { CeldaDeArancel, TipoDeCelda } from './celda.ts';
import { type ContenidoDeArancel, cambiarEn, mapaEn } from './ruta-de-celda.ts';

export type ProblemaDeCelda = Omit<ProblemaDeCifra, 'codigo'> & {
  codigo: ProblemaDeCifra['codigo'] | 'reparto_desconocido';
};

/** How many decimals a figure may have (S-974). */
const DECIMALES: Readonly<Record<Exclude<TipoDeCelda, 'reparto'>, number>> = {
  ...{ importe: 2, coeficiente: 6, porcentaje: 4, tope: 2, entero: 0 },
};

const enElContenido = (tipo: TipoDeCelda, cifra: string): string | number => {
  if (tipo === 'entero') return Number(cifra);
  if (tipo !== 'importe') return cifra;
  const [entero, fraccion = ''] = cifra.split('.');
  return `${entero}.${fraccion.padEnd(2, '0')}`;
};

/** A bracket without an end is written so, too. */
const SIN_TOPE = /^(sin tope|en adelante|-|—)?$/i;

const normalizarReparto = (escrito: string): string => escrito.trim().toLowerCase().replaceAll(' ', '_');

/** `37,5 %` is 37,5 where percentages are written; of any other figure it would be its hundredth, and is refused. */
export const quitarSigno = (escrito: string): string => escrito.trim().replace(/\s*%$/, '');

/** What somebody wrote in a cell, as the contents keep it. */
export const leerCelda = (
  contenido: ContenidoDeArancel,
  { tipo }: Pick<CeldaDeArancel, 'tipo'>,
  escrito: string,
): Resultado<string | number | null, ProblemaDeCelda> => {
  if (tipo === 'reparto') {
    const reparto = normalizarReparto(escrito);
    const hay = mapaEn(contenido, 'tabla/repartos/valores').map(([clave]) => clave);
    return hay.includes(reparto)
      ? exito(reparto)
      : fracaso({ codigo: 'reparto_desconocido', datos: { hay: hay.join(', ') } });
  }
  if (tipo === 'tope' && SIN_TOPE.test(escrito.trim())) return exito(null);
  const sinSigno = quitarSigno(escrito);
  if (tipo !== 'porcentaje' && sinSigno !== escrito.trim()) return fracaso({ codigo: 'cifra_invalida' });
  const cifra = parseCifra(sinSigno, DECIMALES[tipo]);
  return cifra.ok ? exito(enElContenido(tipo, cifra.valor)) : cifra;
};

export type CeldaEscrita = { ruta: string; escrito: string };
/** What was written and is not understood, by the place of its cell. */
export type SinLeer = Readonly<Record<string, string>>;
export type LoPreparado = { contenido: ContenidoDeArancel; sin_leer: SinLeer };

/** Each goes to its cell; what is not understood waits beside it, and nothing of it is lost. Of a place that there is not, nothing is done. */
export const escribirCeldas = (
  { contenido, sin_leer }: LoPreparado,
  celdas: readonly CeldaDeArancel[],
  escritas: readonly CeldaEscrita[],
): LoPreparado => {
  const lugares = new Map(celdas.map((celda) => [celda.ruta, celda]));
  const esperan = new Map(Object.entries(sin_leer));
  let nuevo = contenido;
  for (const { ruta, escrito } of escritas) {
    const celda = lugares.get(ruta);
    if (!celda) continue;
    const leida = leerCelda(nuevo, celda, escrito);
    if (leida.ok) {
      nuevo = cambiarEn(nuevo, ruta, leida.valor);
      esperan.delete(ruta);
    } else esperan.set(ruta, recortarEscrito(escrito));
  }
  return { contenido: nuevo, sin_leer: Object.fromEntries(esperan) };
};

export const LARGO_DE_LO_ESCRITO = 80;
/** What is cut says so: it is no figure any more. */
export const recortarEscrito = (escrito: string): string =>
  escrito.length > LARGO_DE_LO_ESCRITO ? `${escrito.slice(0, LARGO_DE_LO_ESCRITO - 1)}…` : escrito;
