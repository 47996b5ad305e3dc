import { ENCABEZADO_DE_BORRADOR, type Ruta } from '@colega/contract/route';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../db/conectar.ts';
import { deleteBorradorTerminado } from './borrador-terminado.repository.ts';
import { errorHttp } from './error-http.ts';

type Borrador = { id: string; persona_id: number };

const zId = z.uuid();

/** The draft that what is saved was until now. Null where the caller names none; throws 410 for what cannot be one. */
export const borradorQueTermina = (ruta: Ruta, { headers, sesion }: FastifyRequest): Borrador | null => {
  const traido = headers[ENCABEZADO_DE_BORRADOR];
  if (!ruta.terminaBorrador || !sesion || traido === undefined) return null;
  const id = zId.safeParse(traido).data;
  if (id === undefined) throw errorHttp(410, 'borrador_terminado');
  return { id, persona_id: sesion.persona_id };
};

/** The first call may not have named it, where the device did not know yet that it had arrived; it may also be gone already. */
export const quitarBorradorTerminado = async (db: Db, borrador: Borrador | null): Promise<void> => {
  if (borrador) await deleteBorradorTerminado(db, borrador.id, borrador.persona_id);
};

/**
 * In the transaction of what is saved: both happen or neither. Of two screens that save one draft at once the second waits for the
 * first, and finds that it is not there any more (410).
 */
export const terminarBorrador = async (db: Db, { id, persona_id }: Borrador): Promise<void> => {
  if (!(await deleteBorradorTerminado(db, id, persona_id))) throw errorHttp(410, 'borrador_terminado');
};
