export { rutasDePerfil } from './perfil.routes.ts';
export {
  type Bloqueo,
  type Causa,
  type Matricula,
  type Persona,
  zBloqueo,
  zCausa,
  zFirma,
  zMatricula,
  zPersona,
} from './perfil.schemas.ts';
