import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { BotonEnlace } from '../../ui/boton-enlace.tsx';
import type { Borrador } from './use-borrador.ts';

type Props = Pick<Borrador<unknown>, 'otraPestania' | 'seguirAca' | 'traerDeLaOtra'>;

const TITULOS = {
  escrito: 'Estás cargando este legajo en otra pestaña',
  guardado: 'Este legajo ya se guardó en otra pestaña',
};

/** Nothing goes on here until the person says which of the two screens counts. */
export const AvisoDeOtraPestania = ({ otraPestania, seguirAca, traerDeLaOtra }: Props) => (
  <Modal
    opened={otraPestania !== null}
    onClose={() => undefined}
    closeOnEscape={false}
    closeOnClickOutside={false}
    withCloseButton={false}
    title={otraPestania && TITULOS[otraPestania.tipo]}
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
        <Text>No hace falta guardarlo de nuevo. Si le falta algo, podés editarlo desde su detalle.</Text>
        <Group justify="flex-end">
          <BotonEnlace to={otraPestania.direccion}>Ver el legajo guardado</BotonEnlace>
        </Group>
      </Stack>
    )}
  </Modal>
);
