import { Alert, type AlertProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icono } from '../signos/icono.tsx';

type Props = Pick<AlertProps, 'id' | 'tabIndex' | 'mt'> & {
  tono?: keyof typeof APARIENCIA;
  titulo?: string;
  children: ReactNode;
};

const APARIENCIA = {
  informa: { color: 'petroleo', icono: 'info' },
  advierte: { color: 'yellow', icono: 'alerta' },
} as const;

/** Something good to know, part of the screen: unlike an error it does not interrupt who listens to the page. */
export const Nota = ({ tono = 'informa', titulo, children, ...resto }: Props) => {
  const { color, icono } = APARIENCIA[tono];
  return (
    <Alert {...resto} role="note" color={color} icon={<Icono nombre={icono} />} {...(titulo && { title: titulo })}>
      {children}
    </Alert>
  );
};
