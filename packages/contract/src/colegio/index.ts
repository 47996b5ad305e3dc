export { rutasDeAjustes } from './ajustes.routes.ts';
export { type AjusteHecho, type AjustesDelColegio, TAMANIO_MAXIMO_DE_MARCA_BYTES } from './ajustes.schemas.ts';
export { nombreDeParte, nombreDePlazo } from './nombres-de-partes.ts';
export { rutasDePrimerosPasos } from './primeros-pasos.routes.ts';
export type { PrimerosPasos } from './primeros-pasos.schemas.ts';
