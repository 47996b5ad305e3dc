import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** The focus does not rest here, since it goes when the screen comes. */
export const ConTitulo = ({ titulo, children }: { titulo: string; children: ReactNode }) => (
  <Stack gap="lg">
    <Title order={1} data-provisorio>
      {titulo}
    </Title>
    {children}
  </Stack>
);
