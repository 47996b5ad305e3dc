export { calcularHonorario } from './calcular-honorario.ts';
export {
  type Catalogo,
  construirCatalogo,
  type ResolucionEnUso,
  resolucionDe,
  type TareaDelCatalogo,
} from './catalogo.ts';
export type { CodigoDeHonorarios } from './codigos.ts';
export { COEFICIENTE_POR_DEFECTO, COEFICIENTES } from './coeficiente.ts';
export { type ArchivosDeDatos, datosDeArchivos } from './datos/datos-de-archivos.ts';
export type { DatosDelCatalogo } from './datos/datos-del-catalogo.ts';
export type { ProblemaDeDatos } from './datos/lector.ts';
export type { Fuente, Honorario, Paso, PedidoDeCalculo, TareaCalculada, TareaValorada } from './honorario.ts';
export { faltanteTotal } from './obra/estado-de-obra.ts';
export { tablasDeTipoObra } from './obra/tipos-de-obra.ts';
export { categoriaDeVivienda } from './obra/vivienda-unifamiliar.ts';
export { buscarResolucion, type Resolucion } from './resolucion.ts';
export type { ProblemaDeCalculo } from './verificar-parametros.ts';
