export { type Advertencia, advertenciasDe } from './advertencias.ts';
export {
  camposDelPaso,
  type GrupoDeCampos,
  type PasoDeCertificado,
  type Valor,
  type Valores,
} from './campo.ts';
export type { CodigoDeAdvertencia, CodigoDeCertificado } from './codigos.ts';
export {
  type ConfiguracionDeCertificado,
  configuracionDe,
  datosDeConfiguracion,
  PREGUNTAS,
  type Pregunta,
  RUTA_DE_PREGUNTA,
} from './configuracion.ts';
export { armarCuerpo, type Cuerpo, leerCuerpo } from './cuerpo.ts';
export { copiarDeclaracion, preguntasSinResponder, responderConforme } from './de-una-vez.ts';
export { FOTOS } from './definiciones/anexo-in-situ.ts';
export { camposDelTipo, DEFINICIONES } from './definiciones.ts';
export { type DemandaMaxima, demandaMaxima } from './demanda-maxima.ts';
export { cambiarRespuesta, camposDeEleccion, respuestasDe, validarConfiguracion } from './eleccion.ts';
export {
  cambiosEntre,
  type DatoLegible,
  declaracionLegible,
  type GrupoLegible,
  type Nombres,
  valorLegible,
} from './legible.ts';
export {
  type CertificadoDeclarado,
  type ResultadoDeclarado,
  type ResumenPublico,
  resultadoDeclarado,
  resumenPublico,
} from './resumen-publico.ts';
export {
  type DatosDeTipo,
  ESTADOS_DE_CERTIFICADO,
  type EstadoDeCertificado,
  numeroDeCertificado,
  TIPOS_DE_CERTIFICADO,
  TIPOS_QUE_SE_EMITEN,
  type TipoDeCertificado,
  type TipoQueSeEmite,
  tipoDelTramo,
  tiposDelRubro,
  tramoDeTipo,
} from './tipos.ts';
export { type ProblemaDeCertificado, validarCampo, validarCertificado, validarPaso } from './validar.ts';
