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
export { esTextoLegible, limpiarTexto, marcarIlegibles, unirLineas, zRenglon, zTexto } from './texto.ts';
