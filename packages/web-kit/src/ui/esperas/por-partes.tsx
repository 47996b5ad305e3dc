import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whoever touches the page is looking for something in it, and paper has all of it. */
const GESTOS = ['pointerdown', 'keydown', 'beforeprint'] as const;

type Props = { primeras: number; children: ReactNode };

/** A page that is opened is drawn a part at a time, from the top: put on the screen at once, a slow phone does not answer meanwhile. */
export const PorPartes = ({ primeras, children }: Props) => {
  const partes = Children.toArray(children);
  const abierta = navigator.userActivation?.hasBeenActive === false;
  const [puestas, setPuestas] = useState(abierta ? primeras : Number.POSITIVE_INFINITY);
  const faltan = puestas < partes.length;
  useEffect(() => {
    if (faltan) startTransition(() => setPuestas(puestas + primeras));
  }, [faltan, puestas, primeras]);
  useEffect(() => {
    if (!faltan) return;
    const poner = () => flushSync(() => setPuestas(Number.POSITIVE_INFINITY));
    for (const gesto of GESTOS) window.addEventListener(gesto, poner, { capture: true });
    return () => {
      for (const gesto of GESTOS) window.removeEventListener(gesto, poner, { capture: true });
    };
  }, [faltan]);
  return partes.slice(0, puestas);
};
