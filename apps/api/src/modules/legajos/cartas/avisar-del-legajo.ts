import type { Db } from '../../../db/conectar.ts';
import { avisar } from '../../avisos/avisar.service.ts';
import type { Hecho } from '../../avisos/evento.ts';
import { findPersonaDe } from '../vida/legajo.repository.ts';

export const avisarDelLegajo = async (
  trx: Db,
  { legajo_id, ahora }: { legajo_id: number; ahora: Date },
  hecho: Omit<Hecho, 'persona_id'>,
): Promise<void> => {
  await avisar(trx, { ...hecho, persona_id: await findPersonaDe(trx, legajo_id) }, ahora);
};
