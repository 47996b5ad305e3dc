import type { EntidadDeAuditoria } from '@colega/contract/auditoria';
import type { Db } from '../../db/conectar.ts';
import { formatMomento } from '../../hoy.ts';
import { findUltimoCambio } from './auditoria.repository.ts';

/** Who changed a thing last, and when; null when nobody is known to have. */
export const leerQuienCambio = async (
  db: Db,
  entidad: EntidadDeAuditoria,
  id: number,
): Promise<{ usuario_id: number | null; quien: string; cuando: string } | null> => {
  const ultimo = await findUltimoCambio(db, entidad, id);
  return ultimo ? { ...ultimo, cuando: ultimo.cuando.toISOString() } : null;
};

/** As a refusal tells it. */
export const leerUltimoCambio = async (
  db: Db,
  entidad: EntidadDeAuditoria,
  id: number,
  acciones?: readonly string[],
): Promise<{ quien: string; cuando: string } | undefined> => {
  const ultimo = await findUltimoCambio(db, entidad, id, acciones);
  return ultimo && { quien: ultimo.quien, cuando: formatMomento(ultimo.cuando) };
};
