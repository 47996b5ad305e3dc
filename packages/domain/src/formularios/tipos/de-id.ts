import { leerComoSimple } from './de-simple.ts';
import { correcto, type DefinicionDeTipo, dejarIgual } from './definicion.ts';
import { validarFalta } from './falta.ts';

const esId = (valor: unknown): boolean => Number.isInteger(valor) && Number(valor) > 0;

export const tipoDeId: DefinicionDeTipo = {
  valorInicial: () => null,
  limpiar: dejarIgual,
  normalizar: (_campo, valor) => correcto(leerComoSimple(valor)),
  validar: (campo, valor, { ruta }) => (esId(valor) ? [] : validarFalta(campo, ruta)),
  tieneDatos: (_campo, valor) => esId(valor),
};
