import { diaDelColegio } from '@colega/domain/fechas';
import type { Db } from '../../db/conectar.ts';
import { type AvisoDeUnDia, findAvisadosDe } from './avisados-de.repository.ts';
import { DIAS_QUE_SE_RECUPERAN } from './dias-pendientes.service.ts';
import { inicioDeLoGuardado } from './portal.service.ts';

/** Whom one of those was told, by whichever way, late too (S-713). What the portal forgot counts as told: nobody can say any more that it was not. */
export const leerAvisadosDe = async (
  db: Db,
  posibles: readonly AvisoDeUnDia[],
  ahora: Date,
): Promise<ReadonlySet<number>> => {
  const primero = diaDelColegio(inicioDeLoGuardado(ahora));
  const olvidados = posibles.filter(({ dia }) => dia <= primero).map(({ persona_id }) => persona_id);
  return new Set([...olvidados, ...(await findAvisadosDe(db, posibles, DIAS_QUE_SE_RECUPERAN - 1))]);
};
