import type { Cupon } from '@colega/contract/dinero';
import { llevaRecargo } from '@colega/domain/dinero';
import { formatImporte } from '@colega/domain/importes';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { ULTIMO_DIA } from '@colega/web-kit/ui/datos/vencimientos.ts';
import { Text } from '@mantine/core';
import { PagadoACuenta } from '../../../ui/pagado-a-cuenta.tsx';
import { useLugar } from './lugares.ts';

export const EstadoDelPago = ({ cupon }: { cupon: Cupon }) => {
  const { estado, estado_pago, motivo_cierre, operaciones_pagos } = cupon;
  const pendiente = estado.nombre === 'pendiente';
  return (
    <>
      <PagadoACuenta cupon={cupon} />
      {pendiente && <HastaCuando cupon={cupon} />}
      {motivo_cierre && <Text mt="xs">{motivo_cierre}</Text>}
      {estado_pago === 'en_proceso' && (
        <Nota mt="sm" titulo="Hay un pago en proceso">
          El medio de pago todavía no lo confirmó. Se actualiza solo
          {pendiente && ': antes de volver a pagar, esperá el resultado'}.
        </Nota>
      )}
      {estado_pago === 'recibido' && (
        <Nota mt="sm" tono="advierte">
          {operaciones_pagos.map(({ id, importe, detalle }) => (
            <Text key={id}>
              Recibimos {formatImporte(importe)}. {detalle}
            </Text>
          ))}
        </Nota>
      )}
      {pendiente && estado_pago === 'rechazado' && (
        <Nota mt="sm" tono="advierte">
          El último intento de pago fue rechazado. El cupón sigue pendiente.
        </Nota>
      )}
    </>
  );
};

const HastaCuando = ({ cupon }: { cupon: Cupon }) => {
  const { fecha } = useLugar();
  const { monto_a_pagar, monto_abonado, monto_total, vencimiento, ultimo_vencimiento, vencimientos } = cupon;
  if (monto_a_pagar === null || ultimo_vencimiento === vencimiento) return null;
  const hasta = fecha(ultimo_vencimiento);
  if (llevaRecargo(monto_a_pagar, { monto_total, abonado: monto_abonado }))
    return (
      <Text mt="xs">
        Hoy se paga <strong>{formatImporte(monto_a_pagar)}</strong>, con recargo, hasta el {hasta}.
      </Text>
    );
  return (
    <Text mt="xs" c="dimmed">
      {ULTIMO_DIA}: {hasta}
      {vencimientos.length > 1 && ', con recargo'}
    </Text>
  );
};
