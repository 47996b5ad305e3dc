export { rutasDeAjustes } from './ajustes.routes.ts';
export {
  type AjusteHecho,
  type AjustesDelColegio,
  type MuestraDeCarta,
  type OficinaPorDecir,
  TAMANIO_MAXIMO_DE_MARCA_BYTES,
} from './ajustes.schemas.ts';
export { rutasDeListas, TAMANIO_MAXIMO_DE_PLANILLA_DE_LISTA_BYTES } from './listas.routes.ts';
export type {
  EfectosDeLista,
  ListaDelColegio,
  ListaHecha,
  ListasDelColegio,
  PlanillaDeLista,
  VersionConFilas,
  VersionDeListaLeida,
} from './listas.schemas.ts';
export { nombreDeParte, nombreDePlazo } from './nombres-de-partes.ts';
export { rutasDePrimerosPasos } from './primeros-pasos.routes.ts';
export type { PrimerosPasos } from './primeros-pasos.schemas.ts';
export { rutasDeValores, type ValoresEnVigor } from './valores.routes.ts';
