import type { Db } from '../../../db/conectar.ts';
import type { AlmacenDeImagenes } from './almacen.ts';
import { deleteContenido, findContenido, upsertContenido } from './en-base.repository.ts';

/** Images in the database, which all processes share. `anterior` is where they were kept before, and is still read. */
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
