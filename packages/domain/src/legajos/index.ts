export {
  abrirAmpliacionAutomatica,
  abrirAmpliacionManual,
  crearAmpliacionAutomatica,
  crearAmpliacionManual,
} from './ampliacion/abrir-ampliacion.ts';
export {
  type AmpliacionAEnviar,
  armarAmpliacionAutomatica,
  armarAmpliacionManual,
} from './ampliacion/armar-ampliacion.ts';
export {
  type PasoDeAmpliacion,
  pasosDeAmpliacionAutomatica,
  pasosDeAmpliacionManual,
} from './ampliacion/pasos.ts';
export { armarLegajo } from './automatico/armar-legajo.ts';
export { armarPedidoDeCalculo, parametrosDeTarea } from './automatico/armar-pedido.ts';
export {
  type BorradorAutomatico,
  borradorAutomatico,
  type CalculoGenerado,
  cargarActa,
  quitarCalculo,
  type TareaDelBorrador,
} from './automatico/borrador.ts';
export {
  type ContextoAutomatico,
  categoriasDelRubro,
  exigenActa,
  muestraCategoria,
  muestraCoeficiente,
  permitenVariasUnidades,
  resuelvenFaltante,
  segmentoElegido,
  type TareaDeSegmento,
  tareasDelSegmento,
  tareasElegidas,
} from './automatico/contexto.ts';
export {
  cambiarFecha,
  cambiarHonorarioConvenido,
  deshacerRubro,
  elegirCategoria,
  elegirCoeficiente,
  elegirRubro,
  rubroQueSeDeshace,
} from './automatico/editar-datos.ts';
export {
  activarTarea,
  agregarTarea,
  cambiarActa,
  cambiarParametros,
  impedimentoDeTarea,
  marcarTarea,
  pierdeUnidades,
  quitarTarea,
} from './automatico/editar-tareas.ts';
export { type PasoDelAutomatico, pasosDelAutomatico } from './automatico/pasos.ts';
export type { DetalleAEnviar, LegajoAEnviar } from './borrador/armar-legajo.ts';
export {
  type BorradorDeLegajo,
  conLocalidad,
  type LocalidadElegida,
  localidadDe,
  type OrigenDelBorrador,
  type Ubicacion,
  type Unidad,
} from './borrador/borrador-de-legajo.ts';
export { CAMPOS_DEL_BORRADOR } from './borrador/campos-del-borrador.ts';
export { type ContextoDeLegajo, rubroElegido } from './borrador/contexto-de-legajo.ts';
export {
  type DomicilioDelComitente,
  domicilioDelComitente,
  usarDomicilioDelComitente,
} from './borrador/domicilio-del-comitente.ts';
export {
  agregarComitente,
  type CuitDelPadron,
  cambiarComitente,
  escribirCuit,
  quitarComitente,
} from './borrador/editar-comitentes.ts';
export {
  agregarUnidad,
  cambiarUbicacion,
  cambiarUnidad,
  elegirLocalidad,
  quitarUnidad,
} from './borrador/editar-ubicacion.ts';
export { CARGOS } from './cargos-de-firmante.ts';
export type { CodigoDeLegajos } from './codigos.ts';
export {
  type Comitente,
  type DomicilioDeclarado,
  type ExigenciasDeModalidad,
  esMismoDomicilio,
  LARGO_CALLE,
  LARGO_FIRMANTE,
  LARGO_NUMERO,
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
  abrirAutomatico,
  abrirManual,
  contratoOriginal,
  locadoresGuardados,
  marcoDeFechas,
} from './edicion/abrir-legajo.ts';
export { armarEdicion, type EdicionAEnviar } from './edicion/armar-edicion.ts';
export { conservarLoMio } from './edicion/conservar-lo-mio.ts';
export { type DatoComparable, diferencias } from './edicion/diferencias.ts';
export type { DetalleGuardado, LegajoGuardado } from './edicion/legajo-guardado.ts';
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
  LARGO_PISO,
  LIMITES_DE_INMUEBLE,
  validarInmueble,
  validarInmuebles,
  validarPartidos,
} from './inmuebles.ts';
export { armarLegajoManual } from './manual/armar-legajo.ts';
export { type BorradorManual, borradorManual, type FilaDeTarea } from './manual/borrador.ts';
export {
  type ContextoManual,
  filasPermitenVariasUnidades,
  type TareaManual,
  tareasDeOtrasFilas,
} from './manual/contexto.ts';
export { agregarFila, cambiarMontoDeFila, elegirTareaDeFila, quitarFila } from './manual/editar-filas.ts';
export { type PasoDelManual, pasosDelManual } from './manual/pasos.ts';
export { marcoDelOriginal } from './marco-de-fechas.ts';
export { concuerdaConElPadron } from './nombre-del-padron.ts';
export { type CambioDeCampo, cambiosDeLegajo, respondidasPorElCambio } from './observaciones/cambios.ts';
export { campoDeLegajo, NOMBRES_DE_CAMPOS, nombreDeCampo, pasoDeCampo } from './observaciones/campos.ts';
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
export type { FotoDeContrato, FotoDelLegajo } from './observaciones/foto-del-legajo.ts';
export { type LoQueSePuede, queSePuede } from './observaciones/que-se-puede.ts';
export { leerPartida, limpiarPartida } from './partida.ts';
export type { ProblemaDeLegajo } from './problema.ts';
export { minimoDeFilas } from './propuesta/contrato.ts';
export { juzgarContrato, juzgarPropuesta } from './propuesta/juzgar.ts';
export type {
  CalculoDelContrato,
  ContextoDeContrato,
  ContextoDePropuesta,
  ContratoPropuesto,
  Propuesta,
} from './propuesta/propuesta.ts';
export { impedimento, type ProblemaDeVida, sePuede } from './vida/acciones.ts';
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
export type { CodigoDeVida } from './vida/codigos.ts';
export { type Edicion, edicionDeAmpliacion, edicionDelLegajo, puedeEditarse } from './vida/edicion.ts';
export {
  type EstadoDelCep,
  type EstadoDelTimbrado,
  estadoDelCep,
  estadoDelTimbrado,
  estaTimbrado,
} from './vida/estado-de-cargos.ts';
export { HECHOS_DE_LEGAJO, type NombreDeHecho, QUIENES, type QuienDelHecho } from './vida/hechos.ts';
export { numeroDeControl, numeroDeVisado } from './vida/numeros-de-visado.ts';
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
export { FALTAS, type Falta, listarFaltas } from './vida/que-falta.ts';
export { type SelloExterno, validarSelloExterno } from './vida/sello-externo.ts';
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
export { ACCIONES, type Accion, type Actor, TRANSICIONES } from './vida/transiciones.ts';
