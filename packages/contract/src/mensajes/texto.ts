import type { Problema } from '@colega/domain/resultado';
import type { CodigoDeMensaje } from './mensajes.ts';
import { mensajes } from './mensajes.ts';

const esCodigo = (codigo: string): codigo is CodigoDeMensaje => Object.hasOwn(mensajes, codigo);

export const texto = (problema: Pick<Problema<CodigoDeMensaje>, 'codigo' | 'datos'>): string =>
  mensajes[problema.codigo].replace(/\{(\w+)\}/g, (_, nombre: string) => String(problema.datos?.[nombre] ?? ''));

/** A code from outside the type system (a zod issue, an old client) may be unknown: then the sentence is general. */
export const textoDeCodigo = (codigo: string): string =>
  esCodigo(codigo) ? texto({ codigo }) : mensajes.dato_invalido;
