import { Decimal, formatImporte } from '@colega/domain/importes';
import type { HechoDePago } from '../../modules/dinero/colegio/acreditar-a-mano.service.ts';

export const PORQUE: Readonly<Record<string, string>> = {
  importe_menor: 'se pagó menos de lo que se debía',
  cupon_cerrado: 'su legajo o su contrato está anulado',
  pagado_de_anulado: 'está pago, y su legajo o su contrato se anuló después',
  pagado_y_timbrado_afuera: 'está pago, y su contrato se timbró fuera del Colegio',
  devuelto_en_parte: 'su proveedor devolvió una parte de lo que cobró',
  devuelto_ya_decidido:
    'su proveedor devolvió un pago del que el Colegio ya había decidido: si había quedado a favor, se quita con devolver y el número de esa devolución; después, --decision sin_cambios',
  cobrado_ya_decidido:
    'su proveedor cobró lo que el Colegio ya había dejado a favor, devuelto o acreditado como cobranza: es el mismo dinero dos veces; lo que se decidió hoy se deshace con --cobranza y --decision reabierto; lo de antes que quedó a favor, se quita con devolver; después, --decision sin_cambios',
  credito_usado: 'se deshizo su pago, y lo que había quedado a favor ya se usó',
  numero_repetido: 'su proveedor le dio a su pago el número de otro cupón',
  sin_respuesta: 'su proveedor no contestó en días cómo terminó un pago',
  sin_cupon: 'lo informó un cobrador y no es de ningún cupón',
  sin_decir_cupon: 'no se sabe de qué cupón es',
  pago_doble: 'estaba pago',
  no_se_debia: 'lo que cobraba ya no se debía',
  fuera_de_termino: 'se pagó después del último vencimiento',
  importe_mayor: 'se pagó de más',
};
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
  const porque = motivo ? ` (${PORQUE[motivo]})` : '';
  const partes = [
    recibo !== null &&
      `${motivo === 'importe_menor' ? 'a cuenta' : 'pagado con'} ${formatImporte(aplicado)}, recibo ${recibo}`,
    positivo(a_credito) && `${formatImporte(a_credito)} quedan a favor${porque}`,
    positivo(a_revision) && `${formatImporte(a_revision)} quedan por revisar${porque}`,
  ].filter((parte) => parte !== false);
  return `Cupón ${numero_boleta}, pago ${operacion_id}: ${partes.join('; ')}.`;
};
