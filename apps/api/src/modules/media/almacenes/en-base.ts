import type { Db } from '../../../db/conectar.ts';
import type { AlmacenDeImagenes } from './almacen.ts';
import { deleteContenido, findContenido, upsertContenido } from './en-base.repository.ts';

/** In the database that every process shares. `anterior`: where images were kept before, still read. */
export const almacenEnBase = (db: Db, anterior: AlmacenDeImagenes): AlmacenDeImagenes => ({
  guardar: async (clave, bytes) => {
    await upsertContenido(db, clave, Buffer.from(bytes));
  },
  leer: async (clave) => (await findContenido(db, clave))?.bytes ?? anterior.leer(clave),
  borrar: async (clave) => {
    await deleteContenido(db, clave);
    await anterior.borrar(clave);
  },
});
