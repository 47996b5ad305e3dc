export { buscarCampo, type CampoHallado, compararLugares, nombrarCampo } from './buscar-campo.ts';
export type { CodigoDeCampo, CodigoDeFalta, CodigoDeFormulario } from './codigos.ts';
export { crearCampo } from './crear-campo.ts';
export {
  type CampoEscrito,
  CLAVES_ESPECIALES,
  type FormularioEscrito,
  SEGUNDOS_NOMBRES,
  TIPOS_ESCRITOS,
} from './escrito.ts';
export { estadoDeObraInicial, leerActa } from './especiales/acta-estado-obra.ts';
export { CLAVES_DE_ESTADO_DE_OBRA, TAREAS_DE_OBRA_FALTANTE } from './especiales/claves-de-estado-de-obra.ts';
export {
  ajustarPorTareaQueResuelve,
  cambiarResponsable,
  elegirTareaFaltante,
  faltaObra,
  guardarActa,
  pideObservacion,
  pideResponsable,
  pideTareaFaltante,
} from './especiales/editar-acta.ts';
export {
  agregarCategoria,
  agregarSuperficie,
  cambiarSubcategoria,
  cambiarSuperficie,
  quitarCategoria,
  quitarSuperficie,
} from './especiales/editar-tipo-obra.ts';
export { CODIGO_DE_CATEGORIA_DE_VIVIENDA, ITEMS_DE_VIVIENDA } from './especiales/items-de-vivienda.ts';
export { leerTipoObra } from './especiales/tipo-obra.ts';
export {
  CATEGORIA_SIN_SUBCATEGORIA,
  type NodoDeTipoObra,
  subcategoriasDe,
  unidadesDe,
} from './especiales/tipos-de-obra.ts';
export { LARGO_DE_OBSERVACION, validarActa, validarEstadoDeObra } from './especiales/validar-acta.ts';
export {
  type ActaEstadoObra,
  type Campo,
  type Formulario,
  type Interaccion,
  type ItemsDeVivienda,
  type Opcion,
  type Parametros,
  type ReglaDeCampo,
  type ReglaEntreCampos,
  type Superficie,
  TIPOS_DE_CAMPO,
  type TipoDeCampo,
  type TipoObra,
  UNIDAD_ESPEJO_DE_AGUA,
  UNIDADES_DE_SUPERFICIE,
  type UnidadDeSuperficie,
  type ValorDeCampo,
} from './formulario.ts';
export { quitarDeIncrementador, singularDe } from './incrementador.ts';
export { aplicarInteracciones } from './interacciones.ts';
export { esRequerido, leerLargo } from './leer-reglas.ts';
export { camposDeFila, filaNueva } from './nivel.ts';
export {
  exigeActa,
  normalizarParametros,
  quitarClavesAjenas,
  tieneDatos,
  validarParametros,
  valoresIniciales,
} from './parametros.ts';
export { leerFormato } from './reglas-de-campo.ts';
export { superficieCargada, superficiesDeOtra } from './superficies.ts';
export type { ContextoDeValidacion, DefinicionDeTipo, ProblemaDeCampo } from './tipos/definicion.ts';
export { definicionDe, definiciones } from './tipos/definiciones.ts';
export { sePegaComoDecimal, sePegaComoEntero } from './tipos/se-pega.ts';
export { traducirFormulario } from './traducir-formulario.ts';
export { vaciarImportes } from './vaciar-importes.ts';
