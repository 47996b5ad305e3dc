import { zCambioDeCampo } from '@colega/contract/legajos';
import { FOTOS } from '@colega/domain/certificados';
import { type Accion, HECHOS_DE_LEGAJO } from '@colega/domain/legajos';
import { type RawBuilder, sql } from 'kysely';
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

const RUTAS_DE_FOTOS = FOTOS.map(({ ruta }) => ruta);
const zImagenes = z.record(z.string(), z.number());

const imagenesDe = (datos: RawBuilder<unknown>) => sql`(
  select coalesce(json_object_agg(d.key, d.value::int), '{}') from jsonb_each_text(${datos}) d
  where d.key in (${sql.join(RUTAS_DE_FOTOS)}) and d.value ~ '^[0-9]{1,9}$')`;

/** What it says today may be a correction. */
const datosAlEmitirse = sql`(
  select coalesce(v.datos, c.datos) from certificados c
  left join versiones_de_certificados v on v.certificado_id = c.id and v.numero = 1
  where a.accion = 'emitir_certificado' and c.legajo_id = a.entidad_id and c.numero_certificado = a.hasta ->> 'certificado')`;

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
  /** Which image each datum of the certificate had and has; of a new one, those that it was issued with. */
  imagenes_antes: zImagenes,
  imagenes: zImagenes,
});
const zImagen = z.object({ id: z.number(), nombre: z.string() });
type Imagen = z.output<typeof zImagen>;

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
      'imagenes_antes', ${imagenesDe(sql`a.desde -> 'datos'`)},
      'imagenes', ${imagenesDe(sql`coalesce(a.hasta -> 'datos', ${datosAlEmitirse})`)},
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

/** Of those of the certificates of that file, as they are or as they were. */
export const findImagenesDelLegajo = async (db: Db, legajoId: number, ids: readonly number[]): Promise<Imagen[]> => {
  if (ids.length === 0) return [];
  return leerFilas(
    db,
    zImagen,
    sql`
    with dichos as (
      select c.datos from certificados c where c.legajo_id = ${legajoId}
      union all
      select v.datos from versiones_de_certificados v join certificados c on c.id = v.certificado_id where c.legajo_id = ${legajoId})
    select m.id, m.nombre from media_objects m
    where m.id = any(${[...ids]}::int[]) and exists (
      select from dichos, jsonb_each_text(dichos.datos) d
      where d.key in (${sql.join(RUTAS_DE_FOTOS)}) and d.value = m.id::text)`,
  );
};
