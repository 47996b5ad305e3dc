export { contarCola, sePagaAhora, siguienteDeLaCola } from './cola.ts';
export { estadoDelPago } from './estado-del-pago.ts';
export {
  FORMAS_DE_PAGO,
  type FormaDePago,
  type FormaOfrecida,
  formasOfrecidas,
  medioDeForma,
} from './formas-de-pago.ts';
export {
  type Deuda,
  debidoDe,
  type Imputacion,
  type Imputado,
  imputar,
  type PorImputar,
  repartirElResto,
} from './imputar.ts';
export {
  ESTADOS_DEL_PAGO,
  type EstadoDelPago,
  type EstadoSegunProveedor,
  eventoTrasConsulta,
  proximaConsultaEnSegundos,
  type ResultadoDePago,
  resultadoDe,
  type TiemposDeIntencion,
  vencimientoDePagina,
} from './intencion.ts';
export { MOTIVOS_DE_PAGO, type MotivoDePago } from './motivo.ts';
export {
  COMO_SE_DESHIZO,
  conceptosDeRecibo,
  type EstadoDeRecibo,
  estadoDeRecibo,
  FORMAS_DE_DESHACER,
  type FormaDeDeshacer,
  NOMBRE_DE_ESTADO_DE_RECIBO,
  observacionDeRecibo,
  type ReciboHoy,
} from './recibo.ts';
export {
  ESTADOS_DE_INTENCION,
  type EstadoDeIntencion,
  EVENTOS_DE_INTENCION,
  type EventoDeIntencion,
  estadoTras,
  pasoDe,
} from './transiciones-de-intencion.ts';
