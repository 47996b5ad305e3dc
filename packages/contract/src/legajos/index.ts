export { rutasDeLegajos } from './legajos.routes.ts';
export {
  type ComitenteEntrada,
  type Detalle,
  type DetalleEntrada,
  type InmuebleEntrada,
  type Legajo,
  type LegajoDeLista,
  type LegajoEntrada,
  ORDENES_DE_LEGAJOS,
  type QueryLegajos,
  zComitenteEntrada,
  zDetalleEntrada,
  zInmuebleEntrada,
  zLegajo,
  zLegajoDeLista,
  zLegajoEntrada,
  zQueryLegajos,
} from './legajos.schemas.ts';
