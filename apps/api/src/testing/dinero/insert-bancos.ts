import type { Db } from '../../db/conectar.ts';

/** Other banks of the college, as its desk would have added them. */
export const insertBancos = (db: Db, ...claves: string[]) =>
  db
    .insertInto('bancos')
    .values(claves.map((clave) => ({ clave, nombre: `Banco ${clave}`, desde: '2015-01-01' })))
    .execute();
