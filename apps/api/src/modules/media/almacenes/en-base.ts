import type { Db } from '../../../db/conectar.ts';
import type { AlmacenDeImagenes } from './almacen.ts';

/** In the database that every process shares. `anterior`: where images were kept before, still read. */
export const almacenEnBase = (db: Db, anterior: AlmacenDeImagenes): AlmacenDeImagenes => ({
  guardar: async (clave, bytes) => {
    const contenido = Buffer.from(bytes);
    await db
      .insertInto('media_contenidos')
      .values({ clave, bytes: contenido })
      .onConflict((existente) => existente.column('clave').doUpdateSet({ bytes: contenido }))
      .execute();
  },
  leer: async (clave) => {
    const fila = await db.selectFrom('media_contenidos').select('bytes').where('clave', '=', clave).executeTakeFirst();
    return fila?.bytes ?? anterior.leer(clave);
  },
  borrar: async (clave) => {
    await db.deleteFrom('media_contenidos').where('clave', '=', clave).execute();
    await anterior.borrar(clave);
  },
});
