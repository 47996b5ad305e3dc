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
  type EstadoDeIntencion,
  type EstadoDelPago,
  type EstadoSegunProveedor,
  estaAbierta,
  proximaConsultaEnSegundos,
  type ResultadoDePago,
  resultadoDe,
  siguienteEstado,
} from './intencion.ts';
