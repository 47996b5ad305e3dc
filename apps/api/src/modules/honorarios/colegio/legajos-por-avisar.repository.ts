import type { Fecha } from '@colega/domain/fechas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import type { RespuestaGuardada } from '../calculos.repository.ts';

/** Held until the transaction ends: it is not withdrawn while somebody is told of it. Undefined when it was, or when it is too late to tell. */
export const lockPorAvisar = async (db: Db, id: number, { hoy, despues_de }: { hoy: Fecha; despues_de: Fecha }) => {
  const fila = await db
    .selectFrom('resoluciones')
    .select(['id', 'nombre', 'vigente_desde'])
    .where('id', '=', id)
    .where('retirada_en', 'is', null)
    .where('vigente_desde', '>', despues_de)
    .forShare()
    .executeTakeFirst();
  return fila && { ...fila, ya_rige: fila.vigente_desde <= hoy };
};

export const findRetirada = (db: Db, id: number) =>
  db
    .selectFrom('resoluciones')
    .select(['id', 'nombre', 'vigente_desde', 'motivo_de_retiro'])
    .where('id', '=', id)
    .where('retirada_en', 'is not', null)
    .executeTakeFirst();

const zContrato = z.object({
  legajo_id: z.number(),
  numero_legajo: z.number(),
  persona_id: z.number(),
  respuestas: z.array(z.unknown()),
});
export type FilaPorAvisar = Omit<z.output<typeof zContrato>, 'respuestas'> & { respuestas: RespuestaGuardada[] };

const POR_VEZ = 200;

/**
 * Files after that one, begun before the new tariff is in force, with a contract that is not confirmed yet, or that is dated then; with what was
 * calculated of each.
 */
export const findLegajosPorAvisar = async (
  db: Db,
  { despues, vigente_desde }: { despues: number; vigente_desde: Fecha },
): Promise<FilaPorAvisar[]> =>
  (await leerFilas(
    db,
    zContrato,
    sql`select l.id as legajo_id, l.numero_legajo, l.persona_id, json_agg(c.respuesta order by d.id) as respuestas
      from legajos l
      join legajo_detalles d on d.legajo_id = l.id
      join estados_legajos de on de.id = d.estado_id
      join estados_legajos le on le.id = l.estado_id
      join calculos_honorarios c on c.id = d.calculo_honorario_id
      where l.id > ${despues} and l.creado_en < ${vigente_desde}::date::timestamp at time zone 'America/Argentina/Buenos_Aires'
        and le.clave not in ('visado', 'anulado')
        and (de.clave = 'borrador' or (de.clave <> 'anulado' and c.fecha >= ${vigente_desde}))
      group by l.id
      order by l.id
      limit ${POR_VEZ}`,
  )) as FilaPorAvisar[];
