import type { Cupon } from '@colega/contract/dinero';
import { formatImporte } from '@colega/domain/importes';
import { Text } from '@mantine/core';

export const PagadoACuenta = ({ cupon: { monto_abonado, monto_a_pagar } }: { cupon: Cupon }) =>
  monto_a_pagar === null || monto_abonado === '0.00' ? null : (
    <Text mt="xs">
      Pagado a cuenta {formatImporte(monto_abonado)} · falta <strong>{formatImporte(monto_a_pagar)}</strong>
    </Text>
  );
