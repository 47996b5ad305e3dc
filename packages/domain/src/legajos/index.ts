export {
  COLAS,
  type Cola,
  type LugarEnLaCola,
  lugaresEnLaBandeja,
  NOMBRES_DE_COLAS,
} from './bandeja/colas.ts';
export {
  ESTADOS_DE_PLAZO,
  type EstadoDePlazo,
  plazoDeCola,
  primerDiaEnTermino,
} from './bandeja/plazo-de-cola.ts';
export { estaTomadoPorOtro, limiteDeToma, sigueTomado } from './bandeja/toma.ts';
export type { CodigoDeLegajos } from './codigos.ts';
export {
  type Comitente,
  type DomicilioDeclarado,
  type ExigenciasDeModalidad,
  esDeOtro,
  esMismoDomicilio,
  esProvisorio,
  LARGO_FIRMANTE,
  separarApellidoNombre,
  tieneFormularioCargado,
  validarComitente,
  validarComitentes,
  validarCuitNuevo,
} from './comitentes.ts';
export {
  type CondicionesDeContrato,
  LARGO_DE_TEXTO_DE_CONTRATO,
  LARGO_DE_TEXTO_LARGO,
  type MarcoDeFechas,
  PRIMERA_FECHA_DE_CONTRATO,
  TOPE_DE_VENCIMIENTO,
  validarCondiciones,
  validarFechaDeContrato,
  validarVencimiento,
} from './contrato.ts';
export { DESTINOS_DE_TAREA, esDestino } from './destinos.ts';
export { estaLejosDeLaLocalidad } from './distancia-a-la-localidad.ts';
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
export type { CampoDeUnidad } from './inmuebles.ts';
export {
  CAMPOS_DE_UNIDAD,
  esDeUnidad,
  type Inmueble,
  inmuebleVacio,
  validarInmueble,
  validarInmuebles,
  validarPartidos,
} from './inmuebles.ts';
export { CARGOS, RESPUESTAS_DEL_PADRON, type RespuestaDelPadron } from './listas-de-comitente.ts';
export { type LugarLeido, leerLugar } from './lugar/leer-lugar.ts';
export {
  codigoCatastral,
  formatNomenclatura,
  leerCodigoCatastral,
  type Nomenclatura,
  nomenclaturaVacia,
} from './lugar/nomenclatura.ts';
export { escribirPunto, leerPar, leerPunto, type Punto } from './lugar/punto.ts';
export type { ContratoFechado } from './marco-de-fechas.ts';
export { marcoDelOriginal } from './marco-de-fechas.ts';
export { concuerdaConElPadron } from './nombre-del-padron.ts';
export { formatNombrePropio } from './nombre-propio.ts';
export { accionesDeObservacion, type LoQueSePuede } from './observaciones/acciones-de-observacion.ts';
export type { CambioDeCampo } from './observaciones/cambio-de-campo.ts';
export { cambiosDeLegajo, respondidasPorElCambio } from './observaciones/cambios.ts';
export { decirAmpliacion, nombrarAmpliacion } from './observaciones/cambios-de-ampliaciones.ts';
export {
  cambiosDeHonorario,
  esRenglonCambiado,
  type HonorarioExplicado,
  type RenglonComparado,
} from './observaciones/cambios-de-honorario.ts';
export {
  campoDeLegajo,
  DATOS_OBSERVABLES,
  NOMBRES_DE_CAMPOS,
  nombreDeCampo,
  pasoDeCampo,
} from './observaciones/campos.ts';
export {
  ACCIONES_DE_OBSERVACION,
  type AccionDeObservacion,
  ESTADOS_DE_OBSERVACION,
  type EstadoDeObservacion,
  impedimentoDeObservacion,
  OBSERVACIONES_EN_CURSO,
  type ObservacionEnCurso,
  TRANSICIONES_DE_OBSERVACION,
} from './observaciones/estados.ts';
export type { FotoDeContrato, FotoDelLegajo, TareaCargada } from './observaciones/foto-del-legajo.ts';
export { type PlazoDeObservacion, plazosDeObservaciones } from './observaciones/plazos-de-observaciones.ts';
export { leerPartida, limpiarPartida, partidaAEnviar } from './partida.ts';
export type { ProblemaDeLegajo } from './problema.ts';
export { minimoDeFilas } from './propuesta/contrato.ts';
export type { Seccion } from './propuesta/juzgar.ts';
export { juzgarContrato, juzgarPropuesta, juzgarSeccion } from './propuesta/juzgar.ts';
export type {
  CalculoDelContrato,
  ContextoDeContrato,
  ContextoDePropuesta,
  ContratoPropuesto,
  Propuesta,
} from './propuesta/propuesta.ts';
export {
  armarTextos,
  CATASTRO_COMPARTIDO,
  formatDireccion,
  LARGO_CALLE,
  LARGO_NUMERO,
  OTROS_DE_DIRECCION,
  TEXTOS_COMPARTIDOS,
  TEXTOS_DE_CATASTRO,
  TEXTOS_DE_DIRECCION,
  TEXTOS_DE_INMUEBLE,
  TEXTOS_DE_UNIDAD,
  TEXTOS_OBLIGATORIOS,
  type TextoDeInmueble,
  type TextoObligatorio,
  TODOS_LOS_TEXTOS,
  textosCargados,
} from './textos-de-inmueble.ts';
export { impedimento, type ProblemaDeVida, sePuede } from './vida/acciones.ts';
export {
  ACCIONES_DEL_COLEGIO,
  ACCIONES_SOBRE_LO_OBSERVADO,
  type AccionPosible,
  type AccionSobreLoObservado,
  accionesDelColegio,
  accionesSobreLoObservado,
} from './vida/acciones-del-colegio.ts';
export type { Actor } from './vida/actor.ts';
export { accionDeAnularTimbrado } from './vida/anular-timbrado.ts';
export {
  cepCumplido,
  contratoPorCobrar,
  correspondeCep,
  correspondeTimbrado,
  debeCep,
  debeTimbrado,
  esDelColegio,
  estaViva,
  timbradoCumplido,
  ultimaOrdenGenerada,
} from './vida/cargos.ts';
export type { CodigoDeSello, CodigoDeVida } from './vida/codigos.ts';
export { type Edicion, edicionDeAmpliacion, edicionDelLegajo, puedeEditarse } from './vida/edicion.ts';
export { EFECTOS, type Efecto, efectosDe } from './vida/efectos.ts';
export {
  ESTADOS_DEL_CEP,
  ESTADOS_DEL_TIMBRADO,
  type EstadoDelCep,
  type EstadoDelTimbrado,
  estadoDelCep,
  estadoDelTimbrado,
  estaTimbrado,
} from './vida/estado-de-cargos.ts';
export { contarHecho, HECHOS_DE_LEGAJO, type NombreDeHecho } from './vida/hechos.ts';
export { numeroDeControl, numeroDeVisado } from './vida/numeros-de-visado.ts';
export {
  type DatosDePendientes,
  ESPERAN_A,
  type EsperaDelLegajo,
  type EsperanA,
  esperaDelLegajo,
  listarPendientes,
  ordenarPendientes,
  type Pendiente,
} from './vida/pendientes.ts';
export {
  type AccionesDeDetalle,
  type AccionesPermitidas,
  accionesDeDetalle,
  accionesPermitidas,
} from './vida/permitidas.ts';
export {
  DIAS_HABILES_PARA_TIMBRAR,
  diasParaTimbrar,
  type PlazoDeTimbrado,
  plazoDeTimbrado,
  vencimientoDelTimbrado,
} from './vida/plazo-de-timbrado.ts';
export { FALTAS, FALTAS_PROPIAS, type Falta, type FaltaPropia, listarFaltas } from './vida/que-falta.ts';
export { type SelloExterno, validarSelloExterno } from './vida/sello-externo.ts';
export { QUIENES, type QuienDelHecho, SIGNOS, type Signo } from './vida/signos.ts';
export {
  ampliacionEnBorrador,
  type CircuitoDeDetalle,
  confirmados,
  detalleOriginal,
  detalleVigente,
  type EstadoDeOrden,
  type OrdenDeDetalle,
  type SituacionDeDetalle,
  type SituacionDelLegajo,
} from './vida/situacion.ts';
export {
  type Accion,
  type AccionDelColegio,
  type ComandoDeLegajo,
  filaDe,
  TABLA_DE_ACCIONES,
} from './vida/tabla-de-acciones.ts';
export { ACCIONES, TRANSICIONES } from './vida/transiciones.ts';
