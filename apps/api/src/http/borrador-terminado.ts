import { ENCABEZADO_DE_BORRADOR, type Ruta } from '@colega/contract/route';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../db/conectar.ts';
import { type BorradorDe, deleteBorradorTerminado, existeBorrador } from './borrador-terminado.repository.ts';
import { errorHttp } from './error-http.ts';

const zVersion = z.coerce.number<string>().int().positive().max(2_147_483_647);
const zNombrado = z
  .string()
  .transform((traido) => traido.split('/'))
  .pipe(z.union([z.tuple([z.uuid()]), z.tuple([z.uuid(), zVersion])]));

/**
 * The draft that what is saved was until now. Null where the caller names none; throws 410 for what cannot be one. A version that is
 * not said is any, as when a draft is removed: a page that was open before an upgrade knows none.
 */
export const borradorQueTermina = (ruta: Ruta, { headers, sesion }: FastifyRequest): BorradorDe | null => {
  const traido = headers[ENCABEZADO_DE_BORRADOR];
  if (!ruta.terminaBorrador || !sesion || traido === undefined) return null;
  const nombrado = zNombrado.safeParse(traido).data;
  if (nombrado === undefined) throw errorHttp(410, 'borrador_terminado');
  const [id, version = null] = nombrado;
  return { id, version, persona_id: sesion.persona_id };
};

/** The first call may not have named it, where the device did not know yet that it had arrived; it may also be gone already. */
export const quitarBorradorTerminado = async (db: Db, borrador: BorradorDe | null): Promise<void> => {
  if (borrador) await deleteBorradorTerminado(db, borrador);
};

/**
 * In the transaction of what is saved: both happen or neither. Of two screens that save one draft at once the second waits for the
 * first, and finds that it is not there any more (410). One that another device wrote since is not what is being saved (409).
 */
export const terminarBorrador = async (db: Db, borrador: BorradorDe): Promise<void> => {
  if (await deleteBorradorTerminado(db, borrador)) return;
  throw (await existeBorrador(db, borrador))
    ? errorHttp(409, 'borrador_cambiado')
    : errorHttp(410, 'borrador_terminado');
};
