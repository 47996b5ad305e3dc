import type { EstadoDeLegajo } from '@colega/domain/legajos';
import { cepCumplido, puedeEditarse, type SituacionDelLegajo, timbradoCumplido } from '@colega/domain/legajos';
import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';
import type { Autor } from './autor.ts';

export type Hecho = {
  accion: string;
  desde?: Record<string, unknown>;
  hasta?: Record<string, unknown>;
  motivo?: string | undefined;
};

/** One line of the audit trail of a file: who, when, from, to, why. */
export const anotarHecho = (db: Db, autor: Autor, cuando: Date, legajoId: number, hecho: Hecho) =>
  db
    .insertInto('auditoria')
    .values({
      cuando,
      usuario_id: autor.user_id,
      quien: autor.username,
      entidad: 'legajo',
      entidad_id: legajoId,
      accion: hecho.accion,
      desde: hecho.desde ? JSON.stringify(hecho.desde) : null,
      hasta: hecho.hasta ? JSON.stringify(hecho.hasta) : null,
      motivo: hecho.motivo ?? null,
    })
    .execute();

/** Raises the version, and keeps what the rules say of the new situation for whoever lists files. */
export const anotarCambio = async (
  db: Db,
  legajoId: number,
  estado: EstadoDeLegajo,
  situacion: SituacionDelLegajo,
): Promise<number> => {
  const { version } = await db
    .updateTable('legajos')
    .set((eb) => ({
      version: eb('version', '+', 1),
      estado_id: sql<number>`(select id from estados_legajos where clave = ${estado})`,
      cep_cumplido: cepCumplido(situacion),
      timbrado_cumplido: timbradoCumplido(situacion),
      puede_editarse: puedeEditarse(situacion),
    }))
    .where('id', '=', legajoId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
};
