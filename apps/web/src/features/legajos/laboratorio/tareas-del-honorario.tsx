import { Stack, Title } from '@mantine/core';
import { TareasDelBorrador } from '../tareas/tareas-del-borrador.tsx';

export const TareasDelHonorario = () => (
  <Stack component="section" gap="lg" aria-labelledby="que-tareas">
    <Title order={2} size="h3" id="que-tareas">
      Las tareas
    </Title>
    <TareasDelBorrador />
  </Stack>
);
