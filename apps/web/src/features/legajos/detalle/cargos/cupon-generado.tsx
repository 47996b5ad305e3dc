import type { Legajo } from '@colega/contract/legajos';
import { formatImporte } from '@colega/domain/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { Text } from '@mantine/core';

type Orden = Legajo['ultima_orden_cep_generado'];

const ESTADO = { pendiente: 'pendiente de pago', pago: 'pago', vencido: 'vencido' } as const;

/** The last coupon of the current contract. */
export const CuponGenerado = ({ orden }: { orden: Orden }) =>
  orden && (
    <Text>
      Cupón Nº {orden.numero_boleta} por {formatImporte(orden.monto_total)}, {ESTADO[orden.estado]}
      {orden.estado === 'pendiente' && ` (vence el ${formatFecha(orden.vencimiento)})`}.
    </Text>
  );
