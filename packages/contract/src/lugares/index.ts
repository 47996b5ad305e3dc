export { rutasDeLugares } from './lugares.routes.ts';
export {
  AVISOS_DE_LUGAR,
  FUENTES_DE_LUGARES,
  type FuenteDeLugares,
  LARGO_DE_LUGAR,
  type Lugar,
  type Lugares,
} from './lugares.schemas.ts';
