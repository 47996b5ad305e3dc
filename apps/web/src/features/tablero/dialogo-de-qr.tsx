import type { Persona } from '@colega/contract/perfil';
import { descargar } from '@colega/web-kit/lib/navegacion/descargar.ts';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useImagenDeQr } from '../../lib/consultas/tablero.ts';
import { QrDeCredencial } from './qr-de-credencial.tsx';

type Props = { persona: Persona; abierto: boolean; alCerrar: () => void };

/** DAS-014. */
const DialogoDeQr = ({ persona, abierto, alCerrar }: Props) => {
  const { data: imagen } = useImagenDeQr(persona.enlace_qr, abierto);
  return (
    <Modal opened={abierto} onClose={alCerrar} title="QR de tu credencial" styles={{ title: { fontWeight: 700 } }}>
      <Stack align="center" gap="md">
        <QrDeCredencial persona={persona} activa={abierto} />
        <Text ta="center">Quien lo lea con su teléfono ve tu situación en el Colegio en el momento.</Text>
        <Group justify="flex-end" w="100%">
          <Button variant="default" onClick={alCerrar}>
            Cerrar
          </Button>
          <Button
            leftSection={<Icono nombre="descargar" />}
            disabled={!imagen}
            onClick={() => imagen && descargar(imagen, 'qr_credencial.png')}
          >
            Descargar QR
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
};

export default DialogoDeQr;
