import { createHash } from 'node:crypto';
import type { AjusteHecho } from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import type { Db } from '../../db/conectar.ts';
import { normalizarImagen } from '../media/normalizar-imagen.ts';
import { findIdentidad, findMarca, insertMarca, updateColegio } from './ajustes.repository.ts';
import { cambiarAjuste, type PedidoDeAjuste } from './cambiar-ajuste.ts';

/** Pixels: sharp in print at the size of a letterhead, and light, since every paper carries it. */
const LADO_DE_MARCA = 600;

const claveDe = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Re-encoded, as any image that is uploaded: what is served was written here. Throws 409, 412, 422, 429. */
export const cambiarMarca = async (db: Db, pedido: PedidoDeAjuste, crudos: Uint8Array): Promise<AjusteHecho> => {
  const { bytes } = await normalizarImagen(crudos, LADO_DE_MARCA);
  const marca = claveDe(bytes);
  return cambiarAjuste(db, 'marca', pedido, async (trx) => {
    const desde = await findIdentidad(trx);
    if (!(await findMarca(trx, marca)))
      await insertMarca(trx, { clave: marca, contenido: Buffer.from(bytes), cargada_en: pedido.ahora });
    await updateColegio(trx, { marca });
    return { accion: 'cambiar_marca', desde, hasta: { marca }, message: todosLosMensajes.marca_guardada };
  });
};

/** Throws 409, 412. */
export const quitarMarca = (db: Db, pedido: PedidoDeAjuste): Promise<AjusteHecho> =>
  cambiarAjuste(db, 'marca', pedido, async (trx) => {
    const desde = await findIdentidad(trx);
    await updateColegio(trx, { marca: null });
    return { accion: 'cambiar_marca', desde, hasta: { marca: null }, message: todosLosMensajes.ajuste_guardado };
  });
