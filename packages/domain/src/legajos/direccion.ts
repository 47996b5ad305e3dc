/** Apart from the rules of a client, which a list of files does without. */
export const LARGO_CALLE = 50;
export const LARGO_NUMERO = 10;
