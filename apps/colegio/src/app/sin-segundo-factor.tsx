import { todosLosMensajes } from '@colega/contract/mensajes';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { DEL_PORTAL } from '../lib/direcciones.ts';

/** It is turned on by whoever has just chosen a password with the link of a letter. */
export const SinSegundoFactor = () => (
  <Stack gap="md" maw={640}>
    <Title order={1}>Activá tu segundo factor</Title>
    <Text>{todosLosMensajes.falta_segundo_factor}</Text>
    <Text>
      Pedí el enlace para elegir tu contraseña: te llega por correo y, cuando la elegís, la misma página te guía para
      activarlo.
    </Text>
    <div>
      <Anchor href={DEL_PORTAL.recuperarContrasenia}>Pedir el enlace</Anchor>
    </div>
  </Stack>
);
