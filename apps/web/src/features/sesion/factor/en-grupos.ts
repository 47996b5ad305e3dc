/** In groups of four, which are easier to copy. */
export const enGrupos = (secreto: string): string => secreto.replace(/.{4}(?=.)/g, '$& ');
