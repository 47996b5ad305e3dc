import { Button, Group, Text } from '@mantine/core';
import { detalleDelError, esFallaDeRed } from '../../lib/api/error-de-api.ts';
import { Icono } from '../../ui/icono.tsx';

type Props = { mensaje: string; error?: unknown; alReintentar: () => void };

/** What a card could not load; the others go on. */
export const FallaDeTarjeta = ({ mensaje, error, alReintentar }: Props) => (
  <Group role="alert" gap="sm" wrap="wrap">
    <Icono nombre="alerta" />
    <Text style={{ flex: '1 1 12rem' }}>
      {mensaje} {esFallaDeRed(error) ? 'Revisá tu conexión.' : detalleDelError(error, '')}
    </Text>
    <Button variant="default" onClick={alReintentar}>
      Reintentar
    </Button>
  </Group>
);
