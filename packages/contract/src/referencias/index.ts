export { type LocalidadPropuesta, rutasDeLocalidadesDelColegio } from './localidades-del-colegio.routes.ts';
export { rutasDeLugares } from './lugares.routes.ts';
export {
  FUENTES_DE_LUGARES,
  type FuenteDeLugares,
  LARGO_DE_LUGAR,
  type LugarConocido,
  type RespuestaDeLugares,
} from './lugares.schemas.ts';
export { rutasDeReferencias } from './referencias.routes.ts';
export {
  type ColegioALaVista,
  type Configuracion,
  type CuitEncontrado,
  type Estado,
  type Localidad,
  type LocalidadEntrada,
  type Modalidad,
  type Rubro,
  type SegmentoCategoria,
  type SegmentoTarea,
  type Tarea,
  zConfiguracion,
  zCuitEncontrado,
  zEstado,
  zLocalidad,
  zModalidad,
  zRubro,
  zSegmento,
  zSegmentoCategoria,
  zSegmentoTarea,
  zTarea,
} from './referencias.schemas.ts';
