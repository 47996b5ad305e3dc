export { rutasDeLotes } from './documentos.routes.ts';
export type { Lote, PedidoDeLote } from './documentos.schemas.ts';
