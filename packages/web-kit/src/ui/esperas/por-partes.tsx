import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';

type Props = { primeras: number; children: ReactNode };

/**
 * A page that is opened is drawn a part at a time, from the top: put on the screen at once, a slow phone does not answer meanwhile. Whoever
 * touches it is looking for something in it, and gets all of it.
 */
export const PorPartes = ({ primeras, children }: Props) => {
  const partes = Children.toArray(children);
  const [puestas, setPuestas] = useState(
    navigator.userActivation?.hasBeenActive === false ? primeras : Number.POSITIVE_INFINITY,
  );
  const faltan = puestas < partes.length;
  useEffect(() => {
    if (!faltan) return;
    const fin = new AbortController();
    for (const gesto of ['pointerdown', 'keydown'])
      addEventListener(gesto, () => setPuestas(Number.POSITIVE_INFINITY), { capture: true, signal: fin.signal });
    startTransition(() => setPuestas(puestas + primeras));
    return () => fin.abort();
  }, [faltan, puestas, primeras]);
  return partes.slice(0, puestas);
};
