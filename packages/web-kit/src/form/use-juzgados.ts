import { useCallback, useState } from 'react';
import { alSoltar } from '../lib/navegacion/al-soltar.ts';

/** VAL-013: a judgement belongs to one `vez`, so that a later validation of the whole speaks over it. */
export const useJuzgados = <V = true>() => {
  const [juzgados, setJuzgados] = useState<ReadonlyMap<string, V | true>>(new Map());
  const juzgar = useCallback((ruta: string, vez: V | true = true): void => {
    alSoltar(() => setJuzgados((antes) => (antes.get(ruta) === vez ? antes : new Map(antes).set(ruta, vez))));
  }, []);
  return { juzgados, juzgar };
};
