import { Alert, Anchor, List } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Icono } from './icono.tsx';

/** `campo` is the id of the field in the page. */
export type ErrorDeCampo = { campo: string; mensaje: string };

type Props = { errores: readonly ErrorDeCampo[]; titulo?: string; intento?: number };

/** All that must be mended, in one place: takes the focus on each failed attempt, and each line leads to its field. */
export const ResumenDeErrores = ({ errores, titulo = 'Hay datos para corregir', intento = 0 }: Props) => {
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
            <Anchor href={`#${campo}`} c="inherit" onClick={(e) => irAlCampo(e, campo)}>
              {mensaje}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
};

const irAlCampo = (evento: { preventDefault: () => void }, campo: string): void => {
  const elemento = document.getElementById(campo);
  if (!elemento) return;
  evento.preventDefault();
  elemento.scrollIntoView({ block: 'center' });
  elemento.focus();
};
