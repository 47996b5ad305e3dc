import type { Cupon } from '@colega/contract/dinero';
import { formatImporte } from '@colega/domain/importes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useQrDeCupon } from '../../../lib/consultas/pagos.ts';
import { useDireccionDe } from '../../../lib/navegacion/use-direccion-de.ts';
import { importePedidoDe } from '../conceptos-del-cupon.ts';

const LADO = 240;

/** The wallet's own code, which carries the amount: nothing is typed. */
export const QrDelCupon = ({ cupon }: { cupon: Cupon }) => {
  const { data, error, refetch } = useQrDeCupon(cupon.id);
  const direccion = useDireccionDe(data);
  if (!data && error)
    return (
      <Stack gap="xs" align="flex-start">
        <Text role="alert">{explicarFalla(error, 'No pudimos dibujar el QR de este cupón.')}</Text>
        <Button variant="default" onClick={() => void refetch()}>
          Reintentar
        </Button>
      </Stack>
    );
  if (!direccion) return <Skeleton width={LADO} height={LADO} role="status" aria-label="Cargando el QR…" />;
  return (
    <img
      src={direccion}
      width={LADO}
      height={LADO}
      alt={`Código QR para pagar ${formatImporte(importePedidoDe(cupon))} del cupón Nº ${cupon.numero_boleta}`}
      style={{ maxWidth: '100%', height: 'auto', borderRadius: 8 }}
    />
  );
};
