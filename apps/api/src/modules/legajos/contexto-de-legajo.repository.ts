import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';

const zFila = z.object({
  distrito_id: z.number(),
  matricula: z.object({ codigo: z.string(), estado: z.string() }).nullable(),
  modalidad: z
    .object({ vigente: z.boolean(), exige_res_806: z.boolean(), cuit_fijo: z.string().nullable() })
    .nullable(),
  rubro: z.object({ vigente: z.boolean(), segmento: z.string().nullable(), es_electrico: z.boolean() }).nullable(),
  partidos: z.array(z.tuple([z.number(), z.string()])),
});
export type ContextoDeRevision = Omit<z.output<typeof zFila>, 'partidos'> & {
  partidos: Map<number, string>;
};

type Nombrados = {
  matricula_id: number;
  modalidad_id: number;
  rubro_id: number;
  localidades: number[];
  /** That of the file that is edited, which goes on in it though no other begins. */
  rubro_propio?: number | null;
};
type Quien = { user_id: number; persona_id: number };

export const findContexto = async (db: Db, quien: Quien, nombrados: Nombrados): Promise<ContextoDeRevision> => {
  const rows = await leerFilas(
    db,
    zFila,
    sql`
    select p.distrito_id,
      (select json_build_object('codigo', m.codigo, 'estado', em.clave)
        from matriculas m join estados_matriculas em on em.id = m.estado_id
        where m.id = ${nombrados.matricula_id} and m.persona_id = p.id) as matricula,
      (select json_build_object('vigente', mo.activa, 'exige_res_806', mo.exige_res_806, 'cuit_fijo',
          case when mo.cuit_fijo = 'colegio' then (select cuit from colegio) else mo.cuit_fijo end)
        from modalidades mo where mo.id = ${nombrados.modalidad_id}) as modalidad,
      (select json_build_object('vigente', r.activo or r.id is not distinct from ${nombrados.rubro_propio ?? null}::int, 'segmento', s.key, 'es_electrico', r.es_electrico)
        from rubros r left join segmentos s on s.id = r.segmento_id where r.id = ${nombrados.rubro_id}) as rubro,
      (select coalesce(json_agg(json_build_array(lo.id, pa.codigo_arba)), '[]')
        from localidades lo join partidos pa on pa.id = lo.partido_id
        where lo.id = any(${nombrados.localidades}::int[])
          and (lo.aprobada_en is not null or lo.creada_por is null or lo.creada_por = ${quien.user_id})) as partidos
    from personas p where p.id = ${quien.persona_id}`,
  );
  const [fila] = rows;
  if (!fila) throw new Error(`No existe la persona ${quien.persona_id} de la sesión`);
  return { ...fila, partidos: new Map(fila.partidos) };
};

const zTareaDeBase = z.object({ id: z.number(), manual: z.boolean(), varias_unidades: z.boolean() });
type TareaDeBase = z.output<typeof zTareaDeBase>;

export const findTareas = async (db: Db, ids: readonly number[]): Promise<Map<number, TareaDeBase>> => {
  const rows = await leerFilas(
    db,
    zTareaDeBase,
    sql`
    select t.id, t.manual, exists (select from segmento_tareas st
      where st.tarea_id = t.id and st.permite_varias_unidades) as varias_unidades
    from tareas t where t.id = any(${[...ids]}::int[])`,
  );
  return new Map(rows.map((tarea) => [tarea.id, tarea]));
};
