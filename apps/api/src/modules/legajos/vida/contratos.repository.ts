import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { leerListasEnVigor } from '../../colegio/leer-colegio.service.ts';
import { exigirPlazoDeTimbrado } from '../../colegio/listas/ultimo-dia-para-timbrar.ts';
import { estadoId } from '../insert-legajo.repository.ts';

export const confirmarDetalle = async (db: Db, id: number, ahora: Date): Promise<void> => {
  const { fecha } = await db
    .updateTable('legajo_detalles')
    .set({ estado_id: estadoId(db, 'confirmado'), confirmado_en: ahora })
    .where('id', '=', id)
    .returning('fecha')
    .executeTakeFirstOrThrow();
  await fijarPlazoDeTimbrado(db, id, fecha);
};

/** The term counts from the contract date, even if that is corrected after the confirmation. */
export const fijarPlazoDeTimbrado = async (db: Db, id: number, fecha: Fecha): Promise<void> => {
  const vencimiento_timbrado = exigirPlazoDeTimbrado(await leerListasEnVigor(db), fecha);
  await db.updateTable('legajo_detalles').set({ vencimiento_timbrado }).where('id', '=', id).execute();
};

export const anularDetalles = (db: Db, ids: readonly number[]) =>
  db
    .updateTable('legajo_detalles')
    .set({ estado_id: estadoId(db, 'anulado') })
    .where('id', 'in', [...ids])
    .execute();

export const anularCvds = (db: Db, legajoId: number) =>
  db.updateTable('cvds').set({ estado: 'anulado' }).where('legajo_id', '=', legajoId).execute();
