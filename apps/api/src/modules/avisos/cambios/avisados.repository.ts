import type { Fecha } from '@colega/domain/fechas';
import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

/** What is published and changes something of somebody. */
export type LoPublicado = { resolucion_id: number } | { lista_id: number };

export type CosaAvisada = { cosa: 'legajo' | 'borrador' | 'persona'; cosa_id: string; persona_id: number };

/** False when they were told of it already. */
export const insertAvisado = async (
  db: Db,
  publicado: LoPublicado,
  avisado: CosaAvisada & { avisado_en: Date },
): Promise<boolean> => {
  const puesto = await db
    .insertInto('cambios_avisados')
    .values({ ...publicado, ...avisado })
    .onConflict((conflicto) => conflicto.doNothing())
    .returning('id')
    .executeTakeFirst();
  return puesto !== undefined;
};

export const findAvisados = async (db: Db, publicado: LoPublicado): Promise<number[]> => {
  const [columna, id] =
    'lista_id' in publicado
      ? (['lista_id', publicado.lista_id] as const)
      : (['resolucion_id', publicado.resolucion_id] as const);
  const filas = await db
    .selectFrom('cambios_avisados')
    .select('persona_id')
    .distinct()
    .where(columna, '=', id)
    .orderBy('persona_id')
    .execute();
  return filas.map(({ persona_id }) => persona_id);
};

const POR_VEZ = 200;

type CualesBorradores = { despues: string; nombres: string; antes_de: Fecha };

/** What is being filled in since before that day and was not saved, in those assistants. */
export const findBorradoresPorAvisar = (db: Db, { despues, nombres, antes_de }: CualesBorradores) =>
  db
    .selectFrom('borradores')
    .select(['id', 'persona_id', 'que', 'enlace'])
    .where('id', '>', despues)
    .where('nombre', 'like', nombres)
    .where(
      'creado_en',
      '<',
      sql`${antes_de}::date::timestamp at time zone 'America/Argentina/Buenos_Aires'`.$castTo<Date>(),
    )
    .orderBy('id')
    .limit(POR_VEZ)
    .execute();

export const findValoresDeBorrador = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('borradores').select('valores').where('id', '=', id).executeTakeFirst())?.valores;
