import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { DIRECCIONES } from '../lib/direcciones.ts';

export const NoEncontrada = () => (
  <Stack gap="md">
    <Title order={1}>No pudimos encontrar la página</Title>
    <Text>La dirección no existe o ya no está disponible.</Text>
    <div>
      <Anchor component={Link} to={DIRECCIONES.inicio}>
        Ir al inicio
      </Anchor>
    </div>
  </Stack>
);
