import { diasEntre, type Fecha, sumarDias } from '@colega/domain/fechas';
import type { Db } from '../../db/conectar.ts';
import { findDiaHecho, upsertDiaHecho } from './dias.repository.ts';

/** S-713: what was not told for longer is no news. */
export const DIAS_QUE_SE_RECUPERAN = 7;

/** `hacer` tells the days since the one it gets, today's too: those on which nobody worked are told late, once. */
export const conDiasPendientes = async (
  db: Db,
  trabajo: string,
  hoy: Fecha,
  hacer: (desde: Fecha) => Promise<void>,
): Promise<void> => {
  const hecho = await findDiaHecho(db, trabajo);
  const faltan = hecho === undefined ? 1 : Math.max(1, diasEntre(hecho, hoy));
  await hacer(sumarDias(hoy, 1 - Math.min(faltan, DIAS_QUE_SE_RECUPERAN)));
  await upsertDiaHecho(db, trabajo, hoy);
};

export const diasDesde = (desde: Fecha, hoy: Fecha): Fecha[] =>
  Array.from({ length: Math.max(0, diasEntre(desde, hoy)) + 1 }, (_, i) => sumarDias(desde, i));
