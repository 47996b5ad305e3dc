/** Longest text of one line and of several in a task's form (S-21). */
export const LARGO_DE_TEXTO = 250;
export const LARGO_DE_TEXTO_LARGO = 2000;
