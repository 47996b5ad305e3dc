export {
  type DatosDeMatricula,
  type TituloDeMatricula,
  zCorreccion,
  zDatosDeMatricula,
  zTituloDeMatricula,
} from './correccion.schemas.ts';
export { rutasDePerfil } from './perfil.routes.ts';
export {
  type Bloqueo,
  CAUSAS_POR_DEFECTO,
  type Causa,
  type Contacto,
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
export { rutasDeActosSobrePersonas, rutasDePersonas } from './personas.routes.ts';
export {
  type ActoHecho,
  COLAS_DE_PERSONAS,
  type ColaDePersonas,
  DEUDAS_DE_PERSONAS,
  type DeudaDePersonas,
  type FichaDePersona,
  type FilaDePersonas,
  type PedidoDePersonas,
  type TipoDeBloqueo,
  zFilaDePersona,
  zLegajosDePersona,
  zSancion,
} from './personas.schemas.ts';
