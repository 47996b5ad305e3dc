export { estadoDelPago } from './estado-del-pago.ts';
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
export { COMO_SE_DESHIZO, conceptosDeRecibo, FORMAS_DE_DESHACER, type FormaDeDeshacer } from './recibo.ts';
export {
  ESTADOS_DE_INTENCION,
  type EstadoDeIntencion,
  EVENTOS_DE_INTENCION,
  type EventoDeIntencion,
  estadoTras,
  pasoDe,
} from './transiciones-de-intencion.ts';
