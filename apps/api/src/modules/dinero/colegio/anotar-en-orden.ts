import type { Db } from '../../../db/conectar.ts';
import { anotarEnAuditoria, type HechoAuditado } from '../../auditoria/anotar.service.ts';
import type { Autor } from '../../auditoria/autor.ts';

export const anotarEnOrden = (
  db: Db,
  autor: Autor,
  cuando: Date,
  ordenId: number,
  hecho: HechoAuditado,
): Promise<void> => anotarEnAuditoria(db, autor, cuando, { entidad: 'orden_pago', id: ordenId }, hecho);
