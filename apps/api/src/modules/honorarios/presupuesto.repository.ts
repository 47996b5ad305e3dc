import type { Db } from '../../db/conectar.ts';

export const findQuienPresupuesta = (db: Db, personaId: number) =>
  db
    .selectFrom('personas')
    .select(['nombre', 'apellido', 'cuit'])
    .where('id', '=', personaId)
    .executeTakeFirstOrThrow();
