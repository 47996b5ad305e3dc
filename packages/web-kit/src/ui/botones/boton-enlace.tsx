import { Button, type ButtonProps, Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useNavegacion } from '../../lib/navegacion/navegacion.ts';

type Props = ButtonProps & {
  to: string;
  children: ReactNode;
  deshabilitado?: boolean;
  porque?: string | undefined;
  explicadoPor?: string | undefined;
};

/** Hovering fetches the screen. Disabled, it becomes a button that says why. */
export const BotonEnlace = ({ to, children, deshabilitado = false, porque, explicadoPor, ...resto }: Props) => {
  const propio = useId();
  const id = porque ? propio : explicadoPor;
  const { precargar } = useNavegacion();
  if (!deshabilitado) {
    return (
      <Button {...resto} component={Link} to={to} onMouseEnter={() => precargar(to)} onFocus={() => precargar(to)}>
        {children}
      </Button>
    );
  }
  return (
    <Stack gap={4} align="flex-start">
      <Button {...resto} disabled {...(id && { 'aria-describedby': id })}>
        {children}
      </Button>
      {porque && (
        <Text id={propio} size="sm" c="dimmed" maw={420}>
          {porque}
        </Text>
      )}
    </Stack>
  );
};
