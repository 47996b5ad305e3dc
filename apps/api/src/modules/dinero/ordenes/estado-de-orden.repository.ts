import { type AccionDeCupon, DESTINO_DE_CUPON, origenesDe } from '@colega/domain/dinero';
import type { Db } from '../../../db/conectar.ts';

type Cambio = { pagada_en?: Date; motivo_cierre?: string | null };

/** The one write of a coupon's state, as TRANSICIONES_DE_CUPON lets it. The caller holds its lock. Throws if it was in another state. */
export const cambiarEstadoDeOrden = async (
  db: Db,
  id: number,
  accion: AccionDeCupon,
  { pagada_en, motivo_cierre = null }: Cambio = {},
): Promise<void> => {
  const estado = DESTINO_DE_CUPON[accion];
  const { numUpdatedRows } = await db
    .updateTable('ordenes_pago')
    .set({ estado, pagada_en: pagada_en ?? null, motivo_cierre })
    .where('id', '=', id)
    .where('estado', 'in', origenesDe(accion))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`El cupón ${id} no se puede ${accion} en el estado en que está`);
  await db
    .updateTable('orden_items')
    .set({ vigente: estado === 'pago' })
    .where('orden_id', '=', id)
    .execute();
};
