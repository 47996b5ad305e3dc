import type { AccionDeAuditoria, EntidadDeAuditoria } from '@colega/contract/auditoria';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leida } from '../../db/leer-filas.ts';

export type LineaPorAnotar = {
  cuando: Date;
  usuario_id: number | null;
  quien: string;
  entidad: EntidadDeAuditoria;
  entidad_id: number;
  accion: AccionDeAuditoria;
  desde?: object | undefined;
  hasta?: object | undefined;
  motivo?: string | undefined;
};

const escribirLinea = ({ desde, hasta, motivo, ...linea }: LineaPorAnotar) => ({
  ...linea,
  desde: desde ? JSON.stringify(desde) : null,
  hasta: hasta ? JSON.stringify(hasta) : null,
  motivo: motivo ?? null,
});

export const insertLinea = (db: Db, linea: LineaPorAnotar) =>
  db.insertInto('auditoria').values(escribirLinea(linea)).execute();

const LINEAS_POR_VEZ = 500;

export const insertLineas = async (db: Db, lineas: readonly LineaPorAnotar[]): Promise<void> => {
  for (let desde = 0; desde < lineas.length; desde += LINEAS_POR_VEZ)
    await db
      .insertInto('auditoria')
      .values(lineas.slice(desde, desde + LINEAS_POR_VEZ).map(escribirLinea))
      .execute();
};

/** Who changed a thing last, by their name, and when; of those acts alone, when they are said. */
export const findUltimoCambio = (
  db: Db,
  entidad: EntidadDeAuditoria,
  entidadId: number,
  acciones?: readonly string[],
): Promise<{ usuario_id: number | null; quien: string; cuando: Date } | undefined> =>
  db
    .selectFrom('auditoria as a')
    .leftJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .leftJoin('personas as p', 'p.id', 'u.persona_id')
    .select(['a.usuario_id', 'a.cuando'])
    .select(leida(z.string(), sql`coalesce(trim(p.nombre || ' ' || p.apellido), a.quien)`, 'quien'))
    .where('a.entidad', '=', entidad)
    .where('a.entidad_id', '=', entidadId)
    .$if(acciones !== undefined, (consulta) => consulta.where('a.accion', 'in', acciones ?? []))
    .orderBy('a.cuando', 'desc')
    .orderBy('a.id', 'desc')
    .executeTakeFirst();
