import type { Fecha } from '@colega/domain/fechas';
import { ACCIONES_DE_OBSERVACION } from '@colega/domain/legajos';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { esAnterior } from '../../../db/es-anterior.ts';
import { esDeTasaCero } from '../../../db/es-de-tasa-cero.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

/**
 * Held until the transaction ends: it is not withdrawn while somebody is told of it. Undefined when it was, when it is too late to tell, or when
 * another of its own day corrected it (S-1152): that one tells what there is to tell.
 */
export const lockListaPorAvisar = async (
  db: Db,
  id: number,
  { hoy, despues_de }: { hoy: Fecha; despues_de: Fecha },
) => {
  const fila = await db
    .selectFrom('listas_del_colegio')
    .select(['id', 'norma', 'vigente_desde'])
    .where('id', '=', id)
    .where('estado', '=', 'publicada')
    .where('vigente_desde', '>', despues_de)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('listas_del_colegio as otra')
            .select('otra.id')
            .whereRef('otra.lista', '=', 'listas_del_colegio.lista')
            .whereRef('otra.vigente_desde', '=', 'listas_del_colegio.vigente_desde')
            .whereRef('otra.id', '>', 'listas_del_colegio.id')
            .where('otra.estado', '=', 'publicada'),
        ),
      ),
    )
    .forShare('listas_del_colegio')
    .executeTakeFirst();
  return fila && { ...fila, ya_rige: fila.vigente_desde <= hoy };
};
export type ListaPorAvisar = NonNullable<Awaited<ReturnType<typeof lockListaPorAvisar>>>;

const zLegajo = { legajo_id: z.number(), numero_legajo: z.number(), persona_id: z.number() };
const zQueDebe = z.object({ ...zLegajo, cep: z.boolean(), timbrado: z.boolean() });

const POR_VEZ = 200;
const EN_CURSO = sql`from legajos l
  join modalidades m on m.id = l.modalidad_id
  join estados_legajos le on le.id = l.estado_id and le.clave not in ('visado', 'anulado')`;
const BORRADOR = sql`de.clave = 'borrador' and d.confirmado_en is null`;

/** Nothing was charged of it yet, and its date is, or may still be, of the new rate; what a former contract owes is of none (S-1157). */
const porLiquidar = (circuito: 'cep' | 'timbrados', vigente_desde: Fecha): RawBuilder<unknown> =>
  sql`(${BORRADOR} or (de.clave = 'confirmado' and d.fecha >= ${vigente_desde}
    and not ${esAnterior(sql`l`, sql`d`)} and not exists (
    select from ordenes_pago o where o.detalle_id = d.id and o.circuito = ${circuito} and o.estado in ('pendiente', 'pago'))))`;

/** Files after that one, begun before that day, with a contract whose CEP or stamp is still to be charged, and may be by a rate that begins that day. */
export const findLegajosQueDeben = (
  db: Db,
  { despues, vigente_desde }: { despues: number; vigente_desde: Fecha },
): Promise<z.output<typeof zQueDebe>[]> =>
  leerFilas(
    db,
    zQueDebe,
    sql`select * from (
        select l.id as legajo_id, l.numero_legajo, l.persona_id,
          bool_or(not m.cep_exento and ${porLiquidar('cep', vigente_desde)}) as cep,
          bool_or(not m.franquicia and ${porLiquidar('timbrados', vigente_desde)}) as timbrado
        ${EN_CURSO}
        join legajo_detalles d on d.legajo_id = l.id
        join estados_legajos de on de.id = d.estado_id
        where l.id > ${despues} and l.creado_en < ${vigente_desde}::date::timestamp at time zone 'America/Argentina/Buenos_Aires'
          and (de.clave = 'borrador' or d.fecha >= ${vigente_desde})
        group by l.id
      ) deben
      where cep or timbrado
      order by legajo_id
      limit ${POR_VEZ}`,
  );

const zConPlazos = z.object({
  ...zLegajo,
  por_timbrar: z.array(z.string()),
  abiertas: z.array(
    z.object({
      estado: z.literal('abierta'),
      creada_en: z.string(),
      respondida_en: z.null(),
      hilo: z.array(z.object({ accion: z.enum(ACCIONES_DE_OBSERVACION), cuando: z.string() })),
    }),
  ),
});
export type ConPlazos = z.output<typeof zConPlazos>;

/** Files after that one with a term that runs: the dates of the contracts that nobody confirmed, and what is observed and not answered. */
export const findLegajosConPlazos = (db: Db, despues: number): Promise<ConPlazos[]> =>
  leerFilas(
    db,
    zConPlazos,
    sql`select * from (
        select l.id as legajo_id, l.numero_legajo, l.persona_id,
          (select coalesce(json_agg(d.fecha order by d.id), '[]')
            from legajo_detalles d join estados_legajos de on de.id = d.estado_id
            where d.legajo_id = l.id and not m.franquicia and ${BORRADOR}
              and not ${esDeTasaCero('timbrado', sql`d.fecha`)}) as por_timbrar,
          (select coalesce(json_agg(json_build_object('estado', o.estado, 'creada_en', o.creada_en, 'respondida_en', null,
              'hilo', (select coalesce(json_agg(json_build_object('accion', h.accion, 'cuando', h.cuando) order by h.id), '[]')
                from observacion_hechos h where h.observacion_id = o.id)) order by o.id), '[]')
            from legajo_observaciones o where o.legajo_id = l.id and o.estado = 'abierta') as abiertas
        ${EN_CURSO}
        where l.id > ${despues}
      ) corren
      where json_array_length(por_timbrar) > 0 or json_array_length(abiertas) > 0
      order by legajo_id
      limit ${POR_VEZ}`,
  );

/** Those after that one with a licence in force since before that day, which is what pays each year (S-210). */
export const findConMatricula = async (
  db: Db,
  { despues, vigente_desde }: { despues: number; vigente_desde: Fecha },
): Promise<{ persona_id: number; distrito: string }[]> =>
  leerFilas(
    db,
    z.object({ persona_id: z.number(), distrito: z.string() }),
    sql`select distinct m.persona_id, d.clave as distrito from matriculas m join estados_matriculas e on e.id = m.estado_id
      join personas p on p.id = m.persona_id join distritos d on d.id = p.distrito_id
      where m.persona_id > ${despues} and e.clave in ('activo', 'suspendido') and m.fecha_alta < ${vigente_desde}
      order by m.persona_id limit ${POR_VEZ}`,
  );
