import { useEffect, useRef, useState } from 'react';

type ConId = { id: number };

/** One row is reached by Tab, and the keys move to the others. Whose row left stays at its place; another list (`cual`) begins anew. */
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

  return {
    id,
    /** The first key marks where one is; from then on they move. */
    mover: (pasos: number): void => {
      const desde = enFoco.current ? lugar + pasos : lugar;
      enfocar(filas[Math.max(0, Math.min(desde, ultimo))]?.id ?? null);
    },
    volver: (): void => enfocar(id),
    deFila: (fila: ConId) => ({
      ref: (elemento: HTMLElement | null): void => {
        if (elemento) enlaces.current.set(fila.id, elemento);
        else enlaces.current.delete(fila.id);
      },
      tabIndex: fila.id === id ? 0 : -1,
    }),
    alEntrar: (fila: ConId): void => {
      enFoco.current = true;
      setActiva({ id: fila.id, lugar: lugarDe(fila.id) });
    },
    /** A row that goes away with the focus leaves it to nobody. */
    alSalir: (haciaDonde: EventTarget | null): void => {
      if (haciaDonde !== null) enFoco.current = false;
    },
  };
};
export type FilaActiva = ReturnType<typeof useFilaActiva>;
