import { useEffect, useState } from 'react';

const SIN_MOSTRAR_NADA_MS = 200;

/** A short wait is not worth showing. */
export const useTarda = (demora = SIN_MOSTRAR_NADA_MS): boolean => {
  const [tarda, setTarda] = useState(false);
  useEffect(() => {
    const id = setTimeout(() => setTarda(true), demora);
    return () => clearTimeout(id);
  }, [demora]);
  return tarda;
};
