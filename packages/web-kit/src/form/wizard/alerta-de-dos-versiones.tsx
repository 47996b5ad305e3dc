import { Alert } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { conReintento } from '../../ui/esperas/con-reintento.tsx';
import { ErrorDeCarga } from '../../ui/esperas/error-de-carga.tsx';
import { EsqueletoDeTexto } from '../../ui/esperas/esqueleto.tsx';
import { Icono } from '../../ui/signos/icono.tsx';

type Props = {
  titulo: string;
  /** Each one that is found is told, and takes the focus. */
  hallada: unknown;
  children: ReactNode;
};

/** What is being written changed elsewhere, and the person says which of the two goes on. */
export const AlertaDeDosVersiones = ({ titulo, hallada, children }: Props) => {
  const caja = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is told
  useEffect(() => caja.current?.focus(), [hallada]);
  return (
    <Alert
      ref={caja}
      tabIndex={-1}
      role="alert"
      color="yellow"
      icon={<Icono nombre="alerta" />}
      title={titulo}
      styles={{ title: { color: 'var(--colega-texto)' }, body: { minWidth: 0 } }}
    >
      {children}
    </Alert>
  );
};

export const sinDiferencias = (reintentar: () => void) => (
  <ErrorDeCarga mensaje="No pudimos mostrar las diferencias." alReintentar={reintentar} />
);

// Two versions seldom meet.
export const TablaDeDiferencias = conReintento(() => import('./tabla-de-diferencias.tsx'), {
  mientras: <EsqueletoDeTexto renglones={3} />,
  falla: sinDiferencias,
});
