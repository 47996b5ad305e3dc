import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { LimiteDeFallas } from './limite-de-fallas.tsx';

type Lugar<P> = {
  mientras?: ReactNode;
  falla: (reintentar: () => void, props: P) => ReactNode;
};

/** The code may not come (no network, a renewed portal): the screen stays as typed, and it can be retried. */
export const conReintento = <P extends object>(
  cargar: () => Promise<{ default: ComponentType<P> }>,
  { mientras, falla }: Lugar<P>,
) => {
  // React.lazy remembers a failure, so another one is made to ask anew.
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
