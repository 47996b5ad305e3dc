export { rutasDeBorradores } from './borradores.routes.ts';
export {
  BORRADORES_POR_PERSONA,
  type BorradorLeido,
  type BorradorPorGuardar,
  DIAS_DE_BORRADOR,
  LARGO_DE_BORRADOR,
} from './borradores.schemas.ts';
export { rutasDeListaDeBorradores } from './lista.routes.ts';
export type { BorradorDeLista } from './lista.schemas.ts';
