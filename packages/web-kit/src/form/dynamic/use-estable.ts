import { useRef } from 'react';

/** The first of two equal values stays, so that whoever receives it does not render again. */
export const useEstable = <T>(valor: T, iguales: (a: T, b: T) => boolean): T => {
  const anterior = useRef(valor);
  if (!iguales(anterior.current, valor)) anterior.current = valor;
  return anterior.current;
};
