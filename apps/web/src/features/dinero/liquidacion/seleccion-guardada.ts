import type { Liquidacion } from '@colega/contract/dinero';
import {
  GRUPOS,
  type GrupoDeItems,
  type GruposDeLiquidacion,
  MEDIOS_DE_PAGO,
  type MedioDePago,
} from '@colega/domain/dinero';
import { guardarBorrador, leerBorrador, quitarBorrador } from '@colega/web-kit/lib/borradores/almacen-de-borradores.ts';
import { z } from 'zod';

const NOMBRE = 'liquidacion';

/** S-263: the charges left out and the method are kept for their user until they become a coupon. */
const zSeleccion = z.object({ fuera: z.array(z.string()).max(2000), medio: z.enum(MEDIOS_DE_PAGO).nullable() });
export type SeleccionGuardada = { fuera: readonly string[]; medio: MedioDePago | null };

export const leerSeleccion = (user_id: number): SeleccionGuardada | null =>
  zSeleccion.safeParse(leerBorrador(user_id, NOMBRE)).data ?? null;
export const guardarSeleccion = (user_id: number, seleccion: SeleccionGuardada): void =>
  guardarBorrador(user_id, NOMBRE, seleccion);
export const olvidarSeleccion = (user_id: number): void => quitarBorrador(user_id, NOMBRE);

const claveDe = (grupo: GrupoDeItems, id: number): string => `${grupo}:${id}`;

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

/** What waits for a coupon was not left out by the person: it comes back when that one is paid or cancelled. */
export const excluidasDe = (grupos: GruposDeLiquidacion): string[] =>
  GRUPOS.flatMap((grupo) =>
    grupos[grupo]
      .filter(({ seleccionadoParaLiquidar, espera_cupon }) => !seleccionadoParaLiquidar && espera_cupon === null)
      .map(({ id }) => claveDe(grupo, id)),
  );
