import { Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icono, type NombreDeIcono } from './icono.tsx';

type Props = { icono: NombreDeIcono; titulo: string; texto?: ReactNode; acciones?: ReactNode; color?: string };

export const Cara = ({ icono, titulo, texto, acciones, color = 'petroleo' }: Props) => (
  <Stack align="center" gap="sm" py="xl" px="md" ta="center">
    <ThemeIcon variant="light" color={color} size={64} radius="xl">
      <Icono nombre={icono} tamanio={32} />
    </ThemeIcon>
    <Title order={2} size="h3">
      {titulo}
    </Title>
    {texto && (
      <Text c="dimmed" maw={520}>
        {texto}
      </Text>
    )}
    {acciones}
  </Stack>
);
