import { z } from 'zod';

/**
 * S-415: a text is kept, printed and published, so it may have no controls (but tab and line breaks), half characters
 * or U+FFFD, nor what reads otherwise than it is stored: direction marks, letters of no width, blanks that pass for
 * letters, other line separators, tags.
 */
const ILEGIBLE =
  /[^\P{Cc}\t\n\r]|\p{Surrogate}|[\u00AD\u061C\u115F\u1160\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\uFFFD\u{E0000}-\u{E007F}]/u;
const TODO_LO_ILEGIBLE = new RegExp(ILEGIBLE.source, 'gu');

export const esTextoLegible = (texto: string): boolean => !ILEGIBLE.test(texto);

/** Somebody else wrote it and cannot be asked to write it again, so what cannot be read is left out. */
export const limpiarTexto = (texto: string): string => texto.replace(TODO_LO_ILEGIBLE, '').replace(/\s+/g, ' ').trim();

export const marcarIlegibles = (texto: string): string => texto.replace(TODO_LO_ILEGIBLE, '?');

const escapar = (ilegible: string): string =>
  Array.from({ length: ilegible.length }, (_, i) => ilegible.charCodeAt(i).toString(16).padStart(4, '0'))
    .map((hex) => `\\u${hex}`)
    .join('');

/** The same JSON, with what cannot be read written by its number. */
export const escaparIlegibles = (json: string): string => json.replace(TODO_LO_ILEGIBLE, escapar);

export const unirLineas = (texto: string): string => texto.replace(/\s+/g, ' ').trim();

export const zTexto = (maximo: number) => z.string().max(maximo).refine(esTextoLegible, 'dato_invalido');

export const zRenglon = (maximo: number) => zTexto(maximo).transform(unirLineas);
