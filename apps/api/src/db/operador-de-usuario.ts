import type { Operador, Rol } from '@colega/domain/permisos';
import { sql } from 'kysely';
import type { Db } from './conectar.ts';
import { conSegundoFactor } from './segundo-factor.ts';

/** What a user may do for the college, as it stands at this moment; undefined for who is not an operator, or no longer. */
export const findOperador = async (
  db: Db,
  usuarioId: number,
): Promise<(Operador & { con_segundo_factor: boolean }) | undefined> =>
  db
    .selectFrom('operadores as o')
    .innerJoin('usuarios as u', 'u.id', 'o.usuario_id')
    .select(['o.distrito_id'])
    .select(conSegundoFactor(sql.ref('o.usuario_id')).as('con_segundo_factor'))
    .select(
      sql<Rol[]>`array(select r.rol from roles_de_operador r where r.usuario_id = o.usuario_id order by r.rol)`.as(
        'roles',
      ),
    )
    .where('o.usuario_id', '=', usuarioId)
    .where('u.activo', '=', true)
    .executeTakeFirst();
