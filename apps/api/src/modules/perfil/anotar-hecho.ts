import type { Db } from '../../db/conectar.ts';
import { anotarEnAuditoria, type HechoAuditado } from '../auditoria/anotar.service.ts';
import type { Autor } from '../auditoria/autor.ts';
import { avisarALaPersona } from './avisar-a-la-persona.ts';
import { avisarSiHayQueVerificar } from './avisar-de-lo-por-verificar.ts';
import { updateVersion } from './version.repository.ts';

/** It is kept in the trail, and the person's record is of another version. */
export const anotarHechoDePersona = async (
  db: Db,
  { autor, ahora }: { autor: Autor; ahora: Date },
  personaId: number,
  hecho: HechoAuditado,
): Promise<void> => {
  await updateVersion(db, personaId);
  await anotarEnAuditoria(db, autor, ahora, { entidad: 'persona', id: personaId }, hecho);
  await avisarALaPersona(db, personaId, hecho, ahora);
  await avisarSiHayQueVerificar(db, personaId, hecho.accion, { autor, ahora });
};
