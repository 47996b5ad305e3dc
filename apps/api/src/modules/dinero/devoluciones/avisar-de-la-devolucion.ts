import { formatImporte } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { avisar } from '../../avisos/avisar.service.ts';

type Devuelto = { devolucion_id: number; persona_id: number; numero_boleta: number; importe: string; como: string };

/** Once, in the transaction that knows it. */
export const avisarDeLaDevolucion = async (
  trx: Db,
  { devolucion_id, persona_id, numero_boleta, importe, como }: Devuelto,
  ahora: Date,
): Promise<void> => {
  const portal = {
    datos: { que: 'El Colegio te devolvió un pago' },
    detalle: `Te devolvió ${como} los ${formatImporte(importe)} que pagaste del cupón N.º ${numero_boleta}: lo que pagaba se debe otra vez.`,
    enlace: '/app/cuenta/resumenCuenta/cupones',
  };
  const cosa = { cosa: 'devolucion_de_pago', cosa_id: devolucion_id };
  await avisar(trx, { evento: 'pago_en_revision', ...cosa, persona_id, portal }, ahora);
};
