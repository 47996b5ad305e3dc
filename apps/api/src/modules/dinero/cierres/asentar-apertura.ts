import { sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { asentar, contrapartidaDe } from '../libro/asentar.repository.ts';
import { findAperturaDeCierre } from './cierres.repository.ts';

/**
 * What there was when the first closing was done, against the college's own: less what was in the ledger from before its day, which is
 * part of that (S-1115).
 */
export const asentarApertura = async (db: Db, cierre_id: number): Promise<void> => {
  const apertura = await findAperturaDeCierre(db, cierre_id);
  const [primera] = apertura;
  if (!primera) return;
  const recaudado = apertura.map(({ medio, banco, importe }) => ({ medio, banco, importe }));
  const patrimonio = contrapartidaDe(sumar(apertura.map(({ importe }) => importe)));
  const asiento = { cuando: primera.cuando, concepto: 'apertura', persona_id: null, cierre_id };
  await asentar(db, { ...asiento, lineas: { recaudado, patrimonio } });
};
