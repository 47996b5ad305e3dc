import { CONTEXTOS } from '@colega/domain/permisos';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from './conectar.ts';
import { leida } from './leer-filas.ts';
import { datosDeOperador, type OperadorLeido } from './operador-de-usuario.ts';

/** Needs `usuarios u`. */
export const contextosDe = leida(
  z.array(z.enum(CONTEXTOS)),
  sql`array(select c.modo from contextos c where c.usuario_id = u.id order by c.modo)`,
  'contextos',
);

type Abierta = { sid: string; user_id: number; persona_id: number };

const sesionViva = (db: Db, { sid, user_id, persona_id }: Abierta) =>
  db
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
    );

type QuienTieneLaSesion = { contextos: string[]; operador: OperadorLeido | null };

/** A session still alive, whichever process might have ended it: undefined once it ended. */
export const findSesionViva = async (db: Db, abierta: Abierta): Promise<QuienTieneLaSesion | undefined> => {
  const fila = await sesionViva(db, abierta).executeTakeFirst();
  return fila && { ...fila, operador: null };
};

/** The same, with the operator that they are at this moment: the college's calls ask for both at once. */
export const findSesionDeOperador = async (db: Db, abierta: Abierta): Promise<QuienTieneLaSesion | undefined> => {
  const fila = await sesionViva(db, abierta)
    .leftJoin('operadores as o', 'o.usuario_id', 'u.id')
    .select(['o.usuario_id', ...datosDeOperador])
    .executeTakeFirst();
  if (!fila) return undefined;
  const { contextos, usuario_id, ...operador } = fila;
  return { contextos, operador: usuario_id === null ? null : operador };
};
