import { type Rubro, type SegmentoCategoria, type SegmentoTarea, zSegmento } from '@colega/contract/referencias';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leida } from '../../db/leer-filas.ts';

const segmentoJson = sql`json_build_object('id', s.id, 'key', s.key, 'nombre', s.nombre)`;
const segmento = leida(zSegmento, segmentoJson, 'segmento');

const porNombre = (columna: string) => sql`${sql.ref(columna)} collate "es-AR-x-icu"`;

/** AUT-061: who must be a client, which of one modality is the college. */
const cuitFijo = leida(
  z.string().nullable(),
  sql`case when cuit_fijo = 'colegio' then (select cuit from colegio) else cuit_fijo end`,
  'cuit_fijo',
);

export const findModalidadesActivas = (db: Db) =>
  db
    .selectFrom('modalidades')
    .select(['id', 'clave', 'nombre', 'activa', 'cep_exento', 'franquicia', 'alerta', 'exige_res_806', 'es_especial'])
    .select(cuitFijo)
    .where('activa', '=', true)
    // API-027
    .orderBy(sql`clave <> 'tradicional'`)
    .orderBy(porNombre('nombre'))
    .execute();

export const findEstadosLegajos = (db: Db) =>
  db.selectFrom('estados_legajos').select(['id', 'clave', 'nombre', 'color', 'color_texto']).orderBy('orden').execute();

/** Those that are open. Null is the whole college, which reaches every one. */
export const findDistritos = (db: Db, distrito_id: number | null) =>
  db
    .selectFrom('distritos')
    .select(['id', 'nombre'])
    .where('cerrado', '=', false)
    .$if(distrito_id !== null, (consulta) => consulta.where('id', '=', distrito_id))
    .orderBy('id')
    .execute();

export const findRubros = (db: Db, activo: boolean | undefined): Promise<Rubro[]> =>
  db
    .selectFrom('rubros as r')
    .leftJoin('segmentos as s', 's.id', 'r.segmento_id')
    .select([
      'r.id',
      'r.clave',
      'r.nombre',
      'r.activo',
      'r.oculta_categoria',
      'r.muestra_coeficiente',
      'r.es_electrico',
    ])
    .select(leida(zSegmento.nullable(), sql`case when s.id is not null then ${segmentoJson} end`, 'segmento'))
    .$if(activo !== undefined, (consulta) => consulta.where('r.activo', '=', activo === true))
    .orderBy(porNombre('r.nombre'))
    .execute();

type FiltroDeCategorias = { key: string | undefined; general: boolean | undefined; activa: boolean | undefined };

export const findCategorias = (db: Db, { key, general, activa }: FiltroDeCategorias): Promise<SegmentoCategoria[]> =>
  db
    .selectFrom('segmento_categorias as c')
    .innerJoin('segmentos as s', 's.id', 'c.segmento_id')
    .select(['c.id', 'c.key', 'c.nombre', 'c.descripcion', 'c.general', 'c.activa', segmento])
    .$if(key !== undefined, (consulta) => consulta.where('s.key', '=', key ?? ''))
    .$if(general !== undefined, (consulta) => consulta.where('c.general', '=', general === true))
    .$if(activa !== undefined, (consulta) => consulta.where('c.activa', '=', activa === true))
    .orderBy('c.id')
    .execute();

type FiltroDeSegmentoTareas = { segmento_id: number | undefined; inhabilitado: boolean | undefined };

export const findSegmentoTareas = (
  db: Db,
  { segmento_id, inhabilitado }: FiltroDeSegmentoTareas,
): Promise<SegmentoTarea[]> =>
  db
    .selectFrom('segmento_tareas as st')
    .innerJoin('segmentos as s', 's.id', 'st.segmento_id')
    .innerJoin('tareas as t', 't.id', 'st.tarea_id')
    .select(['st.id', 'st.formulario_id', 'st.requiere', 'st.bloquea', 'st.inhabilitado'])
    .select(['st.exige_acta_estado_obra', 'st.permite_varias_unidades', 'st.resuelve_faltante'])
    .select(segmento)
    .select(({ ref }) =>
      jsonBuildObject({ id: ref('t.id'), clave: ref('t.clave'), nombre: ref('t.nombre'), manual: ref('t.manual') }).as(
        'tarea',
      ),
    )
    .$if(segmento_id !== undefined, (consulta) => consulta.where('st.segmento_id', '=', segmento_id ?? 0))
    .$if(inhabilitado !== undefined, (consulta) => consulta.where('st.inhabilitado', '=', inhabilitado === true))
    .orderBy('st.segmento_id')
    .orderBy('st.orden')
    .execute();

export const findTareas = (db: Db, manual: boolean | undefined) =>
  db
    .selectFrom('tareas')
    .select(['id', 'clave', 'nombre', 'manual'])
    .$if(manual !== undefined, (consulta) => consulta.where('manual', '=', manual === true))
    .orderBy(porNombre('nombre'))
    .execute();

export const findUsuariosDeDemo = (db: Db) =>
  db
    .selectFrom('usuarios as u')
    .innerJoin('personas as p', 'p.id', 'u.persona_id')
    .select(({ eb, ref, val }) => [
      'u.username',
      eb(ref('p.nombre'), '||', eb(val(' '), '||', ref('p.apellido'))).as('nombre'),
    ])
    .where('u.es_demo', '=', true)
    .orderBy('u.id')
    .limit(20)
    .execute();
