import type { Db } from '../../../db/conectar.ts';
import { type ComitenteDelPadron, comitenteEspecial } from '../../referencias/cuits/buscar-comitente.ts';
import { findValidadosDe } from './provisorios.repository.ts';

/** S-931: while the registry does not answer, the name that it gave of the clients of one's own files holds. Whether they are of the college's lists is of today. */
export const conocidosDelTecnico =
  (db: Db, personaId: number) =>
  async (cuits: readonly string[]): Promise<ReadonlyMap<string, ComitenteDelPadron>> => {
    const validados = await findValidadosDe(db, personaId, cuits);
    return new Map(validados.map((validado) => [validado.cuit, { ...validado, ...comitenteEspecial(validado.cuit) }]));
  };
