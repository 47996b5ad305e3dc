export {
  explicarCargoDeContrato,
  explicarCargoDeMatricula,
  explicarSancion,
  type PasoDeCargo,
} from './explicar-cargo.ts';
export {
  CONCEPTOS_DE_MATRICULA,
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
export { conRecargo, mesesVencidos, RECARGO_MENSUAL_MAXIMO } from './recargo.ts';
export {
  conSaldoAFavor,
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
  noHayQuePagar,
  type ProblemaDeLiquidacion,
  validarSeleccion,
} from './validar-seleccion.ts';
