import { leerComoSimple } from './de-simple.ts';
import { correcto, type DefinicionDeTipo, dejarIgual, problema } from './definicion.ts';
import { estaVacio, validarFalta } from './falta.ts';

export const opcion: DefinicionDeTipo = {
  valorInicial: () => null,
  limpiar: dejarIgual,
  normalizar: (_campo, valor) => correcto(leerComoSimple(valor)),
  validar: (campo, valor, { ruta }) => {
    if (estaVacio(valor)) return validarFalta(campo, ruta);
    return campo.opciones?.some((una) => una.valor === valor && !una.cerrada)
      ? []
      : [problema('opcion_invalida', ruta)];
  },
  tieneDatos: (_campo, valor) => !estaVacio(valor),
};
