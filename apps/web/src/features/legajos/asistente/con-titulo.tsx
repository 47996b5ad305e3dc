import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

export const TITULO_DEL_AUTOMATICO = 'Nuevo Legajo Automático'; // AUT-003

/** What stands in place of the wizard is the same screen: it has its title. */
export const ConTitulo = ({ children }: { children: ReactNode }) => (
  <Stack gap="lg">
    <Title order={1}>{TITULO_DEL_AUTOMATICO}</Title>
    {children}
  </Stack>
);
