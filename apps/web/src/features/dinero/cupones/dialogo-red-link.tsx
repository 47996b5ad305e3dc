import type { Cupon } from '@colega/contract/dinero';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { DatoDePago } from './dato-de-pago.tsx';

type Props = { cupon: Cupon; abierto: boolean; alCerrar: () => void };

/** CUP-009: home banking, cash machines and payment networks take these two. */
const DialogoRedLink = ({ cupon, abierto, alCerrar }: Props) => (
  <Modal
    opened={abierto}
    onClose={alCerrar}
    title={`Código de pago del cupón Nº ${cupon.numero_boleta}`}
    styles={{ title: { fontWeight: 700 } }}
  >
    <Stack gap="md">
      <Text>Pagalo con estos datos por home banking o cajero de Red Link.</Text>
      <DatoDePago nombre="Código de pago" valor={cupon.codigo_pago} />
      <DatoDePago nombre="Referencia" valor={cupon.referencia_pago} />
      <Group justify="flex-end">
        <Button variant="default" onClick={alCerrar}>
          Cerrar
        </Button>
      </Group>
    </Stack>
  </Modal>
);

export default DialogoRedLink;
