import type { Db } from '../../../db/conectar.ts';
import { findAnulacionesEnCurso } from './anulaciones-de-cargos.repository.ts';
import { continuarAnulacion } from './anular-cargos.service.ts';
import { findGeneracionesEnCurso } from './cargos-del-anio.repository.ts';
import { continuarGeneracion } from './generaciones.service.ts';

/**
 * Ends whatever of a year was left half done: its own job is tried so many times and no more, and nothing else of that year is done meanwhile. One that
 * fails again does not stop the others. With its own job at the same time, each does a part in turn. Throws what failed.
 */
export const retomarCargos = async (contexto: { db: Db; reloj: () => Date }): Promise<void> => {
  const [generaciones, anulaciones] = [
    await findGeneracionesEnCurso(contexto.db),
    await findAnulacionesEnCurso(contexto.db),
  ];
  const fallas: unknown[] = [];
  const anotar = (falla: unknown): void => void fallas.push(falla);
  for (const id of generaciones) await continuarGeneracion(contexto, id).catch(anotar);
  for (const id of anulaciones) await continuarAnulacion(contexto, id).catch(anotar);
  if (fallas.length > 0) throw new AggregateError(fallas, 'Quedaron cargos a medias');
};
