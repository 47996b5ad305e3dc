export { type CodigoDeLectura, leerCodigoDeCupon } from './codigo-de-cupon.ts';
export { type Arqueo, explicarArqueo } from './explicar-arqueo.ts';
export { type CodigoDeImpedimento, type CuponEnCaja, impedimentoDeCaja } from './impedimento-de-caja.ts';
export {
  DATOS_DE_PAGO,
  type DatoDePago,
  esMedioDeCaja,
  MEDIOS_DE_CAJA,
  MEDIOS_DEL_CAJON,
  type MedioDeCaja,
  type MedioDelCajon,
  PIDE_EL_MEDIO,
} from './medios-de-caja.ts';
export { leerLoBuscado, nombraUnaPersona } from './nombra-una-persona.ts';
export {
  type CodigoDeCobro,
  type CuponPorCobrar,
  type PagoDelCobro,
  type ParteDelCobro,
  type RepartoDelCobro,
  repartirCobro,
} from './repartir-cobro.ts';
