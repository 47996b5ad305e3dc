import type { Adelanto } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { conRed } from '@colega/web-kit/lib/navegacion/con-red.ts';
import { irASeccion } from '@colega/web-kit/lib/navegacion/ir-a-seccion.ts';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { consultaDeBorradores, useBorradores } from '../../../lib/consultas/borradores.ts';

let vino = false;
// Many have saved all that they began.
const cargar = async () => {
  const modulo = await conRed(() => import('./lista-de-borradores.tsx'));
  vino = true;
  return modulo;
};
const ListaDeBorradores = lazy(cargar);

/** Those there are now, with their code. */
export const adelantarBorradores: Adelanto = async (cliente) => {
  await cliente.prefetchQuery(consultaDeBorradores);
  if (cliente.getQueryData(consultaDeBorradores.queryKey)?.items.length) await cargar().catch(() => undefined);
};

/**
 * What was begun and not saved yet, on whichever device; nothing is drawn without one. Those that come once the screen is drawn are
 * below it: nothing moves under the finger.
 */
export const Borradores = ({ children }: { children?: ReactNode }) => {
  const { data } = useBorradores();
  const borradores = data?.items ?? [];
  const [arriba] = useState(vino && borradores.length > 0);
  useFocoAlQuitar(borradores.length);
  const lista = borradores.length > 0 && (
    <Suspense>
      <ListaDeBorradores borradores={borradores} />
    </Suspense>
  );
  return (
    <>
      {arriba && lista}
      {children}
      {!arriba && lista}
    </>
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
