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
export { conSenias, enUnaLinea, esTextoLegible, limpiarTexto, zRenglon, zTexto } from './texto.ts';
