import { useEffect, useRef, useState } from 'react';

const UN_SEGUNDO_MS = 1000;

/** It waits while it is stopped, and starts again when `vuelta` changes. */
export const useCuentaRegresiva = (
  segundos: number,
  vuelta: number,
  detenida: boolean,
  alLlegar: () => void,
): number => {
  const [cuenta, setCuenta] = useState({ vuelta, restan: segundos });
  const llegar = useRef(alLlegar);
  useEffect(() => {
    llegar.current = alLlegar;
  });
  const restan = cuenta.vuelta === vuelta ? cuenta.restan : segundos;
  useEffect(() => {
    if (detenida || restan <= 0) return;
    const id = setTimeout(() => {
      setCuenta({ vuelta, restan: restan - 1 });
      if (restan === 1) llegar.current();
    }, UN_SEGUNDO_MS);
    return () => clearTimeout(id);
  }, [detenida, restan, vuelta]);
  return restan;
};
