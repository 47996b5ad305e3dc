import { z } from 'zod';

/**
 * What no text of ours may have (S-415), because it is kept, printed and published: controls other than tab and line breaks, half
 * characters, what remains of a letter that did not come in UTF-8 (U+FFFD), and what is read otherwise than it is stored: marks that
 * turn the direction of writing, letters of no width, blanks that pass for letters, other separators of lines, tags.
 */
const ILEGIBLE =
  /[^\P{Cc}\t\n\r]|\p{Surrogate}|[\u00AD\u061C\u115F\u1160\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\uFFFD\u{E0000}-\u{E007F}]/u;
const TODO_LO_ILEGIBLE = new RegExp(ILEGIBLE.source, 'gu');

export const esTextoLegible = (texto: string): boolean => !ILEGIBLE.test(texto);

/** Of what somebody else wrote and nobody can be asked to write again: without what cannot be read, in one line. */
export const limpiarTexto = (texto: string): string => texto.replace(TODO_LO_ILEGIBLE, '').replace(/\s+/g, ' ').trim();

/** Shown where a name cannot be: each thing that cannot be read as a question mark. */
export const marcarIlegibles = (texto: string): string => texto.replace(TODO_LO_ILEGIBLE, '?');

export const unirLineas = (texto: string): string => texto.replace(/\s+/g, ' ').trim();

/** A text of somebody, of one line or several: nothing comes in that is read otherwise than it is stored. */
export const zTexto = (maximo: number) => z.string().max(maximo).refine(esTextoLegible, 'dato_invalido');

/** A text of one line: what was pasted with breaks or blanks to spare is one line too. */
export const zRenglon = (maximo: number) => zTexto(maximo).transform(unirLineas);
