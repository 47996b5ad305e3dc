export {
  armarResumenAnual,
  CLASES_DE_MOVIMIENTO,
  type ClaseDeMovimiento,
  type MovimientoDeCuenta,
  periodoDelAnio,
  type ResumenAnual,
  type SumasDeCuenta,
  TIPOS_DE_MOVIMIENTO,
  type TipoDeMovimiento,
} from './resumen-anual.ts';
