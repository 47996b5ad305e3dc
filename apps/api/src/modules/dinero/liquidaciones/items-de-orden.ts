import { cargosDe, type GruposDeLiquidacion, type ItemDeLiquidacion } from '@colega/domain/dinero';
import { Decimal, type Importe, importe, sumar } from '@colega/domain/importes';
import type { ItemDeOrden } from '../ordenes/emision.repository.ts';

const elegidos = (items: readonly ItemDeLiquidacion[]) => items.filter((item) => item.seleccionadoParaLiquidar);

/** A long reason would not leave room for the rest of the coupon. */
const LARGO = 150;
const acortar = (texto: string): string => (texto.length > LARGO ? `${texto.slice(0, LARGO - 1)}…` : texto);

const deLaMatricula = ({ concepto, descripcion, importe_total, capital, matricula }: ItemDeLiquidacion) => ({
  concepto: concepto.key,
  descripcion: `${acortar(descripcion)} · ${matricula}`,
  importe: importe_total,
  capital,
});

/** The items of an order: its charges and sanctions, less the credits, each as far as there is something to pay (S-213). */
export const itemsDeOrden = (grupos: GruposDeLiquidacion): ItemDeOrden[] => {
  const cargos = elegidos(cargosDe(grupos)).map((item) => ({ ...deLaMatricula(item), cargo_id: item.id }));
  const sanciones = elegidos(grupos.sanciones).map((item) => ({ ...deLaMatricula(item), sancion_id: item.id }));
  const items: ItemDeOrden[] = [...cargos, ...sanciones];
  return [...items, ...itemsDeCreditos(sumar(items.map((item) => item.importe)), elegidos(grupos.bonificaciones))];
};

export const itemsDeCreditos = (total: Importe, creditos: readonly ItemDeLiquidacion[]): ItemDeOrden[] => {
  let resto = new Decimal(total);
  return creditos.flatMap(({ id, concepto, descripcion, importe_total }) => {
    const usado = Decimal.min(resto, new Decimal(importe_total).negated());
    if (usado.lte(0)) return [];
    resto = resto.minus(usado);
    const item = { concepto: concepto.key, descripcion: acortar(descripcion), importe: importe(usado.negated()) };
    return [{ ...item, credito_id: id }];
  });
};
