import type { Db } from '../../../db/conectar.ts';
import type { ComitenteDelPadron } from '../../referencias/cuits/buscar-comitente.ts';
import { apellidoNombre } from '../buscar-comitentes.ts';
import { findValidadosDe } from './provisorios.repository.ts';

/** S-931: while the registry does not answer, what it said of the clients of one's own files holds. */
export const conocidosDelTecnico =
  (db: Db, personaId: number) =>
  async (cuits: readonly string[]): Promise<ReadonlyMap<string, ComitenteDelPadron>> => {
    const validados = await findValidadosDe(db, personaId, cuits);
    return new Map(
      validados.map(({ apellido, nombre, ...comitente }) => [
        comitente.cuit,
        { ...comitente, apellido_nombre: apellidoNombre({ apellido, nombre }) },
      ]),
    );
  };
