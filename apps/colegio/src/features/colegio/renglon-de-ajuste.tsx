import { Group } from '@mantine/core';
import type { ReactNode } from 'react';

/** One of several alike, with what may be done with it. */
export const RenglonDeAjuste = ({ acciones, children }: { acciones: ReactNode; children: ReactNode }) => (
  <Group justify="space-between" align="flex-start" gap="xs">
    <div>{children}</div>
    <Group gap="xs">{acciones}</Group>
  </Group>
);
