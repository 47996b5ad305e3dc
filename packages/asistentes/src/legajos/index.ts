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
export { armarLegajo, armarLegajoManual, type DetalleAEnviar, type LegajoAEnviar } from './armar-legajo.ts';
export { armarPedidoDeCalculo, parametrosDeTarea } from './automatico/armar-pedido.ts';
export {
  type BorradorAutomatico,
  borradorAutomatico,
  type CalculoGenerado,
  cargarActa,
  muestrasDelAutomatico,
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
export { armarPedidoHastaAca } from './automatico/pedido-hasta-aca.ts';
export { superficieParaRepetir } from './automatico/superficie-compartida.ts';
export {
  type BorradorDeLegajo,
  cambiarLocalidad,
  type LocalidadElegida,
  localidadDe,
  type OrigenDelBorrador,
  type Ubicacion,
  type Unidad,
} from './borrador/borrador-de-legajo.ts';
export { CAMPOS_DEL_BORRADOR } from './borrador/campos-del-borrador.ts';
export { comenzarLegajo } from './borrador/comienzo.ts';
export { type ContextoDeLegajo, rubroElegido } from './borrador/contexto-de-legajo.ts';
export { detalleDelBorrador } from './borrador/detalle-del-borrador.ts';
export {
  type DomicilioDelComitente,
  domicilioDelComitente,
  usarDomicilioDelComitente,
} from './borrador/domicilio-del-comitente.ts';
export {
  agregarComitente,
  agregarProvisorio,
  type CuitDelPadron,
  cambiarComitente,
  dejarProvisorio,
  escribirCuit,
  quitarComitente,
  validarProvisorio,
} from './borrador/editar-comitentes.ts';
export {
  agregarUnidad,
  cambiarUbicacion,
  cambiarUnidad,
  elegirLocalidad,
  quitarUnidad,
} from './borrador/editar-ubicacion.ts';
export {
  compararUbicacion,
  devolverUbicacion,
  type LoQueCambia,
  type LugarHallado,
  llenarUbicacion,
} from './borrador/llenar-ubicacion.ts';
export { igualYaCargado, lugarDeLaObra, obrasDeLosComitentes, ultimosUsados } from './borrador/ya-cargados.ts';
export {
  abrirAutomatico,
  abrirManual,
  agregarConocido,
} from './edicion/abrir-legajo.ts';
export { armarEdicion } from './edicion/armar-edicion.ts';
export { conservarLoMio } from './edicion/conservar-lo-mio.ts';
export { locadoresGuardados, marcoDeFechas } from './edicion/contexto-guardado.ts';
export { contratoOriginal } from './edicion/contrato-original.ts';
export { type DatoComparable, diferencias } from './edicion/diferencias.ts';
export type { DetalleGuardado, LegajoGuardado } from './edicion/legajo-guardado.ts';
export { crearOtroIgualAutomatico, crearOtroIgualManual, recorrerOtroIgual } from './edicion/otro-igual.ts';
export { type Calculado, calcularBorrador } from './laboratorio/calcular.ts';
export { armarEnlace, type EnlaceLeido, idsDelEnlace, leerEnlace } from './laboratorio/enlace.ts';
export { borradorDelLaboratorio, contextoDelLaboratorio } from './laboratorio/laboratorio.ts';
export { type LoPresupuestado, sumarPresupuesto } from './laboratorio/sumar-presupuesto.ts';
export { type BorradorManual, borradorManual, type FilaDeTarea, muestrasDelManual } from './manual/borrador.ts';
export {
  type ContextoManual,
  filasPermitenVariasUnidades,
  type TareaManual,
  tareasDeOtrasFilas,
} from './manual/contexto.ts';
export { agregarFila, cambiarMontoDeFila, elegirTareaDeFila, quitarFila } from './manual/editar-filas.ts';
export { type PasoDelManual, pasosDelManual } from './manual/pasos.ts';
