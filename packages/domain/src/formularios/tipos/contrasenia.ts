import { leerComoTexto } from './de-texto.ts';
import { correcto, type DefinicionDeTipo, rechazarForma } from './definicion.ts';
import { texto } from './texto.ts';

/** A text that nobody reads: blanks at its ends are of it. */
export const contrasenia: DefinicionDeTipo = {
  ...texto,
  normalizar: (_campo, valor, { ruta }) => {
    const escrita = leerComoTexto(valor);
    return escrita === null ? rechazarForma('', ruta) : correcto(escrita);
  },
};
