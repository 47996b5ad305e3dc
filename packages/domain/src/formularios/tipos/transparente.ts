import { correcto, type DefinicionDeTipo, dejarIgual } from './definicion.ts';

/** These types only arrange their fields: they own no value, and the level walks through them. */
export const transparente: DefinicionDeTipo = {
  valorInicial: () => null,
  limpiar: dejarIgual,
  normalizar: () => correcto(null),
  validar: () => [],
  tieneDatos: () => false,
};
