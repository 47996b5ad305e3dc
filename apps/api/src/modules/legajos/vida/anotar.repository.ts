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

const segunLaSituacion = (situacion: SituacionDelLegajo) => ({
  cep_cumplido: cepCumplido(situacion),
  timbrado_cumplido: timbradoCumplido(situacion),
  puede_editarse: puedeEditarse(situacion),
  ...esperaDelLegajo(situacion),
});

/** Stores what the rules say of a situation that nobody wrote: whoever is editing the file goes on with what they read. */
export const anotarSituacion = async (
  db: Db,
  legajoId: number,
  situacion: SituacionDelLegajo,
  ahora: Date,
): Promise<{ version: number; entro: Cola[] }> => {
  const { version } = await db
    .updateTable('legajos')
    .set(segunLaSituacion(situacion))
    .where('id', '=', legajoId)
    .returning('version')
    .executeTakeFirstOrThrow();
  const { entro } = await replaceColas(db, legajoId, situacion, ahora);
  return { version, entro };
};

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
      ...segunLaSituacion(situacion),
    }))
    .where('id', '=', legajoId)
    .returning('version')
    .executeTakeFirstOrThrow();
  const { salio, entro } = await replaceColas(db, legajoId, situacion, ahora);
  return { version, salioDeUnaCola: salio, entro };
};
