import { type Operador, ROLES } from '@colega/domain/permisos';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from './conectar.ts';
import { leida } from './leer-filas.ts';
import { tieneOtroFactor } from './segundo-factor.ts';

/**
 * Needs `personas p`, and `operadores o` where they work for the college: then it is their desk's, and null for the whole college. `esDelRegistro`
 * says of whom it is where they are registered all the same.
 */
export const distritoDeQuien = (esDelRegistro: RawBuilder<unknown> = sql`false`) =>
  leida(
    z.number().nullable(),
    sql`case when o.usuario_id is null or ${esDelRegistro} then p.distrito_id else o.distrito_id end`,
    'distrito_id',
  );

/** Needs `operadores o`. */
export const rolesDe = leida(
  z.array(z.enum(ROLES)),
  sql`array(select r.rol from roles_de_operador r where r.usuario_id = o.usuario_id order by r.rol)`,
  'roles',
);

/** Needs `operadores o`. */
export const datosDeOperador = [
  'o.distrito_id' as const,
  leida(z.boolean(), tieneOtroFactor(sql.ref('o.usuario_id')), 'con_segundo_factor'),
  rolesDe,
];

export type OperadorLeido = Operador & { con_segundo_factor: boolean };

export const findOperador = async (db: Db, usuarioId: number): Promise<OperadorLeido | undefined> =>
  db
    .selectFrom('operadores as o')
    .innerJoin('usuarios as u', 'u.id', 'o.usuario_id')
    .select(datosDeOperador)
    .where('o.usuario_id', '=', usuarioId)
    .where('u.activo', '=', true)
    .executeTakeFirst();
