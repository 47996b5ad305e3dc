import { useCallback, useEffect, useRef } from 'react';

const ENTRADA = 'input, select, textarea';

/** After adding a row the focus goes to its first input; after removing one, to the button that adds. */
export const useFocoEnFila = (cantidad: number) => {
  const filas = useRef(new Map<number, HTMLElement>());
  const agregar = useRef<HTMLButtonElement>(null);
  const pendiente = useRef<number | null>(null);

  useEffect(() => {
    if (pendiente.current === null || pendiente.current >= cantidad) return;
    filas.current.get(pendiente.current)?.querySelector<HTMLElement>(ENTRADA)?.focus();
    pendiente.current = null;
  }, [cantidad]);

  const refDeFila = (i: number) => (elemento: HTMLElement | null) => {
    if (elemento) filas.current.set(i, elemento);
    else filas.current.delete(i);
  };
  const enfocarFila = useCallback((i: number) => {
    pendiente.current = i;
  }, []);
  const enfocarAgregar = useCallback(() => agregar.current?.focus(), []);

  return { refDeFila, refDeAgregar: agregar, enfocarFila, enfocarAgregar };
};
