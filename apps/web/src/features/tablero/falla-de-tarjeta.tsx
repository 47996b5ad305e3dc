import { detalleDelError, esFallaDeRed } from '@colega/web-kit/lib/api/error-de-api.ts';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Group, Text } from '@mantine/core';

type Props = { mensaje: string; error?: unknown; alReintentar: () => void };

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
