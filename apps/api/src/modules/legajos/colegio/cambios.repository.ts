import { zCambioDeCampo } from '@colega/contract/legajos';
import { type Accion, HECHOS_DE_LEGAJO } from '@colega/domain/legajos';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { zFotoDeContrato, zFotoDelLegajo } from '../edicion/foto-del-legajo.repository.ts';

/** With these the college says that it looked at the file; before any, it looks at what was confirmed (S-579). */
const MIRADAS: readonly Accion[] = ['observar', 'reabrir_observacion', 'visar', 'confirmar'];

export type Mirada = { cuando: Date; id: number };

/** When the college looked at a file last; null when nobody did, nor was it confirmed. */
export const findUltimaMirada = async (db: Db, legajoId: number): Promise<Mirada | null> =>
  (await db
    .selectFrom('auditoria')
    .select(['id', 'cuando'])
    .where('entidad', '=', 'legajo')
    .where('entidad_id', '=', legajoId)
    .where('accion', 'in', MIRADAS)
    .orderBy('cuando', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()) ?? null;

const zHechoDeLaRevision = z.object({
  accion: z.enum(HECHOS_DE_LEGAJO),
  cuando: z.string(),
  quien: z.string(),
  detalle_id: z.number().nullable(),
  /** How the file or the expansion was before that edition of it. */
  antes: zFotoDelLegajo.nullable(),
  contrato_antes: zFotoDeContrato.nullable(),
  certificado: z.string().nullable(),
  cambios: z.array(zCambioDeCampo),
});
export type HechoDeLaRevision = z.output<typeof zHechoDeLaRevision>;

/** What happened to a file after that, oldest first. */
export const findHechosDesde = async (
  db: Db,
  legajoId: number,
  { id, cuando }: Mirada,
): Promise<HechoDeLaRevision[]> => {
  const rows = await leerFilas(
    db,
    z.object({ hecho: zHechoDeLaRevision }),
    sql`
    select json_build_object('accion', a.accion, 'cuando', a.cuando,
      'quien', coalesce(trim(p.nombre || ' ' || p.apellido), a.quien), 'detalle_id', (a.hasta ->> 'detalle_id')::int,
      'certificado', a.hasta ->> 'certificado', 'antes', case when a.desde ? 'original' then a.desde end, 'contrato_antes', a.desde -> 'contrato',
      'cambios', coalesce(jsonb_path_query_array(a.hasta, '$.cambios[*] ? (@.type() == "object")'), '[]')) as hecho
    from auditoria a
    left join usuarios u on u.id = a.usuario_id
    left join personas p on p.id = u.persona_id
    where a.entidad = 'legajo' and a.entidad_id = ${legajoId} and (a.cuando, a.id) > (${cuando}::timestamptz, ${id}::int)
    order by a.cuando, a.id`,
  );
  return rows.map(({ hecho }) => hecho);
};
