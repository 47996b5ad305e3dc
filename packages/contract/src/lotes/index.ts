export { rutasDeLotes } from './lotes.routes.ts';
export type { Lote, PedidoDeLote } from './lotes.schemas.ts';
