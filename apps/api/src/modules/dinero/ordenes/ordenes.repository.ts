import type { MedioDePago } from '@colega/domain/dinero';
import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

export const updatePreferencias = (db: Db, id: number, preferencias: MedioDePago[]) =>
  db.updateTable('ordenes_pago').set({ preferencias }).where('id', '=', id).execute();

export const marcarEnRedLink = async (
  db: Db,
  id: number,
  codigo: { codigo_pago: string; referencia_pago: string },
): Promise<void> => {
  await db
    .updateTable('ordenes_pago')
    .set({
      ...codigo,
      enviado_red_link: true,
      preferencias: sql`array_append(array_remove(preferencias, 'redLink'), 'redLink')`,
    })
    .where('id', '=', id)
    .where('enviado_red_link', '=', false)
    .execute();
};

export const quitarPreferencia = (db: Db, id: number, medio: MedioDePago) =>
  db
    .updateTable('ordenes_pago')
    .set({ preferencias: sql`array_remove(preferencias, ${medio})` })
    .where('id', '=', id)
    .where('enviado_red_link', '=', false)
    .execute();
