export { estaAlDia } from './al-dia.ts';
export {
  type Alta,
  type DatosDeCuenta,
  esCodigoDeMatricula,
  esCorreo,
  esPersonaConCuit,
  validarAlta,
  validarCuenta,
} from './alta.ts';
export { periodoDeBloqueo, type RangoDeBloqueo } from './bloqueos.ts';
export { type BusquedaDePersonas, leerBusquedaDePersonas } from './busqueda.ts';
export type { CodigoDePerfil } from './codigos.ts';
export {
  type Correccion,
  cambiosDe,
  type DatosDePersona,
  type FaltanteDePapel,
  faltaParaCertificar,
  type Telefono,
  validarDatosDePersona,
} from './correccion.ts';
export { ESTADOS_DE_CREDENCIAL, type EstadoDeCredencial, estadoDeCredencial } from './credencial.ts';
export { calleDeDomicilio, lugarDeDomicilio } from './domicilio.ts';
export {
  ESTADOS_DE_MATRICULA,
  type EstadoDeMatricula,
  esMatriculaTerminada,
  esMatriculaVisible,
  estadoEnVigor,
  impedimentoDeEstado,
  impedimentoDeMatricula,
  nombreDeMatricula,
} from './matriculas.ts';
export {
  type CodigoDeVeredicto,
  esActivoAlDiaYVerificado,
  type HechosDeEjercicio,
  habilitadasEntreOtras,
  matriculaHabilita,
  SIN_HABILITAR,
  type Veredicto,
  veredictoDe,
} from './veredicto.ts';
export {
  DATOS_A_RECHAZAR,
  DATOS_A_VERIFICAR,
  type DatoARechazar,
  type DatoAVerificar,
  ESTADOS_DE_DATO,
  type EstadoDeDato,
  estadoDeImagen,
  faltaVerificar,
  type HechosDeVerificacion,
  type ImagenDePersona,
  imagenVerificada,
  impedimentoDeRechazar,
  impedimentoDeVerificar,
} from './verificado.ts';
