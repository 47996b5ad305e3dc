export { rutasDeBandeja } from './bandeja.routes.ts';
export {
  type ColaContada,
  type FilaDeBandeja,
  ORDENES_DE_BANDEJA,
  type OrdenDeBandeja,
  zBandeja,
  zFilasDeBandeja,
  zFiltrables,
  zFiltrosDeBandeja,
  zQueryBandeja,
  zQueryColas,
  zSiguiente,
  zToma,
} from './bandeja.schemas.ts';
export { rutasDeDetalles } from './detalles.routes.ts';
export { type Detalle, zCep, zDetalle, zTimbrado } from './detalles.schemas.ts';
export {
  type AmpliacionEntrada,
  type ComitenteEntrada,
  type DetalleEditado,
  type DetalleEntrada,
  type InmuebleEntrada,
  type LegajoEntrada,
  zAmpliacionEntrada,
  zComitenteEntrada,
  zDetalleEditado,
  zDetalleEntrada,
  zInmuebleEntrada,
  zLegajoEditado,
  zLegajoEntrada,
} from './entradas.schemas.ts';
export { rutasDeLegajos } from './legajos.routes.ts';
export {
  type HechoDeLegajo,
  type Legajo,
  type LegajoDeLista,
  zCambioDeLegajo,
  zCertificadoDeLegajo,
  zComitente,
  zHechoDeLegajo,
  zInmueble,
  zLegajo,
  zLegajoDeLista,
  zOrdenGenerada,
} from './legajos.schemas.ts';
export { rutasDeListaAMedida } from './lista-a-medida.routes.ts';
export {
  LARGO_DE_VISTA,
  VISTAS_POR_PERSONA,
  type VistaDeLegajos,
  zFiltrosDeLegajos,
  zVistaEntrada,
} from './lista-a-medida.schemas.ts';
export {
  type ListaDeLegajos,
  ORDENES_DE_LEGAJOS,
  type QueryLegajos,
  zCuantosEsperan,
  zListaDeLegajos,
  zQueryLegajos,
} from './listado.schemas.ts';
export { rutasDeObservaciones } from './observaciones.routes.ts';
export { LARGO_DE_RESPUESTA, type Observacion, zCambioDeCampo, zObservacion } from './observaciones.schemas.ts';
export { rutasDeRevision } from './revision.routes.ts';
export {
  type HechoEnRevision,
  type ImagenCambiada,
  OBSERVACIONES_POR_ACTO,
  type ObservacionTipo,
  type QueCambio,
  type RevisionDelLegajo,
  zPuntoDeControl,
  zRevisionDelLegajo,
} from './revision.schemas.ts';
export { rutasDeYaCargados } from './ya-cargados.routes.ts';
export { type YaCargado, type YaCargados, zYaCargado } from './ya-cargados.schemas.ts';
