import type { Problema } from '@colega/domain/resultado';
import type { CodigoDeMensaje } from './mensajes.ts';
import { mensajes } from './mensajes.ts';

const esCodigo = (codigo: string): codigo is CodigoDeMensaje => Object.hasOwn(mensajes, codigo);

/** The Spanish sentence of a problem, its `{datos}` filled in. */
export const texto = (problema: Pick<Problema<CodigoDeMensaje>, 'codigo' | 'datos'>): string =>
  mensajes[problema.codigo].replace(/\{(\w+)\}/g, (_, nombre: string) => String(problema.datos?.[nombre] ?? ''));

/** For codes that come from outside the type system (a zod issue, an old client): the general sentence if unknown. */
export const textoDeCodigo = (codigo: string): string =>
  esCodigo(codigo) ? texto({ codigo }) : mensajes.dato_invalido;
