import { Card, Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTarda } from './use-tarda.ts';

/** It has the size of what is coming, so that nothing jumps, and waits 200 ms before it shows. */
export const Esqueleto = ({ etiqueta = 'Cargando…', children }: { etiqueta?: string; children: ReactNode }) => {
  const tarda = useTarda();
  return (
    <div role="status" aria-busy="true" style={{ visibility: tarda ? 'visible' : 'hidden' }}>
      <VisuallyHidden>{etiqueta}</VisuallyHidden>
      {children}
    </div>
  );
};

export const EsqueletoDeTexto = ({ renglones = 3 }: { renglones?: number }) => (
  <Stack gap="sm">
    {Array.from({ length: renglones }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: identical lines that never move
      <Skeleton key={i} height={16} width={i === renglones - 1 ? '60%' : '100%'} />
    ))}
  </Stack>
);

export const EsqueletoDeTarjetas = ({ cantidad = 5, alto = 132 }: { cantidad?: number; alto?: number }) => (
  <Esqueleto etiqueta="Cargando la lista…">
    <Stack gap="md">
      {Array.from({ length: cantidad }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical cards that never move
        <Card key={i} mih={alto}>
          <Group justify="space-between" mb="md">
            <Skeleton height={22} width="40%" />
            <Skeleton height={26} width={110} />
          </Group>
          <EsqueletoDeTexto renglones={2} />
        </Card>
      ))}
    </Stack>
  </Esqueleto>
);

export const EsqueletoDePantalla = () => (
  <Esqueleto>
    <Stack gap="lg">
      <Skeleton height={32} width="45%" />
      <Card>
        <EsqueletoDeTexto renglones={5} />
      </Card>
    </Stack>
  </Esqueleto>
);
