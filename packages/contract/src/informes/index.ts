export { rutasDeInformes } from './informes.routes.ts';
export type {
  CifrasDeInforme,
  FilaDeDetalle,
  FilaDeInforme,
  FiltrosDeDetalle,
  InformeLeido,
  OpcionesDeInformes,
  QueryDeInforme,
} from './informes.schemas.ts';
export { zFilaDeDetalle } from './informes.schemas.ts';
export {
  type CifraDeInforme,
  type ClaveDeInforme,
  type ColumnaDeDetalle,
  type CorteDeInforme,
  DEFINICIONES,
  FILTRO_DE_CORTE,
  FILTROS_DE_INFORME,
  type FiltroDeInforme,
  INFORMES,
  NOMBRES_DE_CORTES,
} from './informes.ts';
