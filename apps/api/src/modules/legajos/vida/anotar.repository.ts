import type { Cola, EstadoDeLegajo } from '@colega/domain/legajos';
import {
  cepCumplido,
  esperaDelLegajo,
  puedeEditarse,
  type SituacionDelLegajo,
  timbradoCumplido,
} from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { replaceColas } from '../bandeja/colas.repository.ts';

/** Raises the version, and stores what the rules say of the new situation for the lists of files. */
export const anotarCambio = async (
  db: Db,
  legajoId: number,
  estado: EstadoDeLegajo,
  situacion: SituacionDelLegajo,
  ahora: Date,
): Promise<{ version: number; salioDeUnaCola: boolean; entro: Cola[] }> => {
  const { version } = await db
    .updateTable('legajos')
    .set((eb) => ({
      version: eb('version', '+', 1),
      estado_id: eb.selectFrom('estados_legajos').select('id').where('clave', '=', estado),
      cep_cumplido: cepCumplido(situacion),
      timbrado_cumplido: timbradoCumplido(situacion),
      puede_editarse: puedeEditarse(situacion),
      ...esperaDelLegajo(situacion),
    }))
    .where('id', '=', legajoId)
    .returning('version')
    .executeTakeFirstOrThrow();
  const { salio, entro } = await replaceColas(db, legajoId, situacion, ahora);
  return { version, salioDeUnaCola: salio, entro };
};
