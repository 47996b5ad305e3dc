import type { Db } from '../../../db/conectar.ts';
import { anotarEnAuditoria, type HechoAuditado } from '../../auditoria/anotar.service.ts';
import type { Autor } from '../../auditoria/autor.ts';

/** A line of the audit trail of a coupon. */
export const anotarEnOrden = (
  db: Db,
  autor: Autor,
  cuando: Date,
  ordenId: number,
  hecho: HechoAuditado,
): Promise<void> => anotarEnAuditoria(db, autor, cuando, { entidad: 'orden_pago', id: ordenId }, hecho);
