import type { Liquidacion } from '@colega/contract/cuenta';
import { MEDIOS_DE_PAGO, type MedioDePago } from '@colega/domain/cupones';
import { GRUPOS, type GrupoDeItems, type GruposDeLiquidacion } from '@colega/domain/liquidaciones';
import { guardarBorrador, leerBorrador, quitarBorrador } from '@colega/web-kit/lib/borradores/almacen-de-borradores.ts';
import { z } from 'zod';

const NOMBRE = 'liquidacion';

/** What is left out of a settlement, and with what it will be paid: kept for its user until it becomes a coupon (S-263). */
const zSeleccion = z.object({ fuera: z.array(z.string()).max(2000), medio: z.enum(MEDIOS_DE_PAGO).nullable() });
export type SeleccionGuardada = { fuera: readonly string[]; medio: MedioDePago | null };

export const leerSeleccion = (user_id: number): SeleccionGuardada | null =>
  zSeleccion.safeParse(leerBorrador(user_id, NOMBRE)).data ?? null;
export const guardarSeleccion = (user_id: number, seleccion: SeleccionGuardada): void =>
  guardarBorrador(user_id, NOMBRE, seleccion);
export const olvidarSeleccion = (user_id: number): void => quitarBorrador(user_id, NOMBRE);

const claveDe = (grupo: GrupoDeItems, id: number): string => `${grupo}:${id}`;

/** What the server answered, with what this person left out. */
export const aplicarSeleccion = (liquidacion: Liquidacion, fuera: readonly string[]): GruposDeLiquidacion => {
  const afuera = new Set(fuera);
  const grupoDe = (grupo: GrupoDeItems) =>
    liquidacion[grupo].map((item) => ({
      ...item,
      seleccionadoParaLiquidar: item.espera_cupon === null && !afuera.has(claveDe(grupo, item.id)),
    }));
  return {
    items_vigentes: grupoDe('items_vigentes'),
    items_vencidos: grupoDe('items_vencidos'),
    sanciones: grupoDe('sanciones'),
    bonificaciones: grupoDe('bonificaciones'),
  };
};

/** What waits for a coupon is not left out by this person: it comes back when that one is paid or cancelled. */
export const excluidasDe = (grupos: GruposDeLiquidacion): string[] =>
  GRUPOS.flatMap((grupo) =>
    grupos[grupo]
      .filter(({ seleccionadoParaLiquidar, espera_cupon }) => !seleccionadoParaLiquidar && espera_cupon === null)
      .map(({ id }) => claveDe(grupo, id)),
  );
