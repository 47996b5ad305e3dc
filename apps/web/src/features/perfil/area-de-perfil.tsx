import { PestaniasDeRuta } from '@colega/web-kit/ui/paginas/pestanias-de-ruta.tsx';
import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PESTANIAS_DE_PERFIL } from '../../lib/navegacion/pestanias.ts';

/** PER-001. The portal says who can change what it cannot. */
export const AreaDePerfil = ({ children }: { children: ReactNode }) => (
  <Stack gap="lg">
    <Title order={1}>Perfil</Title>
    <PestaniasDeRuta pestanias={PESTANIAS_DE_PERFIL}>{children}</PestaniasDeRuta>
  </Stack>
);
