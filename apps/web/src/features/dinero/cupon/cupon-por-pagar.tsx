import type { Cupon } from '@colega/contract/dinero';
import { llevaRecargo } from '@colega/domain/dinero';
import { formatImporte } from '@colega/domain/importes';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Anchor, Card, Divider, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { direccionDelLegajo } from '../../../lib/navegacion/direcciones.ts';
import { PagadoACuenta } from '../../../ui/pagado-a-cuenta.tsx';
import { Renglones } from '../renglones.tsx';
import { TotalAPagar } from '../total-a-pagar.tsx';
import { ConsultarPago } from './consultar-pago.tsx';

/** PAG-002. */
export const CuponPorPagar = ({ cupon }: { cupon: Cupon }) => {
  const { liquidaciones, legajo, monto_a_pagar, monto_abonado, monto_total, estado_pago, operaciones_pagos } = cupon;
  const items = liquidaciones.flatMap((liquidacion) => liquidacion.items);
  return (
    <>
      {estado_pago === 'en_proceso' && <ConsultarPago cupon={cupon} />}
      {estado_pago === 'recibido' && (
        <Nota tono="advierte" titulo="Entró un pago que no saldó este cupón">
          <Stack gap="xs">
            {operaciones_pagos.map(({ id, importe, detalle }) => (
              <Text key={id}>
                {formatImporte(importe)}: {detalle}
              </Text>
            ))}
            <Text>Antes de pagar otra vez, consultá en tu distrito.</Text>
          </Stack>
        </Nota>
      )}
      {estado_pago === 'rechazado' && (
        <Nota tono="advierte" titulo="El último pago no se aprobó">
          El cupón sigue pendiente. Podés intentarlo de nuevo con el mismo método o con otro.
        </Nota>
      )}
      <Card component="section" aria-label="Qué se paga">
        <Stack gap="sm">
          {legajo && (
            <Text>
              Del{' '}
              <Anchor component={Link} to={direccionDelLegajo(legajo.id)}>
                legajo Nº {legajo.numero_legajo}
              </Anchor>
            </Text>
          )}
          <Renglones renglones={items.map(({ id, ...resto }) => ({ clave: String(id), ...resto }))} />
          <Divider />
          <TotalAPagar importe={monto_a_pagar ?? monto_total} plazo={cupon} />
          <PagadoACuenta cupon={cupon} />
          {monto_a_pagar !== null && llevaRecargo(monto_a_pagar, { monto_total, abonado: monto_abonado }) && (
            <Text size="sm">Incluye el recargo por pagarse después del primer vencimiento.</Text>
          )}
        </Stack>
      </Card>
    </>
  );
};
