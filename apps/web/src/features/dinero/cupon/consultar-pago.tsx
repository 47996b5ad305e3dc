import type { Cupon } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { detalleDelError } from '@colega/web-kit/lib/api/error-de-api.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useReleerCupon } from '../../../lib/consultas/cuenta.ts';
import { consultarPago } from '../../../lib/consultas/pagos.ts';

export const ConsultarPago = ({ cupon }: { cupon: Cupon }) => {
  const releer = useReleerCupon();
  const [dicho, setDicho] = useState('');
  const consultar = async () => {
    setDicho('');
    try {
      const { cupon: leido } = await consultarPago(cupon.id);
      if (leido.estado_pago === 'en_proceso') setDicho('Todavía no hay respuesta del medio de pago.');
      await releer(leido);
    } catch (error) {
      setDicho(detalleDelError(error, mensajes.sin_conexion)); // ERR-037
    }
  };
  return (
    <Nota tono="advierte" titulo="Hay un pago de este cupón en proceso">
      <Stack gap="sm" align="flex-start">
        <Text>Si ya lo pagaste, no lo pagues otra vez: se acredita solo. Si no llegaste a pagarlo, podés seguir.</Text>
        <BotonDeAccion
          variant="default"
          ocupado="Consultando…"
          leftSection={<Icono nombre="recargar" />}
          alPresionar={consultar}
        >
          Consultar el pago
        </BotonDeAccion>
        <Text role="status" size="sm">
          {dicho}
        </Text>
      </Stack>
    </Nota>
  );
};
