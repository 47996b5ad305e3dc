import { Button } from '@mantine/core';
import { ErrorDeCarga } from '../esperas/error-de-carga.tsx';

type Props = { alReintentar: () => void; alCerrar?: (() => void) | undefined };

export const DialogoQueNoVino = ({ alReintentar, alCerrar }: Props) => (
  <div style={LUGAR}>
    <ErrorDeCarga mensaje="No pudimos abrir la ventana" alReintentar={alReintentar} />
    {alCerrar && (
      <Button variant="subtle" onClick={alCerrar}>
        Cerrar
      </Button>
    )}
  </div>
);

const LUGAR = { position: 'fixed', inset: 'auto 0 0', zIndex: 300, background: 'var(--mantine-color-body)' } as const;
