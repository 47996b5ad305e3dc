import { tipoDeTexto } from './de-texto.ts';

export const texto = tipoDeTexto({});
