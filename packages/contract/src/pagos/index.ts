export { rutasDeIntencion, rutasDePagos } from './pagos.routes.ts';
export type { MediosHabilitados, ResultadoDePagoLeido } from './pagos.schemas.ts';
