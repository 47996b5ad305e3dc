import type { CanalDeAviso, Evento } from '@colega/domain/avisos';
import type { Db } from '../../db/conectar.ts';

export const findElegidos = (db: Db, persona_id: number) =>
  db
    .selectFrom('preferencias_de_avisos')
    .select(['evento', 'canal', 'activo'])
    .where('persona_id', '=', persona_id)
    .execute();

export const upsertElegido = async (
  db: Db,
  elegido: { persona_id: number; evento: Evento; canal: CanalDeAviso; activo: boolean },
): Promise<void> => {
  await db
    .insertInto('preferencias_de_avisos')
    .values(elegido)
    .onConflict((oc) => oc.columns(['persona_id', 'evento', 'canal']).doUpdateSet({ activo: elegido.activo }))
    .execute();
};
