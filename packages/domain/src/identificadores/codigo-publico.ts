/** S-414: nobody guesses this much of a code in their tries. */
export const LARGO_DEL_COMIENZO = 8;

/** What is typed of a public code, beside a number. */
export const comienzoDeCodigo = (codigo: string): string => codigo.slice(0, LARGO_DEL_COMIENZO);
