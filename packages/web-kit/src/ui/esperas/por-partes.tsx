import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';

type Props = { primeras: number; children: ReactNode };

/** A page that is opened is drawn a part at a time, from the top: put on the screen at once, a slow phone does not answer meanwhile. */
export const PorPartes = ({ primeras, children }: Props) => {
  const partes = Children.toArray(children);
  // Whoever has touched the page is looking for something in it: it comes whole.
  const abierta = navigator.userActivation?.hasBeenActive === false;
  const [puestas, setPuestas] = useState(abierta ? primeras : Number.POSITIVE_INFINITY);
  const faltan = puestas < partes.length;
  useEffect(() => {
    if (faltan) startTransition(() => setPuestas(puestas + primeras));
  }, [faltan, puestas, primeras]);
  return partes.slice(0, puestas);
};
