export {
  clasificarPago,
  type DestinoDelPago,
  type MotivoDePago,
  type OrdenPorAcreditar,
  type PagoRecibido,
} from './clasificar-pago.ts';
export { estadoDelPago } from './estado-del-pago.ts';
export {
  ESTADOS_DE_INTENCION,
  ESTADOS_DEL_PAGO,
  type EstadoDeIntencion,
  type EstadoDelPago,
  type EstadoSegunProveedor,
  estadoTrasConsulta,
  proximaConsultaEnSegundos,
  type ResultadoDePago,
  resultadoDe,
  siguienteEstado,
  vencimientoDePagina,
} from './intencion.ts';
