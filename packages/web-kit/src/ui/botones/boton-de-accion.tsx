import { Button, type ButtonProps, Loader } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';

type Props = Omit<ButtonProps, 'loading' | 'onClick'> & {
  children: ReactNode;
  ocupado: string;
  type?: 'button' | 'submit';
  /** The button works until the promise ends. */
  alPresionar?: () => unknown;
  trabajando?: boolean;
};

export const BotonDeAccion = ({
  children,
  ocupado,
  alPresionar,
  trabajando = false,
  type = 'button',
  ...resto
}: Props) => {
  const [propio, setPropio] = useState(false);
  const enCurso = useRef(false);
  const activo = propio || trabajando;
  const presionar = async () => {
    if (enCurso.current || activo || !alPresionar) return;
    enCurso.current = true;
    setPropio(true);
    try {
      await alPresionar();
    } finally {
      enCurso.current = false;
      setPropio(false);
    }
  };
  return (
    <Button
      {...resto}
      type={activo ? 'button' : type}
      aria-disabled={activo}
      {...(activo && { leftSection: <Loader size={18} color="currentColor" aria-hidden /> })}
      onClick={presionar}
    >
      <span aria-live="polite">{activo ? ocupado : children}</span>
    </Button>
  );
};
