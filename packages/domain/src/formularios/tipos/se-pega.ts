const CON_MILES = String.raw`\d{1,3}(\.\d{3})+`;
const ENTERO = new RegExp(`^(\\d*|${CON_MILES})$`);
const DECIMAL = new RegExp(`^(\\d*([.,]\\d*)?|${CON_MILES}(,\\d*)?)$`);

/**
 * Whether a pasted text can be kept without reading another number in it: typing drops one character that does not
 * belong, a paste of `12.5` or `-5` stripped of it would be another figure.
 */
export const sePegaComoEntero = (texto: string): boolean => ENTERO.test(texto.trim());
export const sePegaComoDecimal = (texto: string): boolean => DECIMAL.test(texto.trim());
