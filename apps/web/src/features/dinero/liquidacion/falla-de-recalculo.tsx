import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Alert, Button, Stack, Text } from '@mantine/core';

type Props = { error: unknown; mensaje: string; alReintentar: () => void };

export const FallaDeRecalculo = ({ error, mensaje, alReintentar }: Props) =>
  error ? (
    <Alert role="alert" color="red" title={mensaje} icon={<Icono nombre="alerta" />}>
      <Stack gap="sm" align="flex-start">
        <Text>{explicarFalla(error, 'Tu selección no se perdió.')}</Text>
        <Button variant="default" leftSection={<Icono nombre="recargar" />} onClick={alReintentar}>
          Reintentar
        </Button>
      </Stack>
    </Alert>
  ) : null;
