export { rutasDePerfil } from './perfil.routes.ts';
export {
  type Bloqueo,
  type Causa,
  type Domicilio,
  type Matricula,
  type MatriculaConTitulo,
  type Persona,
  zBloqueo,
  zCausa,
  zFirma,
  zMatricula,
  zMatriculaConTitulo,
  zPersona,
} from './perfil.schemas.ts';
