import type { Operador, Rol } from '@colega/domain/permisos';
import type { Db } from '../../../db/conectar.ts';
import { rolesDe } from '../../../db/operador-de-usuario.ts';

export const findPersonasConRol = async (db: Db, roles: readonly Rol[]): Promise<number[]> => {
  const filas = await db
    .selectFrom('roles_de_operador as r')
    .innerJoin('usuarios as u', 'u.id', 'r.usuario_id')
    .select('u.persona_id')
    .distinct()
    .where('r.rol', 'in', roles)
    .where('u.activo', '=', true)
    .execute();
  return filas.map(({ persona_id }) => persona_id);
};

export const findOperadorDePersona = (
  db: Db,
  persona_id: number,
): Promise<(Operador & { usuario_id: number }) | undefined> =>
  db
    .selectFrom('operadores as o')
    .innerJoin('usuarios as u', 'u.id', 'o.usuario_id')
    .select(['o.distrito_id', 'o.usuario_id'])
    .select(rolesDe)
    .where('u.persona_id', '=', persona_id)
    .where('u.activo', '=', true)
    .executeTakeFirst();
