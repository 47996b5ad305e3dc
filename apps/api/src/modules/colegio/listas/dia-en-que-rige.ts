import { LISTAS_DEL_COLEGIO } from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import type { ListaGuardada } from './listas.repository.ts';

/** One that may begin today and waited until its day was over begins the day on which it is published (S-1191). */
export const diaEnQueRige = (
  { lista, estado, vigente_desde }: Pick<ListaGuardada, 'lista' | 'estado' | 'vigente_desde'>,
  hoy: Fecha,
): Fecha =>
  estado === 'preparada' && LISTAS_DEL_COLEGIO[lista].desde_hoy && vigente_desde < hoy ? hoy : vigente_desde;
