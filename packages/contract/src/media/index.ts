export { rutasDeMedia } from './media.routes.ts';
export {
  EXTENSIONES_DE_FOTO,
  type MediaObject,
  PROPORCION_DE_FOTO,
  TAMANIO_MAXIMO_FOTO_BYTES,
} from './media.schemas.ts';
