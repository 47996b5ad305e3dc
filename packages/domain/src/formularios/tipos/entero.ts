import { FORMATOS } from '../formatos.ts';
import { tipoDeTexto } from './de-texto.ts';

/** FRM-008. What a client sends is not stripped: "-5" is refused, never read as 5. */
export const entero = tipoDeTexto({
  regla: () => FORMATOS.entero,
  limpiar: (texto) => texto.replace(/\D/g, ''),
  canonico: (texto) => (/^\d+$/.test(texto) ? texto.replace(/^0+(?=\d)/, '') : texto),
});
