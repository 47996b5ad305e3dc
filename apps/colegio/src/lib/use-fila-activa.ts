import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useAtajo } from './use-atajo.ts';

type ConId = { id: number };

/** One row is reached by Tab, and `j` and `k` move to the others. Whose row left stays at its place; another list (`cual`) begins anew. */
export const useFilaActiva = (filas: readonly ConId[], cual: string) => {
  const enlaces = useRef(new Map<number, HTMLElement>());
  const [activa, setActiva] = useState<{ id: number; lugar: number } | null>(null);
  const [lista, setLista] = useState(cual);
  if (lista !== cual) {
    setLista(cual);
    setActiva(null);
  }
  const enFoco = useRef(false);
  const lugarDe = (id: number): number => filas.findIndex((fila) => fila.id === id);
  const ultimo = filas.length - 1;
  const hallado = activa ? lugarDe(activa.id) : 0;
  const lugar = hallado >= 0 ? hallado : Math.min(activa?.lugar ?? 0, ultimo);
  const id = filas[lugar]?.id ?? null;

  const enfocar = (destino: number | null): void => {
    if (destino !== null) enlaces.current.get(destino)?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the row that had the focus left
  useEffect(() => {
    if (enFoco.current && document.activeElement === document.body) enfocar(id);
  }, [id]);

  /** The first key marks where one is; from then on they move. */
  const mover = (pasos: number): void => {
    const desde = enFoco.current ? lugar + pasos : lugar;
    enfocar(filas[Math.max(0, Math.min(desde, ultimo))]?.id ?? null);
  };
  useAtajo('j', () => mover(1));
  useAtajo('k', () => mover(-1));

  return {
    id,
    mover,
    volver: (): void => enfocar(id),
    /** Of what is pressed to act on the row. */
    deFila: (fila: ConId) => ({
      ref: (elemento: HTMLElement | null): void => {
        if (elemento) enlaces.current.set(fila.id, elemento);
        else enlaces.current.delete(fila.id);
      },
      tabIndex: fila.id === id ? 0 : -1,
    }),
    deRenglon: (fila: ConId) => ({
      onFocus: (): void => {
        enFoco.current = true;
        setActiva({ id: fila.id, lugar: lugarDe(fila.id) });
      },
      /** A row that goes away with the focus leaves it to nobody. */
      onBlur: ({ relatedTarget }: FocusEvent): void => {
        if (relatedTarget !== null) enFoco.current = false;
      },
    }),
  };
};
export type FilaActiva = ReturnType<typeof useFilaActiva>;
