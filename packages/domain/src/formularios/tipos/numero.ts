import { aplicarReglas } from '../reglas-de-campo.ts';
import { leerComoSimple } from './de-simple.ts';
import { correcto, type DefinicionDeTipo, dejarIgual } from './definicion.ts';
import { estaVacio } from './falta.ts';

/** A measure is kept as it was typed, with a comma. */
export const numero: DefinicionDeTipo = {
  valorInicial: () => null,
  limpiar: dejarIgual,
  normalizar: (_campo, valor) =>
    correcto(typeof valor === 'number' ? String(valor).replace('.', ',') : leerComoSimple(valor)),
  validar: (campo, valor, { ruta }) => aplicarReglas(campo, estaVacio(valor) ? '' : String(valor).trim(), ruta),
  tieneDatos: (_campo, valor) => !estaVacio(valor),
};
