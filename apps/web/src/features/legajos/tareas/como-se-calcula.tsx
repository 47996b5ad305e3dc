import type { Honorario } from '@colega/domain/honorarios';
import { ExplicacionDelHonorario } from '@colega/web-kit/ui/legajo/explicacion-del-honorario.tsx';
import { MinimosPorTarea } from '@colega/web-kit/ui/legajo/minimos-por-tarea.tsx';
import { Modal, Stack } from '@mantine/core';

type Props = { abierto: boolean; alCerrar: () => void; calculo: Honorario };

const ComoSeCalcula = ({ abierto, alCerrar, calculo }: Props) => (
  <Modal
    opened={abierto}
    onClose={alCerrar}
    size="xl"
    title="Honorario mínimo hasta acá"
    closeButtonProps={{ 'aria-label': 'Cerrar', size: 'lg' }}
  >
    <Stack gap="lg">
      <MinimosPorTarea calculo={calculo} />
      <ExplicacionDelHonorario calculo={calculo} />
    </Stack>
  </Modal>
);

export default ComoSeCalcula;
