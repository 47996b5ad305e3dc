export type { FormatoDeArchivo } from './archivos.ts';
export {
  zFecha,
  zId,
  zIdNumerico,
  zIdParams,
  zImporte,
  zImporteSalida,
  zLista,
  zMensaje,
  zPaginacion,
} from './primitives.ts';
export {
  escaparIlegibles,
  esTextoLegible,
  limpiarTexto,
  marcarIlegibles,
  unirLineas,
  zRenglon,
  zTexto,
} from './texto.ts';
