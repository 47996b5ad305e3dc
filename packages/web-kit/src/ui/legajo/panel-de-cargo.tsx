import type { Legajo } from '@colega/contract/legajos';
import { Card, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { InsigniaDeEstado, type Tono } from '../signos/insignia-de-estado.tsx';
import { ACuenta } from './a-cuenta.tsx';

export type EstadoDeCargo = { insignia: string; tono: Tono };

type Props = {
  legajo: Legajo;
  circuito: 'cep' | 'timbrados';
  id: string;
  titulo: string;
  queEs: string;
  estado: EstadoDeCargo;
  /** Its coupon and how to make it. */
  cobro: ReactNode;
  /** What is owed and until when, above the money. */
  children: ReactNode;
  despues?: ReactNode;
};

/** What a file is charged with: how it is and what was paid of it. */
export const PanelDeCargo = ({ legajo, circuito, id, titulo, queEs, estado, cobro, children, despues }: Props) => (
  <Card component="section" id={id} tabIndex={-1} aria-labelledby={`titulo-${id}`}>
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <Title order={2} id={`titulo-${id}`}>
          {titulo}
        </Title>
        <InsigniaDeEstado tono={estado.tono}>{estado.insignia}</InsigniaDeEstado>
      </Group>
      <Text size="sm" c="dimmed">
        {queEs}
      </Text>
      {children}
      <ACuenta legajo={legajo} circuito={circuito} />
      {cobro}
      {despues}
    </Stack>
  </Card>
);
