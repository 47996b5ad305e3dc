import type { Db } from '../../../db/conectar.ts';
import { avisar } from '../../avisos/avisar.service.ts';
import type { Hecho } from '../../avisos/evento.ts';

/** Tells the technician of a file, in the transaction of what was done to it. */
export const avisarDelLegajo = async (
  trx: Db,
  { legajo_id, ahora }: { legajo_id: number; ahora: Date },
  hecho: Omit<Hecho, 'persona_id'>,
): Promise<void> => {
  const { persona_id } = await trx
    .selectFrom('legajos')
    .select('persona_id')
    .where('id', '=', legajo_id)
    .executeTakeFirstOrThrow();
  await avisar(trx, { ...hecho, persona_id }, ahora);
};
