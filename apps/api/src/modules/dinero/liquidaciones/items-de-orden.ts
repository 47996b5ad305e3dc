import { Decimal, importe, sumar } from '@colega/domain/dinero';
import { cargosDe, type GruposDeLiquidacion, type ItemDeLiquidacion } from '@colega/domain/liquidaciones';
import type { ItemDeOrden } from '../ordenes/emision.repository.ts';

const elegidos = (items: readonly ItemDeLiquidacion[]) => items.filter((item) => item.seleccionadoParaLiquidar);

/** A reason that takes a page would not leave place for the rest of the coupon. */
const LARGO = 150;
const acortar = (texto: string): string => (texto.length > LARGO ? `${texto.slice(0, LARGO - 1)}…` : texto);

const deLaMatricula = ({ concepto, descripcion, importe_total, matricula }: ItemDeLiquidacion) => ({
  concepto: concepto.key,
  descripcion: `${acortar(descripcion)} · ${matricula}`,
  importe: importe_total,
});

/** What an order charges of a selection: its charges and sanctions, less the credits, each as far as there is something to pay (S-213). */
export const itemsDeOrden = (grupos: GruposDeLiquidacion): ItemDeOrden[] => {
  const cargos = elegidos(cargosDe(grupos)).map((item) => ({ ...deLaMatricula(item), cargo_id: item.id }));
  const sanciones = elegidos(grupos.sanciones).map((item) => ({ ...deLaMatricula(item), sancion_id: item.id }));
  const items: ItemDeOrden[] = [...cargos, ...sanciones];
  let resto = new Decimal(sumar(items.map((item) => item.importe)));
  for (const { id, concepto, descripcion, importe_total } of elegidos(grupos.bonificaciones)) {
    const usado = Decimal.min(resto, new Decimal(importe_total).negated());
    if (usado.lte(0)) continue;
    resto = resto.minus(usado);
    items.push({
      concepto: concepto.key,
      descripcion: acortar(descripcion),
      importe: importe(usado.negated()),
      credito_id: id,
    });
  }
  return items;
};
