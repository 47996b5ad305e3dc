import { tipoDeTexto } from './de-texto.ts';

/** A text, of one line or of several; how long and of what form are rules of the field. */
export const texto = tipoDeTexto({});
