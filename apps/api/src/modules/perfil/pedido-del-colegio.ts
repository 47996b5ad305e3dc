import { limpiarCuit } from '@colega/domain/identificadores';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { errorHttp } from '../../http/error-http.ts';
import type { Autor, Momento } from '../auditoria/autor.ts';
import { exigirQueSeaOtro } from '../auditoria/exigir-que-sea-otro.ts';
import { errorDeQuienCambio } from '../auditoria/ultimo-cambio.service.ts';
import { findMatriculaDe, lockPersonaPorCuit } from './colegio.repository.ts';

export { anotarHechoDePersona } from './anotar-hecho.ts';

export type DelColegio = Momento & { autor: Extract<Autor, { actor: 'colegio' }> };
/**
 * What the college does to a person, by their CUIT, with or without hyphens. Without a version, what others did meanwhile
 * is not looked at. Throws 404 and 412.
 */
export type PedidoDePersona = DelColegio & { cuit: string; version?: number | null };

type PersonaTomada = NonNullable<Awaited<ReturnType<typeof lockPersonaPorCuit>>>;

/** S-576, of a person. */
const exigirVersion = async (trx: Db, { id, version }: PersonaTomada, leida: number | null): Promise<void> => {
  if (leida === null || leida === version) return;
  throw await errorDeQuienCambio(trx, 'persona_cambiada', 'persona', id);
};

type LoPedido = Pick<PedidoDePersona, 'cuit' | 'version'> & Partial<Pick<PedidoDePersona, 'autor'>>;

/** Works under the person's lock, all or nothing; whose author is told, on somebody else. */
export const conPersona = <T>(
  db: Db,
  { cuit, version = null, autor }: LoPedido,
  trabajo: (trx: Db, persona: PersonaTomada) => Promise<T>,
): Promise<T> =>
  enTransaccion(db, async (trx) => {
    const persona = await lockPersonaPorCuit(trx, limpiarCuit(cuit));
    if (!persona) throw errorHttp(404, 'persona_no_existe');
    if (autor) await exigirQueSeaOtro(trx, autor, persona.id);
    await exigirVersion(trx, persona, version);
    return trabajo(trx, persona);
  });

export const exigirMatricula = async (db: Db, personaId: number, codigo: string) => {
  const matricula = await findMatriculaDe(db, personaId, codigo);
  if (!matricula) throw errorHttp(404, 'matricula_no_existe', { datos: { codigo } });
  return matricula;
};
