export {
  type BarraDeCupon,
  barraDeCupon,
  type CuponImpreso,
  type Vencimiento,
  vencimientoVigente,
} from './cobro-impreso.ts';
export { type BarraSiro, codigoDeBarrasSiro, digitoSiro, entraEnLaBarra } from './codigo-de-barras-siro.ts';
export {
  CIRCUITO_POR_DEFECTO,
  CIRCUITOS,
  type Circuito,
  ESTADOS_DE_CUPON,
  type EstadoDeCupon,
  estadoDelDia,
  estadoDelFiltro,
  FILTROS_DE_CUPON,
  type FiltroDeCupon,
  importeDelDia,
  llevaRecargo,
  type PlazoDeCupon,
  proximoVencimiento,
  restoDelDia,
  SITUACIONES_DE_CUPON,
  type SituacionDeCupon,
  situacionDeCupon,
  type Vencimientos,
  vencimientosDeCupon,
} from './cupon.ts';
export {
  type CodigoDeMedio,
  type CuponPorPagar,
  esMedioEnLinea,
  MEDIOS_DE_PAGO,
  MEDIOS_SIN_ELEGIR,
  type MedioDePago,
  type MedioHabilitado,
  type MedioOfrecido,
  type MediosPorCircuito,
  mediosOfrecidos,
  SIN_CUPON,
  unicoMedio,
} from './medios.ts';
export { NOMBRE_DE_SITUACION } from './nombre-de-situacion.ts';
export { MEDIOS_EN_LINEA, type MedioEnLinea, medioQueVuelveA, PASARELAS, pantallaDeVuelta } from './pasarelas.ts';
export { crcDeQr, type QrDeCobro, qrInteroperable } from './qr-interoperable.ts';
export {
  ACCIONES_DE_CUPON,
  type AccionDeCupon,
  DESTINO_DE_CUPON,
  origenesDe,
  TRANSICIONES_DE_CUPON,
} from './transiciones.ts';
