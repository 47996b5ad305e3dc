export { calcularHonorario } from './calcular-honorario.ts';
export {
  type Catalogo,
  construirCatalogo,
  primeraTarifaDe,
  resolucionDe,
  revisarDatos,
  type TareaDelCatalogo,
} from './catalogo.ts';
export { type CatalogoPublicado, leerPublicado, publicarCatalogo } from './catalogo-publicado.ts';
export type { CodigoDeHonorarios } from './codigos.ts';
export { COEFICIENTE_POR_DEFECTO, COEFICIENTES, usaCoeficiente } from './coeficiente.ts';
export {
  type CuentaExplicada,
  compararCuentas,
  compararHonorarios,
  type LineaComparada,
} from './comparar-honorarios.ts';
export { compararResoluciones } from './comparar-resoluciones.ts';
export { calcularEstadoDeObra, categoriaDeLaVivienda, problemasDeTarea, tarifaDe } from './consultar.ts';
export { minimoDeTareas, validarConvenido } from './convenido.ts';
export { type ArchivosDeDatos, datosDeArchivos } from './datos/datos-de-archivos.ts';
export type { DatosDelCatalogo } from './datos/datos-del-catalogo.ts';
export type { ProblemaDeDatos } from './datos/lector.ts';
export { type DatoCargado, datosCargados } from './datos-cargados.ts';
export {
  type AcumuladoDeEnsayo,
  acumular,
  CUANTOS_CAMBIAN_MAS,
  cuantoCambia,
  type ElQueCambiaMas,
  ensayoVacio,
  type LineaDeEnsayo,
  leerAcumulado,
  type SumaDeEnsayo,
} from './ensayo/acumular.ts';
export {
  type ContratoPorEnsayar,
  calcularDeNuevo,
  doceMesesHasta,
  type Ensayado,
  ensayar,
  MOTIVOS_SIN_ENSAYAR,
  type MotivoSinEnsayar,
} from './ensayo/ensayar.ts';
export {
  type ContratoConTasas,
  ensayarTasas,
  explicarTasas,
  type TasasPorEnsayar,
} from './ensayo/ensayar-tasas.ts';
export { TRAMOS_DE_VARIACION, type TramoDeVariacion } from './ensayo/tramos.ts';
export { relacionesEntreTareas } from './entre-tareas.ts';
export { estaConfirmada } from './esta-confirmada.ts';
export { explicarTasasDe, NOMBRES_DE_TASAS, TASAS_DE_CONTRATO } from './explicar-tasas.ts';
export type { Fuente, Honorario, Paso, PedidoDeCalculo, TareaCalculada, TareaValorada } from './honorario.ts';
export { calcularLoQueViene, type LoQueViene, recalcularCon } from './lo-que-viene.ts';
export { itemsEstadoObra } from './obra/items-estado-obra.ts';
export { tablasDeTipoObra } from './obra/tipos-de-obra.ts';
export { aplicarPorcentaje, type CodigoDePorcentaje, REDONDEOS, type Redondeo } from './preparar/aplicar-porcentaje.ts';
export { armarArancelEnBlanco } from './preparar/armar-arancel-en-blanco.ts';
export { type CambioDeCifra, cambiosDeArancel } from './preparar/cambios-de-arancel.ts';
export { type CeldaDeArancel, type RenglonDeArancel, type TablaDeArancel, TIPOS_DE_CELDA } from './preparar/celda.ts';
export { completarArancel } from './preparar/completar-arancel.ts';
export {
  type CeldaEscrita,
  escribirCeldas,
  LARGO_DE_LO_ESCRITO,
  type LoPreparado,
  leerCelda,
  quitarSigno,
  recortarEscrito,
  type SinLeer,
} from './preparar/escribir-celdas.ts';
export {
  completarNormas,
  fuenteDeRenglon,
  fuenteEn,
  LARGO_DE_ARTICULO,
  LARGO_DE_NORMA,
  leerNorma,
  lugaresDeNorma,
  type NormaEscrita,
  ponerNormas,
  quitarNormas,
  rutasDeNormas,
} from './preparar/normas.ts';
export { leerBloque, type NormaPegada, pegarBloque } from './preparar/pegar.ts';
export { listasEnteras, ponerAlDia, ponerNormasAlDia } from './preparar/poner-al-dia.ts';
export {
  type CodigoDePreparacion,
  type ProblemaDePreparacion,
  problemasDePreparacion,
} from './preparar/problemas-de-preparacion.ts';
export { type CambioDeRenglon, type CodigoDeRenglon, cambiarRenglon, moverConRenglon } from './preparar/renglones.ts';
export { type ContenidoDeArancel, textoEn } from './preparar/ruta-de-celda.ts';
export { celdasDe, tablasDeArancel } from './preparar/tablas-de-arancel.ts';
export { variacionDe } from './preparar/variacion.ts';
export { vigenciaDeCifras } from './preparar/vigencia-de-cifras.ts';
export { type CodigoDeVigencia, comienzoHabitual, validarVigencia } from './preparar/vigencia-de-preparacion.ts';
export { type CodigoDePresupuesto, ultimaValidez, validarValidez, validezHabitual } from './presupuesto.ts';
export { type MontoDeTarea, repartirConvenido } from './repartir-convenido.ts';
export { type CalculoPorReproducir, reproducir } from './reproducir.ts';
export { buscarResolucion, type Resolucion } from './resolucion.ts';
export { prepararResolucion, type ResolucionEnUso } from './resolucion-en-uso.ts';
export { supuestosDe } from './supuestos.ts';
export { textoDeFuente } from './texto-de-fuente.ts';
export { type PublicacionPosible, validarResolucion } from './validar-resolucion.ts';
export type { ProblemaDeCalculo } from './verificar-parametros.ts';
