const CON_MILES = String.raw`\d{1,3}(\.\d{3})+`;
const ENTERO = new RegExp(`^(\\d*|${CON_MILES})$`);
const DECIMAL = new RegExp(`^(\\d*([.,]\\d*)?|${CON_MILES}(,\\d*)?)$`);

/** Dropping the stray characters of a paste like `12.5` or `-5` would make another figure. */
export const sePegaComoEntero = (texto: string): boolean => ENTERO.test(texto.trim());
export const sePegaComoDecimal = (texto: string): boolean => DECIMAL.test(texto.trim());
