import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import type { AlmacenDeImagenes } from './almacenes/almacen.ts';
import { deleteMediaVistaAntes, findMediasSinCertificado, puedenQuitarse } from './media.repository.ts';

// S-355: opening a draft asks for its images, which then count as new.
const SE_GUARDAN_MS = 90 * 24 * 60 * 60_000;
const POR_TANDA = 200;

/** The row goes last: if the file cannot be removed or the process dies, both are looked at again. */
const quitar = (db: Db, almacen: AlmacenDeImagenes, id: number, antes: Date): Promise<boolean> =>
  enTransaccion(db, async (trx) => {
    // A backup is reading them: the next round looks again.
    if (!(await puedenQuitarse(trx))) return false;
    const quitada = await deleteMediaVistaAntes(trx, id, antes);
    if (quitada) await almacen.borrar(quitada.clave);
    return quitada !== undefined;
  });

/** Removes the images that nobody asked for in a long time and no certificate keeps. Answers how many. */
export const quitarImagenesSinUso = async (
  db: Db,
  almacen: AlmacenDeImagenes,
  ahora: Date,
  porTanda = POR_TANDA,
): Promise<number> => {
  const antes = new Date(ahora.getTime() - SE_GUARDAN_MS);
  let quitadas = 0;
  let despuesDe = 0;
  for (;;) {
    const tanda = await findMediasSinCertificado(db, { antes, despuesDe, limite: porTanda });
    for (const { id } of tanda) if (await quitar(db, almacen, id, antes)) quitadas += 1;
    const ultima = tanda.at(-1);
    if (!ultima || tanda.length < porTanda) return quitadas;
    despuesDe = ultima.id;
  }
};
