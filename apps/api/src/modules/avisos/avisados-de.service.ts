import type { Db } from '../../db/conectar.ts';
import { findAvisadosDe } from './avisados-de.repository.ts';

/** Of those people, whom something of that was told since then: by whichever way. */
export const leerAvisadosDe = (db: Db, pedido: Parameters<typeof findAvisadosDe>[1]): Promise<ReadonlySet<number>> =>
  findAvisadosDe(db, pedido);
