/** S-507: personal or secret data anywhere in a line: a mail address, a token, a number of eight digits or more. */
const CORREO = /[^\s@/<>"'(),;:=&?]+(?:@|%40)[^\s@/<>"'(),;&?]+\.[a-z]{2,}/gi;
const TOKEN = /\beyJ[\w-]{10,}(?:\.[\w-]+)*/g;
/** A date is not one of them, nor is a machine's address. */
const NUMERO = /(?<![\w.])(?!\d{4}-\d\d-\d\d(?!\d))\d(?:-?\d){7,}(?!\w)|(?<![\w.])\d{1,2}\.\d{3}\.\d{3}(?![\w]|\.\d)/g;

export const OCULTO = '[oculto]';

/** A log line without personal data: CUIT, DNI, mail, tokens. */
export const ocultarDatos = (linea: string): string =>
  linea.replace(CORREO, OCULTO).replace(TOKEN, OCULTO).replace(NUMERO, OCULTO);
