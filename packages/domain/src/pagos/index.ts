export {
  clasificarPago,
  type DestinoDelPago,
  type MotivoDePago,
  type OrdenPorAcreditar,
  type PagoRecibido,
} from './clasificar-pago.ts';
export { estadoDelPago } from './estado-del-pago.ts';
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
export {
  ESTADOS_DE_INTENCION,
  type EstadoDeIntencion,
  EVENTOS_DE_INTENCION,
  type EventoDeIntencion,
  estadoTras,
  pasoDe,
} from './transiciones-de-intencion.ts';
