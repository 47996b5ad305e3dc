import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Stack, Text } from '@mantine/core';

export const ConfirmarSinPagar = ({ alConfirmar }: { alConfirmar: () => Promise<unknown> }) => (
  <Nota titulo="Tu saldo a favor cubre todo">
    <Stack gap="sm" align="flex-start">
      <Text>No hay nada que pagar: al confirmar, el cupón queda pago y con su recibo.</Text>
      <BotonDeAccion ocupado="Confirmando…" alPresionar={alConfirmar}>
        Confirmar con tu saldo a favor
      </BotonDeAccion>
    </Stack>
  </Nota>
);
