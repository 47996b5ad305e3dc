import { CONTEXTOS } from '@colega/domain/permisos';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from './conectar.ts';
import { leida } from './leer-filas.ts';

/** Needs `usuarios u`. */
export const contextosDe = leida(
  z.array(z.enum(CONTEXTOS)),
  sql`array(select c.modo from contextos c where c.usuario_id = u.id order by c.modo)`,
  'contextos',
);

type Abierta = { sid: string; user_id: number; persona_id: number };

/** The contexts of a session still alive, whichever process might have ended it: undefined once it ended. */
export const findContextosDeSesionViva = async (
  db: Db,
  { sid, user_id, persona_id }: Abierta,
): Promise<string[] | undefined> => {
  const fila = await db
    .selectFrom('usuarios as u')
    .select(contextosDe)
    .where('u.id', '=', user_id)
    .where('u.persona_id', '=', persona_id)
    .where('u.activo', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_tokens as r')
          .select('r.id')
          .where('r.familia', '=', sid)
          .whereRef('r.usuario_id', '=', 'u.id')
          .where('r.revocado_en', 'is', null),
      ),
    )
    .executeTakeFirst();
  return fila?.contextos;
};
