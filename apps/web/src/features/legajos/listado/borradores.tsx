import { nombresDe } from '@colega/web-kit/lib/borradores/en-el-dispositivo.ts';
import type { Adelanto } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { conRed } from '@colega/web-kit/lib/navegacion/con-red.ts';
import { irASeccion } from '@colega/web-kit/lib/navegacion/ir-a-seccion.ts';
import { leerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { consultaDeBorradores, useBorradores } from '../../../lib/consultas/borradores.ts';

let Lista: typeof import('./lista-de-borradores.tsx')['default'] | undefined;
// Many have saved all that they began.
const cargar = async () => {
  ({ default: Lista } = await conRed(() => import('./lista-de-borradores.tsx')));
};

/** Some of what this device keeps may be here alone. */
const hayAca = (): boolean => nombresDe('copia-de-borrador', leerSesion()?.user_id ?? 0).length > 0;

/** Those there are now, with their code. */
export const adelantarBorradores: Adelanto = async (cliente) => {
  await cliente.prefetchQuery(consultaDeBorradores);
  if (hayAca() || cliente.getQueryData(consultaDeBorradores.queryKey)?.items.length) await cargar();
};

/**
 * What was begun and not saved yet, on whichever device; nothing is drawn without one. Those that come late, to somebody who is using
 * the page, are below it: nothing moves under the finger.
 */
export const Borradores = ({ children }: { children?: ReactNode }) => {
  const { data } = useBorradores();
  const borradores = data?.items ?? [];
  const hay = borradores.length > 0 || hayAca();
  const [arriba, ubicar] = useState(hay && Lista ? true : undefined);
  const enUso = useEnUso();
  useEffect(() => {
    if (hay) void cargar().then(() => ubicar((antes) => antes ?? !enUso.current));
  }, [hay, enUso]);
  useFocoAlQuitar(borradores.length);
  const lista = hay && Lista && arriba !== undefined && <Lista borradores={borradores} />;
  return (
    <>
      {arriba && lista}
      {children}
      {!arriba && lista}
    </>
  );
};

const GESTOS = ['pointerdown', 'keydown'];

/** Since this screen is there; what a browser calls active lasts from one page to the next. */
const useEnUso = () => {
  const enUso = useRef(false);
  useEffect(() => {
    const usar = () => {
      enUso.current = true;
    };
    for (const gesto of GESTOS) addEventListener(gesto, usar, true);
    return () => {
      for (const gesto of GESTOS) removeEventListener(gesto, usar, true);
    };
  }, []);
  return enUso;
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
