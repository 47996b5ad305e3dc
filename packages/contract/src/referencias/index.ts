export { type LocalidadPropuesta, rutasDeLocalidadesDelColegio } from './localidades-del-colegio.routes.ts';
export { rutasDeReferencias } from './referencias.routes.ts';
export {
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
