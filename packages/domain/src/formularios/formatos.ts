import {
  anio,
  digitosYSeparadores,
  entero,
  ochoDigitos,
  seisDigitos,
  seisDigitosSinSeparadores,
} from '../validacion/reglas.ts';
import type { CodigoDeCampo } from './codigos.ts';

type Formato = (texto: string) => { codigo: CodigoDeCampo } | null;

const NUEVE_DECIMALES = /^\d{1,6}([.,]\d{1,9})?$/;

/** Formats have names so that a definition is plain data. The rules are those of validacion (VAL). */
export const FORMATOS = {
  digitos_y_separadores: digitosYSeparadores,
  seis_digitos: seisDigitos,
  seis_digitos_sin_separadores: seisDigitosSinSeparadores,
  ocho_digitos: ochoDigitos,
  entero: (texto: string) => (texto.startsWith('-') ? { codigo: 'entero' } : entero(texto)),
  anio,
  nueve_decimales: (texto: string) => (NUEVE_DECIMALES.test(texto) ? null : { codigo: 'nueve_decimales' }),
} as const satisfies Record<string, Formato>;

export type NombreDeFormato = keyof typeof FORMATOS;
