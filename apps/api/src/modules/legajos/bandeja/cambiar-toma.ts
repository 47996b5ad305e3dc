import type { Db } from '../../../db/conectar.ts';
import type { Quien } from '../../auditoria/anotar.service.ts';
import { insertMirada } from './miradas.repository.ts';
import { deleteToma, deleteTomasDe, renovarToma } from './tomas.repository.ts';

type Acto = { autor: Quien; ahora: Date; salioDeUnaCola: boolean };

/** The college's act that answers what a queue waited for frees the file; another one is activity of who has it (S-574). */
export const cambiarToma = async (
  db: Db,
  legajo_id: number,
  { autor: { user_id }, ahora, salioDeUnaCola }: Acto,
): Promise<void> => {
  if (user_id !== null) await insertMirada(db, legajo_id, { usuario_id: user_id, ahora });
  if (salioDeUnaCola) await deleteToma(db, legajo_id, null);
  else if (user_id !== null) await renovarToma(db, legajo_id, { usuario_id: user_id, ahora });
};

/** Whoever leaves the college, or may take files no longer, can free nothing any more. */
export const soltarLegajosDe = (db: Db, usuario_id: number): Promise<void> => deleteTomasDe(db, usuario_id);
