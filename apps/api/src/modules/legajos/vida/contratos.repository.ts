import { type Fecha, sumarDias } from '@colega/domain/fechas';
import { DIAS_HABILES_PARA_TIMBRAR, vencimientoDelTimbrado } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { feriadosEntre } from '../../referencias/feriados.ts';
import { estadoId } from '../insert-legajo.repository.ts';

/** Puts a contract in force: from then on it owes, and has until a day to prepay its stamp. */
export const confirmarDetalle = async (db: Db, id: number, ahora: Date): Promise<void> => {
  const { fecha } = await db
    .updateTable('legajo_detalles')
    .set({ estado_id: estadoId('confirmado'), confirmado_en: ahora })
    .where('id', '=', id)
    .returning('fecha')
    .executeTakeFirstOrThrow();
  await fijarPlazoDeTimbrado(db, id, fecha);
};

/** Counted from the contract date, also when that is corrected once confirmed. */
export const fijarPlazoDeTimbrado = (db: Db, id: number, fecha: Fecha) =>
  db
    .updateTable('legajo_detalles')
    .set({ vencimiento_timbrado: ultimoDiaParaTimbrar(fecha) })
    .where('id', '=', id)
    .execute();

/** The last day to prepay the stamp of a contract of that date, once it is confirmed. */
export const ultimoDiaParaTimbrar = (fecha: Fecha): Fecha => vencimientoDelTimbrado(fecha, feriadosDesde(fecha));

// No year has so many holidays that the days to stamp take more than three times as long.
const feriadosDesde = (fecha: Fecha): ReadonlySet<Fecha> =>
  feriadosEntre(fecha, sumarDias(fecha, DIAS_HABILES_PARA_TIMBRAR * 3));

export const anularDetalles = (db: Db, ids: readonly number[]) =>
  db
    .updateTable('legajo_detalles')
    .set({ estado_id: estadoId('anulado') })
    .where('id', 'in', [...ids])
    .execute();

/** The approvals of a file that is annulled are no more: whoever reads their QR is told. */
export const anularCvds = (db: Db, legajoId: number) =>
  db.updateTable('cvds').set({ estado: 'anulado' }).where('legajo_id', '=', legajoId).execute();
