export { estadoDelPago } from './estado-del-pago.ts';
export { type Deuda, debidoDe, type Imputacion, type Imputado, imputar, type PorImputar } from './imputar.ts';
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
export { MOTIVOS_DE_PAGO, type MotivoDePago } from './motivo.ts';
