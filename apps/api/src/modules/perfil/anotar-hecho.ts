import type { Db } from '../../db/conectar.ts';
import { anotarEnAuditoria, type HechoAuditado } from '../auditoria/anotar.service.ts';
import type { Autor } from '../auditoria/autor.ts';

export const anotarHechoDePersona = (
  db: Db,
  { autor, ahora }: { autor: Autor; ahora: Date },
  personaId: number,
  hecho: HechoAuditado,
): Promise<void> => anotarEnAuditoria(db, autor, ahora, { entidad: 'persona', id: personaId }, hecho);
