export {
  explicarCargoDeContrato,
  explicarCargoDeMatricula,
  explicarCargoTraido,
  explicarSancion,
  type PasoDeCargo,
} from './explicar-cargo.ts';
export {
  CONCEPTOS_DE_MATRICULA,
  CONCEPTOS_DEL_ANIO,
  type ConceptoDeMatricula,
  cargosDe,
  GRUPOS,
  type GrupoDeItems,
  type GruposDeLiquidacion,
  type ItemDeLiquidacion,
  TIPOS_DE_CONCEPTO,
  type TipoDeConcepto,
  tieneInterruptor,
} from './items.ts';
export { aplicarRecargo, mesesVencidos, RECARGO_MENSUAL_MAXIMO } from './recargo.ts';
export {
  aplicarSaldoAFavor,
  descontarSaldo,
  elegir,
  elegirSoloSanciones,
  puedeSeleccionarse,
  seleccionados,
  seleccionar,
  seleccionarTodo,
  totalALiquidar,
} from './seleccion.ts';
export {
  type CodigoDeLiquidacion,
  type ProblemaDeLiquidacion,
  quedaEnCero,
  validarSeleccion,
} from './validar-seleccion.ts';
