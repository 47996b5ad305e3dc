import { conRed } from '@colega/web-kit/lib/navegacion/con-red.ts';
import { irASeccion } from '@colega/web-kit/lib/navegacion/ir-a-seccion.ts';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useBorradores } from '../../../lib/consultas/borradores.ts';

// Many have saved all that they began.
const ListaDeBorradores = lazy(() => conRed(() => import('./lista-de-borradores.tsx')));

/** What was begun and not saved yet, on whichever device; nothing is drawn without one. */
export const Borradores = () => {
  const { data } = useBorradores();
  const borradores = data?.items ?? [];
  useFocoAlQuitar(borradores.length);
  if (borradores.length === 0) return null;
  return (
    <Suspense>
      <ListaDeBorradores borradores={borradores} />
    </Suspense>
  );
};

/** What was pressed went away with its line. */
const useFocoAlQuitar = (cuantos: number): void => {
  const anterior = useRef(cuantos);
  useEffect(() => {
    const quedan = anterior.current > cuantos;
    anterior.current = cuantos;
    if (quedan && document.activeElement === document.body) irASeccion(cuantos > 0 ? 'borradores' : 'contenido');
  }, [cuantos]);
};
