import { Card, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

export const HonorarioMinimo = ({ children }: { children: ReactNode }) => (
  <Card component="section" aria-labelledby="honorario-minimo">
    <Stack gap="md">
      <Title order={3} id="honorario-minimo">
        Honorario mínimo
      </Title>
      {children}
    </Stack>
  </Card>
);
