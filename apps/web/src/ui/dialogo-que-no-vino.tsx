import { Button, Group, Text } from '@mantine/core';
import estilos from './dialogo-que-no-vino.module.css';

type Props = { alReintentar: () => void; alCerrar?: (() => void) | undefined };

/** In the place of a dialog whose code did not come, wherever on the page whoever asked for it is. */
export const DialogoQueNoVino = ({ alReintentar, alCerrar }: Props) => (
  <div role="alert" className={estilos.lugar}>
    <Text>
      No pudimos abrir la ventana. Lo que cargaste sigue en la pantalla: revisá tu conexión y volvé a intentar.
    </Text>
    <Group gap="sm">
      <Button variant="default" onClick={alReintentar}>
        Reintentar
      </Button>
      {alCerrar && (
        <Button variant="subtle" onClick={alCerrar}>
          Cerrar
        </Button>
      )}
    </Group>
  </div>
);
