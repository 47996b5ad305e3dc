export {
  CONTEXTOS,
  type Contexto,
  HABILIDADES,
  type Habilidad,
  habilidadesDe,
  type PermisosDePersona,
} from './habilidades.ts';
