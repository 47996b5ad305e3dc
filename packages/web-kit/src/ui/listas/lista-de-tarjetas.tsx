import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { PorPartes } from '../esperas/por-partes.tsx';
import estilos from './lista-de-tarjetas.module.css';

type Props = { actualizando: boolean; etiqueta?: string; children: ReactNode };

export const ListaDeTarjetas = ({ actualizando, etiqueta, children }: Props) => (
  <Stack
    component="ul"
    gap="md"
    m={0}
    p={0}
    className={estilos.lista}
    data-actualizando={actualizando}
    {...(etiqueta && { 'aria-label': etiqueta })}
  >
    <PorPartes primeras={2}>{children}</PorPartes>
  </Stack>
);
