import { largoMaximo } from '../../validacion/reglas.ts';
import { tipoDeTexto } from './de-texto.ts';
import { LARGO_DE_TEXTO } from './text.ts';

export const string = tipoDeTexto({ regla: () => largoMaximo(LARGO_DE_TEXTO) });
