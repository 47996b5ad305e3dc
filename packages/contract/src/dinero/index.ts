export { rutasDeCaja } from './colegio/caja.routes.ts';
export type {
  CobroEnCaja,
  CobroHecho,
  CuponDeCaja,
  DeudaEnCaja,
  EmisionEnCaja,
  EmitidoEnCaja,
  OpcionesDeCaja,
  zCobroEnCaja,
} from './colegio/caja.schemas.ts';
export { rutasDeCargosDelAnio } from './colegio/cargos-del-anio.routes.ts';
export {
  type CargosDelAnio,
  type GeneracionDeCargos,
  PORQUES_DE_CARGO,
} from './colegio/cargos-del-anio.schemas.ts';
export {
  type CobranzaRecibida,
  type EventoDePago,
  type HistoriaDeCobranza,
  zCobranzaRecibida,
} from './colegio/cobranzas-recibidas.schemas.ts';
export { rutasDeCuentasDePersonas } from './colegio/cuentas-de-personas.routes.ts';
export type {
  CuentaDePersona,
  FiltrosDeCuenta,
  MovimientosDePersona,
  PorConfirmar,
} from './colegio/cuentas-de-personas.schemas.ts';
export { rutasDeDeudores } from './colegio/deudores.routes.ts';
export {
  type Deudor,
  type Deudores,
  type FiltrosDeDeudores,
  ORDENES_DE_DEUDORES,
  zDeudor,
} from './colegio/deudores.schemas.ts';
export {
  ESTADOS_DE_PAGO_RECIBIDO,
  type EstadoDePagoRecibido,
  NOMBRE_DE_ESTADO_DE_PAGO,
} from './colegio/estados-de-pago-recibido.ts';
export { rutasDePagosRecibidos } from './colegio/pagos-recibidos.routes.ts';
export {
  type DevolucionDePago,
  type FiltrosDePagosRecibidos,
  type HistoriaDePago,
  type PagoRecibido,
  type PagosRecibidos,
  QUE_SE_RECIBE,
  zPagoRecibido,
} from './colegio/pagos-recibidos.schemas.ts';
export type {
  ActoDeRevision,
  CasoPorRevisar,
  Decidido,
  LoQuePagaria,
  PagoPorRevisar,
} from './colegio/por-revisar.schemas.ts';
export { TIPOS_POR_REVISAR } from './colegio/por-revisar.schemas.ts';
export { rutasDeCupones, rutasDeLiquidaciones, rutasDeResumen } from './cuenta.routes.ts';
export {
  type Cupon,
  type FiltrosDeCupones,
  type MedioOfrecidoLeido,
  zCircuito,
  zCupon,
  zFiltrosDeCupones,
  zMedioDePago,
} from './cupones.schemas.ts';
export {
  type AcordadoConCobrador,
  type DepositoSuelto,
  type DepositosDeCobradores,
  type DiaDeCobrador,
  rutasDeAcreditaciones,
} from './libro/acreditaciones.routes.ts';
export type { CajonDeUno, ContadoEnElCajon, EntregaDeCaja, MiCaja } from './libro/arqueo.schemas.ts';
export {
  CIRCUITOS_DE_CIERRE,
  type CierreDelDia,
  type CierreEntero,
  type CuentaDeCierre,
  type DistintaDelLibro,
  type PorCerrar,
  rutasDeCierres,
  type TotalDeCierre,
} from './libro/cierres.routes.ts';
export {
  type Conciliacion,
  DIAS_A_CONCILIAR,
  type HallazgoDeConciliacion,
  rutasDeConciliaciones,
} from './libro/conciliaciones.routes.ts';
export { type DepositoDeCaja, type LoQueHayPorDepositar, rutasDeDepositos } from './libro/depositos.routes.ts';
export {
  DIFERENCIAS_DE_RENDICION,
  type DiferenciaDeRendicion,
  NOMBRE_DE_DIFERENCIA,
} from './libro/diferencias-de-rendicion.ts';
export {
  type AsientoDelDiario,
  type CodigoDeCuenta,
  type CuentaConSaldo,
  type ExportacionDelLibro,
  type FiltrosDelDiario,
  rutasDelLibro,
  type SumaDeCuenta,
  type SumasYSaldos,
} from './libro/libro.routes.ts';
export { nombreDeConcepto } from './libro/nombres-de-conceptos.ts';
export {
  LISTAS_DE_RENDICION,
  type OrigenDeRendicion,
  type ParecidoARenglon,
  type Rendicion,
  type RendicionEntera,
  type RenglonRendido,
  rutasDeRendiciones,
} from './libro/rendiciones.routes.ts';
export {
  type CargoPorPagar,
  ESTADOS_DE_RESUMEN,
  type FilaDeResumen,
  type FiltrosDeResumen,
  type Liquidacion,
  type LiquidacionDeLegajo,
  type PedidoDeLiquidacion,
  zFiltrosDeResumen,
} from './liquidaciones.schemas.ts';
export { rutasDeIntencion, rutasDePagos } from './pagos.routes.ts';
export type { MediosHabilitados, ResultadoDePagoLeido } from './pagos.schemas.ts';
export { type PapelesDelLegajo, rutasDePapeles } from './papeles.routes.ts';
export { rutasDeLoPorRevisar } from './por-revisar.routes.ts';
