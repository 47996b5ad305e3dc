import { Stack } from '@mantine/core';
import { MinimoHastaAca } from './minimo-hasta-aca.tsx';
import { TareasDelBorrador } from './tareas-del-borrador.tsx';

export const PasoTareas = () => (
  <Stack gap="lg">
    <TareasDelBorrador />
    <MinimoHastaAca />
  </Stack>
);
