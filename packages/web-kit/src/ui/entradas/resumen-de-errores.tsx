import { Alert, Anchor, List } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Icono } from '../signos/icono.tsx';

export type ErrorEnPantalla = { campo: string; mensaje: string };

type Props = {
  errores: readonly ErrorEnPantalla[];
  titulo?: string;
  intento?: number;
  alIr?: (campo: string) => void;
};

/** It takes the focus on each failed attempt, and each line leads to its field. */
export const ResumenDeErrores = (props: Props) => {
  const { errores, titulo = 'Hay datos para corregir', intento = 0, alIr = irAlCampo } = props;
  const caja = useRef<HTMLDivElement>(null);
  const hay = errores.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks for the focus again
  useEffect(() => {
    if (hay) caja.current?.focus();
  }, [hay, intento]);
  if (!hay) return null;
  return (
    <Alert
      ref={caja}
      tabIndex={-1}
      role="alert"
      color="red"
      variant="light"
      title={titulo}
      icon={<Icono nombre="alerta" />}
    >
      <List spacing={4}>
        {errores.map(({ campo, mensaje }) => (
          <List.Item key={`${campo} ${mensaje}`}>
            <Anchor
              href={`#${campo}`}
              c="inherit"
              onClick={(evento) => {
                evento.preventDefault(); // the address stays as it is
                alIr(campo);
              }}
            >
              {mensaje}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
};

export const elementoDe = (campo: string): HTMLElement | null => {
  const elemento = document.getElementById(campo);
  const afuera = campo.lastIndexOf('.');
  return elemento ?? (afuera > 0 ? elementoDe(campo.slice(0, afuera)) : null);
};

const SE_ENFOCA = ['input', 'select', 'textarea', 'button'].map((uno) => `${uno}:not(:disabled)`).join();

export const irAlCampo = (campo: string): void => {
  const elemento = elementoDe(campo);
  elemento?.scrollIntoView({ block: 'center' });
  elemento?.focus({ preventScroll: true });
  if (elemento && document.activeElement !== elemento)
    elemento.querySelector<HTMLElement>(SE_ENFOCA)?.focus({ preventScroll: true });
};
