import { correcto, type DefinicionDeTipo, dejarIgual } from './definicion.ts';
import { validarFalta } from './falta.ts';

export const siNo: DefinicionDeTipo = {
  valorInicial: () => null,
  limpiar: dejarIgual,
  normalizar: (_campo, valor) => correcto(typeof valor === 'boolean' ? valor : null),
  validar: (campo, valor, { ruta }) => (typeof valor === 'boolean' ? [] : validarFalta(campo, ruta)),
  tieneDatos: (_campo, valor) => typeof valor === 'boolean',
};
