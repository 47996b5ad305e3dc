import type { Problema } from '@colega/domain/resultado';
import { type CodigoDePantalla, mensajes } from './mensajes.ts';

export const completar = (frase: string, datos: Problema['datos']): string =>
  frase.replace(/\{(\w+)\}/g, (_, nombre: string) => String(datos?.[nombre] ?? ''));

export const texto = ({ codigo, datos }: Pick<Problema<CodigoDePantalla>, 'codigo' | 'datos'>): string =>
  completar(mensajes[codigo], datos);

const esDePantalla = (codigo: string): codigo is CodigoDePantalla => Object.hasOwn(mensajes, codigo);

/** A code from outside the type system (a zod issue, an old client) may be unknown: then the sentence is general. */
export const textoDeCodigo = (codigo: string): string =>
  esDePantalla(codigo) ? texto({ codigo }) : mensajes.dato_invalido;
