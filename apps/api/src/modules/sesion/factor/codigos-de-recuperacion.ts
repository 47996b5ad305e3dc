import { randomInt } from 'node:crypto';
import { hashDeToken } from '../tokens.ts';

const CUANTOS = 10;
/** 118 bits (S-529): a plain hash protects that many (ASVS 6.5.2). */
const LETRAS = 24;
const GRUPO = /.{4}(?=.)/g;
/** The alphabet leaves out lookalikes: 0 and o, 1, i and l. */
const ALFABETO = '23456789abcdefghjkmnpqrstuvwxyz';

const nuevo = (): string =>
  Array.from({ length: LETRAS }, () => ALFABETO[randomInt(ALFABETO.length)])
    .join('')
    .replace(GRUPO, '$&-');

export const crearCodigos = (): string[] => Array.from({ length: CUANTOS }, nuevo);

/** It may be typed with or without its hyphens, in capitals or not. */
export const hashDeCodigo = (codigo: string): Buffer => hashDeToken(codigo.toLowerCase().replace(/[^a-z2-9]/g, ''));
