import { LimiteDeFallas } from '@colega/web-kit/ui/esperas/limite-de-fallas.tsx';
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import type DialogoDeFoto from './dialogo-de-foto.tsx';

const cargar = () => import('./dialogo-de-foto.tsx');

/** The cropper comes with the form, so that it opens later with no network. */
export const usePreparacionDelDialogo = (): void =>
  useEffect(() => {
    void cargar().catch(() => undefined);
  }, []);

type Props = ComponentProps<typeof DialogoDeFoto> & {
  alFallar: () => void;
};

/** A failure of the dialog stays here, and never reaches the form. */
export const DialogoPreparado = ({ alFallar, ...props }: Props) => {
  // A lazy component remembers that it failed to load, so each opening begins anew.
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
