export type { CodigoDeLegajos } from './codigos.ts';
export {
  CARGOS,
  type Comitente,
  type Domicilio,
  type ExigenciasDeModalidad,
  LARGO_CALLE,
  LARGO_FIRMANTE,
  LARGO_NUMERO,
  separarApellidoNombre,
  validarComitente,
  validarComitentes,
  validarCuitNuevo,
} from './comitentes.ts';
export {
  type CondicionesDeContrato,
  LARGO_DE_TEXTO_DE_CONTRATO,
  LARGO_DE_TEXTO_LARGO,
  PRIMERA_FECHA_DE_CONTRATO,
  type ProblemaDeLegajo,
  TOPE_DE_VENCIMIENTO,
  validarCondiciones,
  validarFechaDeContrato,
  validarVencimiento,
} from './contrato.ts';
export { DESTINOS_DE_TAREA, esDestino } from './destinos.ts';
export {
  ESTADOS_DE_DETALLE,
  ESTADOS_DE_LEGAJO,
  type EstadoDeDetalle,
  type EstadoDeLegajo,
  muestraInsigniaCep,
  TIPO_RELACIONADO_CON_CEP,
  TIPOS_DE_CALCULO,
  TIPOS_DE_CONTRATO,
  type TipoDeCalculo,
  type TipoDeContrato,
} from './estados.ts';
export {
  type Inmueble,
  LARGO_DEPTO,
  LARGO_PARTIDA,
  LARGO_PISO,
  LIMITES_DE_INMUEBLE,
  validarInmueble,
  validarInmuebles,
} from './inmuebles.ts';
