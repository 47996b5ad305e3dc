export { validarRangoDeFechas } from './rango-de-fechas.ts';
export {
  ANIO_MAXIMO,
  ANIO_MINIMO,
  anio,
  type CodigoDeValidacion,
  decimal,
  decimalSimple,
  digitosYSeparadores,
  entero,
  interruptor,
  largoMaximo,
  maximo,
  minimo,
  montoDecimal,
  ochoDigitos,
  type ProblemaDeValidacion,
  porcentaje,
  type ReglaDeFormato,
  requerido,
  seisDigitos,
  seisDigitosSinSeparadores,
} from './reglas.ts';
export { simplificar } from './simplificar.ts';
