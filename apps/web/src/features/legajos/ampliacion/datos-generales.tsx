import { Card, SimpleGrid, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { DatosDelLegajo } from './datos-del-legajo.tsx';

/** AMP-005, AMP-006: what is of the file is read, and what is of the expansion is chosen. */
export const DatosGenerales = ({ children }: { children: ReactNode }) => (
  <Card>
    <Stack gap="lg">
      <DatosDelLegajo />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        {children}
      </SimpleGrid>
    </Stack>
  </Card>
);
