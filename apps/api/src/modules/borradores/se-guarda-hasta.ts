import { DIAS_DE_BORRADOR } from '@colega/contract/borradores';
import { diaDelColegio, type Fecha, sumarDias } from '@colega/domain/fechas';

/** The last day on which a draft is kept, whole (S-861). */
export const seGuardaHasta = (actualizado_en: Date): Fecha =>
  sumarDias(diaDelColegio(actualizado_en), DIAS_DE_BORRADOR);
