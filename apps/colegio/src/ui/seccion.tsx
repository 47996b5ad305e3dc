import { Button, Card, Group, Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

type Props = { titulo: string; acciones?: ReactNode; children: ReactNode };

/** One part of what the college keeps, of a person or of itself, and what may be done with it. */
export const Seccion = ({ titulo, acciones, children }: Props) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} padding="md">
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h4" id={id}>
            {titulo}
          </Title>
          {acciones && <Group gap="xs">{acciones}</Group>}
        </Group>
        {children}
      </Stack>
    </Card>
  );
};

type DeBoton = { children: string; alPresionar: () => void; de?: string; principal?: true };

/** `de` tells which of several alike it is, to who does not see where it stands. */
export const Accion = ({ children, alPresionar, de, principal }: DeBoton) => (
  <Button
    variant={principal ? 'filled' : 'default'}
    size="compact-md"
    mih={36}
    onClick={alPresionar}
    {...(de && { 'aria-label': `${children}: ${de}` })}
  >
    {children}
  </Button>
);
