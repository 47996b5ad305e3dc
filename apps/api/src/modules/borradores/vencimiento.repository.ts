import type { Fecha } from '@colega/domain/fechas';
import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';

const DEL_AVISO = ['id', 'persona_id', 'que', 'falta', 'enlace', 'actualizado_en'] as const;

/** Not written since then, and not told of that term yet. */
export const findQuietos = (db: Db, desde: Date, dias: number) =>
  db
    .selectFrom('borradores')
    .select([...DEL_AVISO])
    .where('actualizado_en', '<=', desde)
    .where('avisado', '<', dias)
    .orderBy('actualizado_en')
    .orderBy('id')
    .execute();
export type BorradorQuieto = Awaited<ReturnType<typeof findQuietos>>[number];

/** Answers whether it is still as it was read. */
export const updateAvisado = async (
  db: Db,
  { id, actualizado_en }: BorradorQuieto,
  avisado: number,
  avisado_en: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('borradores')
    .set({ avisado, avisado_en })
    .where('id', '=', id)
    .where('actualizado_en', '=', actualizado_en)
    .where('avisado', '<', avisado)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const comienzo = (dia: Fecha) =>
  sql`${dia}::date::timestamp at time zone 'America/Argentina/Buenos_Aires'`.$castTo<Date>();

/** Those that were last written, and warned of, before these days. */
type Vencidos = { escrito: Fecha; avisado: Fecha; ultimo: number };

export const deleteVencidos = async (db: Db, { escrito, avisado, ultimo }: Vencidos): Promise<void> => {
  await db
    .deleteFrom('borradores')
    .where('actualizado_en', '<', comienzo(escrito))
    .where('avisado', '=', ultimo)
    .where('avisado_en', '<', comienzo(avisado))
    .execute();
};
