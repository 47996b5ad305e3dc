import { Card, Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

export const Seccion = ({ titulo, children }: { titulo: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Stack gap="md">
        <Title order={2} size="h3" id={id}>
          {titulo}
        </Title>
        {children}
      </Stack>
    </Card>
  );
};
