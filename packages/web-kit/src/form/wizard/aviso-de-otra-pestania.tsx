import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { BotonEnlace } from '../../ui/botones/boton-enlace.tsx';
import type { Asistente } from './use-asistente.ts';

export type Cargado = 'legajo' | 'certificado';
type Props = Pick<Asistente<unknown, unknown>, 'otraPestania'> & {
  abierto: boolean;
  seguirAca: () => void;
  traerDeLaOtra: () => void;
  queSeCarga: Cargado;
};

const titulosDe = (que: Cargado) => ({
  escrito: `Estás cargando este ${que} en otra pestaña`,
  guardado: `Este ${que} ya se guardó en otra pestaña`,
});
const YA_GUARDADO: Readonly<Record<Cargado, { texto: string; enlace: string }>> = {
  legajo: {
    texto: 'No hace falta guardarlo de nuevo. Si le falta algo, podés editarlo desde su detalle.',
    enlace: 'Ver el legajo guardado',
  },
  certificado: {
    texto: 'No hace falta guardarlo de nuevo: está en el detalle de su legajo.',
    enlace: 'Ver el legajo',
  },
};

const AvisoDeOtraPestania = ({ abierto, otraPestania, seguirAca, traerDeLaOtra, queSeCarga }: Props) => (
  <Modal
    opened={abierto}
    onClose={() => undefined}
    closeOnEscape={false}
    closeOnClickOutside={false}
    withCloseButton={false}
    title={otraPestania && titulosDe(queSeCarga)[otraPestania.tipo]}
    styles={{ title: { fontWeight: 700, fontSize: '1.1875rem' } }}
  >
    {otraPestania?.tipo === 'escrito' && (
      <Stack gap="lg">
        <Text>
          Lo último se cargó allá, y esta pantalla dejó de guardarse. Podés seguir acá con lo que ves en esta pantalla,
          que reemplaza a lo de la otra pestaña, o traer lo que cargaste en la otra.
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={seguirAca}>
            Seguir acá con esta pantalla
          </Button>
          <Button onClick={traerDeLaOtra}>Traer lo de la otra pestaña</Button>
        </Group>
      </Stack>
    )}
    {otraPestania?.tipo === 'guardado' && (
      <Stack gap="lg">
        <Text>{YA_GUARDADO[queSeCarga].texto}</Text>
        <Group justify="flex-end">
          <BotonEnlace to={otraPestania.direccion}>{YA_GUARDADO[queSeCarga].enlace}</BotonEnlace>
        </Group>
      </Stack>
    )}
  </Modal>
);

export default AvisoDeOtraPestania;
