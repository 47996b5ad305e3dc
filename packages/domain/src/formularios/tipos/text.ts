import { largoMaximo } from '../../validacion/reglas.ts';
import { tipoDeTexto } from './de-texto.ts';

/** Longest text of one line (S-21). */
export const LARGO_DE_TEXTO = 250;

export const text = tipoDeTexto({ regla: () => largoMaximo(LARGO_DE_TEXTO) });
