export {
  actuaPorElColegio,
  CONTEXTOS,
  type Contexto,
  duplicarNombres,
  HABILIDADES,
  type Habilidad,
  habilidadesDe,
  type PermisosDePersona,
} from './habilidades.ts';
export {
  type Alcance,
  esPermisoDelColegio,
  type Operador,
  PERMISOS_DEL_COLEGIO,
  type PermisoDelColegio,
  permisosDe,
  puedeElOperador,
  ROLES,
  type Rol,
  rolesCon,
} from './operadores.ts';
