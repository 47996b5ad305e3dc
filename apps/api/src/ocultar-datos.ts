/** S-507. What may be of a person, or open a door, wherever it is in a line: an address of mail, a token, a number of eight digits or more. */
const CORREO = /[^\s@/<>"'(),;:=&?]+(?:@|%40)[^\s@/<>"'(),;&?]+\.[a-z]{2,}/gi;
const TOKEN = /\beyJ[\w-]{10,}(?:\.[\w-]+)*/g;
/** A day is none of them, nor an address of a machine. */
const NUMERO = /(?<![\w.])(?!\d{4}-\d\d-\d\d(?!\d))\d(?:-?\d){7,}(?!\w)|(?<![\w.])\d{1,2}\.\d{3}\.\d{3}(?![\w]|\.\d)/g;

export const OCULTO = '[oculto]';

/** A line for the log without what is of a person: CUIT, DNI, mail, tokens. */
export const ocultarDatos = (linea: string): string =>
  linea.replace(CORREO, OCULTO).replace(TOKEN, OCULTO).replace(NUMERO, OCULTO);
