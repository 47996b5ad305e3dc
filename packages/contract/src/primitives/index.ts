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
export { conSenias, esTextoLegible, limpiarTexto, zRenglon } from './texto.ts';
