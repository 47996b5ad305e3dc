import { Decimal, type Importe, importe, sumar } from '../../importes/decimal.ts';
import {
  cargosDe,
  GRUPOS,
  type GrupoDeItems,
  type GruposDeLiquidacion,
  hermano,
  type ItemDeLiquidacion,
  tieneInterruptor,
} from './items.ts';

const enCada = (
  grupos: GruposDeLiquidacion,
  cambio: (item: ItemDeLiquidacion, grupo: GrupoDeItems) => boolean,
): GruposDeLiquidacion => {
  const nuevos = { ...grupos };
  for (const grupo of GRUPOS)
    nuevos[grupo] = grupos[grupo].map((item) => ({ ...item, seleccionadoParaLiquidar: cambio(item, grupo) }));
  return nuevos;
};

/** LIQ-004. */
export const seleccionarTodo = (grupos: GruposDeLiquidacion): GruposDeLiquidacion =>
  enCada(grupos, ({ espera_cupon }) => espera_cupon === null);

/** LIQ-010: what has no switch goes with any other chosen charge. */
export const elegir = (
  grupos: GruposDeLiquidacion,
  elegido: (item: ItemDeLiquidacion, grupo: GrupoDeItems) => boolean,
): GruposDeLiquidacion => {
  const nuevos = enCada(grupos, elegido);
  const hayCargos = cargosDe(nuevos).some(({ seleccionadoParaLiquidar }) => seleccionadoParaLiquidar);
  return enCada(nuevos, (item) => item.seleccionadoParaLiquidar || (hayCargos && !tieneInterruptor(item)));
};

/** LIQ-013: quota 2 needs its quota 1 chosen, if that is there to be settled. */
export const puedeSeleccionarse = (grupos: GruposDeLiquidacion, item: ItemDeLiquidacion): boolean => {
  if (!tieneInterruptor(item) || item.espera_cupon !== null) return false;
  if (item.concepto.key !== 'cuota_2') return true;
  return hermano(cargosDe(grupos), item, 'cuota_1')?.seleccionadoParaLiquidar ?? true;
};

/** LIQ-014: leaving quota 1 leaves its quota 2, and what has no switch comes with any charge. */
export const seleccionar = (
  grupos: GruposDeLiquidacion,
  grupo: GrupoDeItems,
  id: number,
  seleccionado: boolean,
): GruposDeLiquidacion => {
  const elegido = grupos[grupo].find((item) => item.id === id);
  if (!elegido || !tieneInterruptor(elegido) || (seleccionado && !puedeSeleccionarse(grupos, elegido))) return grupos;
  const arrastrada =
    elegido.concepto.key === 'cuota_1' && !seleccionado ? hermano(cargosDe(grupos), elegido, 'cuota_2') : undefined;
  return elegir(grupos, (item) => {
    if (item === elegido) return seleccionado;
    return item === arrastrada ? false : item.seleccionadoParaLiquidar;
  });
};

/** LIQ-009: choosing again brings everything back. */
export const elegirSoloSanciones = (grupos: GruposDeLiquidacion, solo: boolean): GruposDeLiquidacion =>
  enCada(grupos, ({ espera_cupon }, grupo) => espera_cupon === null && (!solo || grupo === 'sanciones'));

export const seleccionados = (grupos: GruposDeLiquidacion): ItemDeLiquidacion[] =>
  GRUPOS.flatMap((grupo) => grupos[grupo].filter(({ seleccionadoParaLiquidar }) => seleccionadoParaLiquidar));

export const totalALiquidar = (grupos: GruposDeLiquidacion): Importe => {
  const total = sumar(seleccionados(grupos).map(({ importe_total }) => importe_total));
  return new Decimal(total).lt(0) ? '0.00' : total;
};

export const descontarSaldo = (total: Importe, disponible: Importe): { tomado: Importe; resto: Importe } => {
  const tomado = importe(Decimal.min(disponible, total));
  return { tomado, resto: importe(new Decimal(total).minus(tomado)) };
};

/** The amount of each credit is negative. */
export const aplicarSaldoAFavor = (total: Importe, creditos: readonly { importe_total: Importe }[]) => {
  const disponible = importe(new Decimal(sumar(creditos.map(({ importe_total }) => importe_total))).negated());
  return { disponible, ...descontarSaldo(total, disponible) };
};
