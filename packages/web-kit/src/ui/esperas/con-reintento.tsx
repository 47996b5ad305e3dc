import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { LimiteDeFallas } from './limite-de-fallas.tsx';

type Lugar<P> = {
  mientras?: ReactNode;
  /** What takes its place when its code did not come. */
  falla: (reintentar: () => void, props: P) => ReactNode;
};

/**
 * A piece of a screen whose code comes apart. One that does not come (no network, a portal just renewed) takes nothing else with
 * it: what is on the screen stays as it was typed, and the piece can be asked for again in its place.
 */
export const conReintento = <P extends object>(
  cargar: () => Promise<{ default: ComponentType<P> }>,
  { mientras, falla }: Lugar<P>,
) => {
  // React.lazy remembers a failure: whoever asks afterwards asks anew
  const nueva = () =>
    lazy(() =>
      cargar().catch((error: unknown) => {
        Ultima = nueva();
        throw error;
      }),
    );
  let Ultima = nueva();
  return (props: P) => {
    const [{ Pieza, vez }, setPedido] = useState(() => ({ Pieza: Ultima, vez: 0 }));
    const reintentar = () => setPedido({ Pieza: Ultima, vez: vez + 1 });
    return (
      <LimiteDeFallas key={vez} alternativa={falla(reintentar, props)}>
        <Suspense fallback={mientras}>
          <Pieza {...props} />
        </Suspense>
      </LimiteDeFallas>
    );
  };
};
