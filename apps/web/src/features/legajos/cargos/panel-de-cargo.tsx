import type { Legajo } from '@colega/contract/legajos';
import { InsigniaDeEstado, type Tono } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';
import { Card, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ACuenta } from './a-cuenta.tsx';
import { CuponGenerado } from './cupon-generado.tsx';
import { GenerarCupon } from './generar-cupon.tsx';

export type EstadoDeCargo = { insignia: string; tono: Tono };

type Props = {
  legajo: Legajo;
  circuito: 'cep' | 'timbrados';
  id: string;
  titulo: string;
  queEs: string;
  estado: EstadoDeCargo;
  orden: Legajo['ultima_orden_cep_generado'];
  pagar: { texto: string; to: string; permitido: boolean };
  /** What is owed and until when, above the money. */
  children: ReactNode;
  despues?: ReactNode;
};

/** What a file is charged with: how it is, what was paid of it, its coupon and how to make it. */
export const PanelDeCargo = (props: Props) => {
  const { legajo, circuito, id, titulo, queEs, estado, orden, pagar, children, despues } = props;
  return (
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
        <CuponGenerado orden={orden} />
        <GenerarCupon to={pagar.to} permitido={pagar.permitido} yaGenerado={orden !== null}>
          {pagar.texto}
        </GenerarCupon>
        {despues}
      </Stack>
    </Card>
  );
};
