import { LimiteDeFallas } from '@colega/web-kit/ui/esperas/limite-de-fallas.tsx';
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import type DialogoDeFoto from './dialogo-de-foto.tsx';

const cargar = () => import('./dialogo-de-foto.tsx');

/** The cropper comes with the form that has a photo in it, so that it opens later with no network. */
export const usePreparacionDelDialogo = (): void =>
  useEffect(() => {
    void cargar().catch(() => undefined);
  }, []);

type Props = ComponentProps<typeof DialogoDeFoto> & {
  /** It could not be loaded: the form goes on without it. */
  alFallar: () => void;
};

/** The dialog of a photo. A failure of its own stays here, and never reaches the form. */
export const DialogoPreparado = ({ alFallar, ...props }: Props) => {
  // one that failed to load remembers it: each opening begins anew
  const [Dialogo] = useState(() => lazy(cargar));
  return (
    <LimiteDeFallas alternativa={<Falla alFallar={alFallar} />}>
      <Suspense>
        <Dialogo {...props} />
      </Suspense>
    </LimiteDeFallas>
  );
};

const Falla = ({ alFallar }: Pick<Props, 'alFallar'>) => {
  useEffect(alFallar, [alFallar]);
  return null;
};
