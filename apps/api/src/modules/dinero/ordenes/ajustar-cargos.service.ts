import type { Db } from '../../../db/conectar.ts';
import type { AjustarCargos } from '../../legajos/vida/ajustar-cargos.ts';
import { findContratosQueNoCobran } from './ajustar-cargos.repository.ts';
import { cerrarCuponesDeContratos, revisarPagosDeContratos } from './emitir-cupon.service.ts';

/**
 * The coupons of a file after a change to it: of a contract annulled, what is pending can no longer be paid and what was paid goes
 * to the college's review; a stamp that was paid and is not of its coupon, too (S-323).
 */
export const ajustarCargos: AjustarCargos = async (trx: Db, { legajo_id, motivo, ahora }) => {
  const { anulados, timbrados_aparte } = await findContratosQueNoCobran(trx, legajo_id);
  await cerrarCuponesDeContratos(trx, anulados, motivo, ahora);
  await revisarPagosDeContratos(trx, timbrados_aparte, 'timbrados');
};
