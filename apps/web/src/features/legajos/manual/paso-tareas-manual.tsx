import { Stack } from '@mantine/core';
import { FilasDeTareas } from './filas-de-tareas.tsx';
import { HonorarioConvenido } from './honorario-convenido.tsx';

/** MAN-007, MAN-008. */
export const PasoTareasManual = () => (
  <Stack gap="lg">
    <FilasDeTareas />
    <HonorarioConvenido />
  </Stack>
);
