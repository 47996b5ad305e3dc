import { limpiarCuit } from '@colega/domain/identificadores';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { errorHttp } from '../../http/error-http.ts';
import type { Autor, Momento } from '../auditoria/autor.ts';
import { findMatriculaDe, lockPersonaPorCuit } from './colegio.repository.ts';

export { anotarHechoDePersona } from './anotar-hecho.ts';

export type DelColegio = Momento & { autor: Extract<Autor, { actor: 'colegio' }> };
/** What the college does to a person, by their CUIT, with or without hyphens. Throws 404. */
export type PedidoDePersona = DelColegio & { cuit: string };

type PersonaTomada = NonNullable<Awaited<ReturnType<typeof lockPersonaPorCuit>>>;

/** Works under the person's lock, all or nothing. */
export const conPersona = <T>(
  db: Db,
  cuit: string,
  trabajo: (trx: Db, persona: PersonaTomada) => Promise<T>,
): Promise<T> =>
  enTransaccion(db, async (trx) => {
    const persona = await lockPersonaPorCuit(trx, limpiarCuit(cuit));
    if (!persona) throw errorHttp(404, 'persona_no_existe');
    return trabajo(trx, persona);
  });

export const exigirMatricula = async (db: Db, personaId: number, codigo: string) => {
  const matricula = await findMatriculaDe(db, personaId, codigo);
  if (!matricula) throw errorHttp(404, 'matricula_no_existe', { datos: { codigo } });
  return matricula;
};
