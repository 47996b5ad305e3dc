import type { Problema } from '../../resultado/problema.ts';
import { cargosDe, type GruposDeLiquidacion, hermano, type ItemDeLiquidacion } from './items.ts';
import { seleccionados } from './seleccion.ts';

export type CodigoDeLiquidacion =
  | 'liquidacion_vacia'
  | 'liquidacion_solo_bonificaciones'
  | 'cuota_2_sin_cuota_1'
  | 'cuota_1_en_otro_cupon'
  | 'cuota_2_sin_arancel'
  | 'liquidacion_sin_arancel';
export type ProblemaDeLiquidacion = Problema<CodigoDeLiquidacion>;

const loQueLeFalta = (cargos: readonly ItemDeLiquidacion[], item: ItemDeLiquidacion): CodigoDeLiquidacion | null => {
  if (item.concepto.key !== 'cuota_2') return null;
  const cuota = hermano(cargos, item, 'cuota_1');
  if (cuota && !cuota.seleccionadoParaLiquidar) return 'cuota_2_sin_cuota_1';
  if (item.espera_cupon !== null) return 'cuota_1_en_otro_cupon';
  return null;
};

export const quedaEnCero = ([problema]: readonly ProblemaDeLiquidacion[]): boolean =>
  problema?.codigo === 'liquidacion_vacia' || problema?.codigo === 'liquidacion_solo_bonificaciones';

/** LIQ-006, LIQ-016, LIQ-017: quota 2 needs its quota 1, and a year needs its ARANCEL. Sanctions alone need nothing. */
export const validarSeleccion = (grupos: GruposDeLiquidacion): ProblemaDeLiquidacion[] => {
  const cargos = cargosDe(grupos);
  const elegidos = seleccionados(grupos);
  if (elegidos.length === 0) return [{ codigo: 'liquidacion_vacia' }];
  // S-351
  if (elegidos.every(({ concepto }) => concepto.tipo_key === 'bonificacion'))
    return [{ codigo: 'liquidacion_solo_bonificaciones' }];
  const problemas: ProblemaDeLiquidacion[] = [];
  const agregar = (codigo: CodigoDeLiquidacion): void => {
    if (!problemas.some((p) => p.codigo === codigo)) problemas.push({ codigo });
  };
  for (const item of cargos.filter(({ seleccionadoParaLiquidar }) => seleccionadoParaLiquidar)) {
    const falta = loQueLeFalta(cargos, item);
    if (falta) agregar(falta);
    const arancel = hermano(cargos, item, 'arancel');
    if (arancel && !arancel.seleccionadoParaLiquidar)
      agregar(item.concepto.key === 'cuota_2' ? 'cuota_2_sin_arancel' : 'liquidacion_sin_arancel');
  }
  return problemas;
};
