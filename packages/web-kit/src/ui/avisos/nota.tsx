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

/** Unlike an error, it does not interrupt a screen reader. */
export const Nota = ({ tono = 'informa', titulo, children, ...resto }: Props) => {
  const { color, icono } = APARIENCIA[tono];
  return (
    <Alert {...resto} role="note" color={color} icon={<Icono nombre={icono} />} {...(titulo && { title: titulo })}>
      {children}
    </Alert>
  );
};
