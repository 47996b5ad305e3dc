import { cargosDe, type GruposDeLiquidacion, type ItemDeLiquidacion } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { importe as aImporte, Decimal, type Importe, sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { leerPorLiquidar } from '../liquidaciones/por-liquidar.ts';
import { type BonificacionLeida, findDadoDe } from './bonificaciones.repository.ts';

export type LoBonificable = {
  de: 'cargo' | 'sancion';
  id: number;
  que: string;
  vence: Fecha | null;
  capital: Importe;
  importe: Importe;
  /** What was already given of it, whether it was used or not (S-1250). */
  bonificado: Importe;
  /** What is left to give. */
  bonificable: Importe;
  /** What was given of it, all of it still in favour: with what is left, they pay it. Null once some of it went to something else. */
  creditos: readonly number[] | null;
};

const CERO: Importe = '0.00';
type Dado = Awaited<ReturnType<typeof findDadoDe>>[number];

const deItem =
  (de: 'cargo' | 'sancion', dados: readonly Dado[], disponible: ReadonlyMap<number, string>) =>
  ({ id, descripcion, matricula, vencimiento, capital, importe_total }: ItemDeLiquidacion): LoBonificable => {
    const suyos = dados.filter((uno) => (de === 'cargo' ? uno.cargo_id : uno.sancion_id) === id);
    const bonificado = sumar(suyos.map(({ importe }) => importe));
    const enteros = suyos.every(({ credito_id, importe }) => disponible.get(credito_id) === importe);
    return {
      ...{ de, id, vence: vencimiento, capital, importe: importe_total, bonificado },
      que: `${descripcion} · ${matricula}`,
      bonificable: aImporte(Decimal.max(CERO, new Decimal(importe_total).minus(bonificado))),
      creditos: enteros ? suyos.map(({ credito_id }) => credito_id) : null,
    };
  };

/** What is owed and no coupon asks for: the college may waive it, once. */
export const listarBonificables = async (
  db: Db,
  persona_id: number,
  grupos: GruposDeLiquidacion,
): Promise<LoBonificable[]> => {
  const dados = await findDadoDe(db, persona_id);
  const disponible = new Map(
    grupos.bonificaciones.map(({ id, importe_total }) => [id, aImporte(new Decimal(importe_total).negated())]),
  );
  return [
    ...cargosDe(grupos).map(deItem('cargo', dados, disponible)),
    ...grupos.sanciones.map(deItem('sancion', dados, disponible)),
  ];
};

export const leerBonificables = async (db: Db, persona_id: number, hoy: Fecha): Promise<LoBonificable[]> =>
  listarBonificables(db, persona_id, await leerPorLiquidar(db, persona_id, hoy));

export const buscarLoSuyo = <T extends LoBonificable>(
  { cargo_id, sancion_id }: Pick<BonificacionLeida, 'cargo_id' | 'sancion_id'>,
  bonificables: readonly T[],
): T | undefined =>
  bonificables.find(({ de, id }) => id === (cargo_id ?? sancion_id) && (de === 'cargo') === (cargo_id !== null));

/** What confirming it leaves in favour today; null when what it is of is not owed any more, or not as much. */
export const importeDeBonificacion = (
  pedida: BonificacionLeida,
  bonificables: readonly LoBonificable[],
): string | null => {
  const { cargo_id, sancion_id, entera, importe: pedido } = pedida;
  if (cargo_id === null && sancion_id === null) return pedido;
  const suyo = buscarLoSuyo(pedida, bonificables);
  if (!suyo) return null;
  if (entera) return suyo.creditos !== null && new Decimal(suyo.bonificable).gt(0) ? suyo.bonificable : null;
  return new Decimal(suyo.bonificable).gte(pedido) ? pedido : null;
};
