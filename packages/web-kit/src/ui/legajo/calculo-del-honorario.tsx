import type { CalculoHonorario } from '@colega/contract/honorarios';
import { Card, Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { DatosCargados } from './datos-cargados.tsx';
import { ExplicacionDelHonorario } from './explicacion-del-honorario.tsx';
import { MinimosPorTarea } from './minimos-por-tarea.tsx';

type Props = { id: number; contrato: string; calculo: CalculoHonorario; papeles?: ReactNode };

export const CalculoDelHonorario = ({ id, contrato, calculo, papeles }: Props) => (
  <Stack component="section" aria-labelledby={`calculo-${id} ${contrato}`} gap="md">
    <Group justify="space-between" gap="sm">
      <Title order={2} id={`calculo-${id}`}>
        Cálculo del honorario
      </Title>
      {papeles}
    </Group>
    <Card>
      <MinimosPorTarea calculo={calculo} />
    </Card>
    <ExplicacionDelHonorario calculo={calculo} de={contrato} />
    <DatosCargados tareas={calculo.tareas_valores} />
  </Stack>
);
