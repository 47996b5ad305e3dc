import { Stack } from '@mantine/core';
import { ConvenidoDelManual } from './convenido-del-manual.tsx';
import { FilasDeTareas } from './filas-de-tareas.tsx';

/** MAN-007, MAN-008. */
export const PasoTareasManual = () => (
  <Stack gap="lg">
    <FilasDeTareas />
    <ConvenidoDelManual />
  </Stack>
);
