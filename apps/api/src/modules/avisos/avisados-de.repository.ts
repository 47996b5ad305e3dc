import type { Evento } from '@colega/domain/avisos';
import type { Db } from '../../db/conectar.ts';

/** Of those people, whom something of that was told since then. */
export const findAvisadosDe = async (
  db: Db,
  { eventos, personas, desde }: { eventos: readonly Evento[]; personas: readonly number[]; desde: Date },
): Promise<ReadonlySet<number>> => {
  const filas = await db
    .selectFrom('avisos')
    .select('persona_id')
    .distinct()
    .where('persona_id', 'in', [...personas])
    .where('evento', 'in', [...eventos])
    .where('creado_en', '>=', desde)
    .execute();
  return new Set(filas.map(({ persona_id }) => persona_id));
};
