import type { Detalle } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { PlazoAlConfirmar } from '@colega/web-kit/ui/legajo/plazo-al-confirmar.tsx';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';

type Props = { abierto: boolean; alCerrar: () => void; detalle: Detalle };

/** DET-022. */
const EnElDistrito = ({ abierto, alCerrar, detalle }: Props) => (
  <Modal
    opened={abierto}
    onClose={alCerrar}
    title="Modalidad especial"
    closeButtonProps={{ 'aria-label': 'Cerrar', size: 'lg' }}
  >
    <Stack gap="lg">
      <Text>{mensajes.confirmar_modalidad_especial}</Text>
      <PlazoAlConfirmar detalle={detalle} />
      <Group justify="flex-end">
        <Button onClick={alCerrar} data-autofocus>
          Entendido
        </Button>
      </Group>
    </Stack>
  </Modal>
);

export default EnElDistrito;
