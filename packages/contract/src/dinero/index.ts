export { rutasDeCaja } from './colegio/caja.routes.ts';
export type { CobroEnCaja, CobroHecho, CuponDeCaja, OpcionesDeCaja, zCobroEnCaja } from './colegio/caja.schemas.ts';
export { rutasDeCargosDelAnio } from './colegio/cargos-del-anio.routes.ts';
export type { CargosDelAnio } from './colegio/cargos-del-anio.schemas.ts';
export { rutasDePagosRecibidos } from './colegio/pagos-recibidos.routes.ts';
export {
  type DevolucionDePago,
  ESTADOS_DE_PAGO_RECIBIDO,
  type EstadoDePagoRecibido,
  type EventoDePago,
  type HistoriaDePago,
  type PagoRecibido,
  type PagosRecibidos,
  zPagoRecibido,
} from './colegio/pagos-recibidos.schemas.ts';
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
export { type PagoPorRevisar, rutasDeLoPorRevisar } from './por-revisar.routes.ts';
