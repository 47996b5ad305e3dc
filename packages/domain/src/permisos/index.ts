export {
  CONTEXTOS,
  type Contexto,
  conAmbosNombres,
  HABILIDADES,
  type Habilidad,
  habilidadesDe,
  type PermisosDePersona,
} from './habilidades.ts';
