import type { Cupon } from '@colega/contract/cuenta';
import { formatImporte } from '@colega/domain/dinero';
import { Text } from '@mantine/core';
import { Nota } from '../../../ui/nota.tsx';
import { useLugar } from './lugares.ts';

/** What must be known before paying: what it costs today, and how a payment already begun goes. */
export const EstadoDelPago = ({ cupon }: { cupon: Cupon }) => {
  const { fecha } = useLugar();
  const { estado, estado_pago, monto_a_pagar, monto_total, ultimo_vencimiento, motivo_cierre } = cupon;
  if (estado.nombre !== 'pendiente') return motivo_cierre && <Text mt="xs">{motivo_cierre}</Text>;
  const conRecargo = monto_a_pagar !== null && monto_a_pagar !== monto_total;
  return (
    <>
      {conRecargo && (
        <Text mt="xs">
          Hoy se paga <strong>{formatImporte(monto_a_pagar)}</strong>, con recargo, hasta el {fecha(ultimo_vencimiento)}
          .
        </Text>
      )}
      {estado_pago === 'en_proceso' && (
        <Nota mt="sm" titulo="Hay un pago en proceso">
          El medio de pago todavía no lo confirmó. Se actualiza solo: antes de volver a pagar, esperá el resultado.
        </Nota>
      )}
      {estado_pago === 'rechazado' && (
        <Nota mt="sm" tono="advierte">
          El último intento de pago fue rechazado. El cupón sigue pendiente.
        </Nota>
      )}
    </>
  );
};
