import { largoMaximo } from '../../validacion/reglas.ts';
import { tipoDeTexto } from './de-texto.ts';

/** Longest text of several lines (S-21). */
export const LARGO_DE_TEXTO_LARGO = 2000;

export const textMultiline = tipoDeTexto({ regla: () => largoMaximo(LARGO_DE_TEXTO_LARGO) });
