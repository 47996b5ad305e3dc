import type { Db } from '../../../db/conectar.ts';
import type { RenglonListado } from './listar.repository.ts';
import type { OrigenLeido } from './origenes.ts';
import { findPagoDeReversa, findReversaSinPar, type PagoDeReversa } from './reversas.repository.ts';

/** Of each line in which its collector undid a payment, the one that stands here: there are few of them in a page. */
export const leerLoQueSeDesharia = async (
  db: Db,
  origen: OrigenLeido,
  id: number,
  renglones: readonly Pick<RenglonListado, 'renglon_id' | 'diferencia' | 'resuelta'>[],
): Promise<ReadonlyMap<number, PagoDeReversa>> => {
  const suyos = new Map<number, PagoDeReversa>();
  for (const { renglon_id, diferencia, resuelta } of renglones) {
    if (renglon_id === null || diferencia !== 'deshecho_alla' || resuelta) continue;
    const reversa = await findReversaSinPar(db, { id, renglon_id });
    const pago = reversa && (await findPagoDeReversa(db, reversa, origen));
    if (pago) suyos.set(renglon_id, pago);
  }
  return suyos;
};
