import { Decimal, formatImporte } from '@colega/domain/importes';
import type { HechoDePago } from '../../modules/dinero/colegio/acreditar-a-mano.service.ts';
import { PORQUE_SE_REVISA } from '../../modules/dinero/colegio/porque-se-revisa.ts';

const positivo = (importe: string): boolean => new Decimal(importe).gt(0);

export const contarPago = ({
  operacion_id,
  numero_boleta,
  aplicado,
  a_credito,
  a_revision,
  motivo,
  recibo,
}: HechoDePago): string => {
  const porque = motivo ? ` (${PORQUE_SE_REVISA[motivo]})` : '';
  const partes = [
    recibo !== null &&
      `${motivo === 'importe_menor' ? 'a cuenta' : 'pagado con'} ${formatImporte(aplicado)}, recibo ${recibo}`,
    positivo(a_credito) && `${formatImporte(a_credito)} quedan a favor${porque}`,
    positivo(a_revision) && `${formatImporte(a_revision)} quedan por revisar${porque}`,
  ].filter((parte) => parte !== false);
  return `Cupón ${numero_boleta}, pago ${operacion_id}: ${partes.join('; ')}.`;
};
