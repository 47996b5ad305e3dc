export { rutasDeImportaciones, TAMANIO_MAXIMO_DE_PLANILLA_BYTES } from './importaciones.routes.ts';
export type {
  ControlesLeidos,
  HojaDeImportacion,
  Importacion,
  ImportacionDeLista,
  ResumenLeido,
} from './importaciones.schemas.ts';
