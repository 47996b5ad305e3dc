import { Button, Card, Group, Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

/** One part of what the college says of itself. */
export const Parte = ({
  titulo,
  acciones,
  children,
}: {
  titulo: string;
  acciones?: ReactNode;
  children: ReactNode;
}) => {
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

/** `de` tells which of several alike it is, to who does not see where it stands. */
export const Cambiar = ({ de, alPresionar }: { de: string; alPresionar: () => void }) => (
  <Button variant="default" size="compact-md" mih={36} onClick={alPresionar} aria-label={`Cambiar: ${de}`}>
    Cambiar
  </Button>
);
