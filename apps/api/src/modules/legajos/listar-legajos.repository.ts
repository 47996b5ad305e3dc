import { zCuantosEsperan, zLegajoDeLista, type zQueryLegajos } from '@colega/contract/legajos';
import { ESPERAN_A, type EsperanA, type ObservacionEnCurso } from '@colega/domain/legajos';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { jsonDe, listaDe } from '../../db/json-de.ts';
import { leerFilas } from '../../db/leer-filas.ts';
import { patronesDeBusqueda } from './buscar-comitentes.ts';
import { baseDeLegajo, estadoJson, resumenDeDetalles } from './formas.repository.ts';
import { situacionJson, zSituacion } from './vida/situacion.repository.ts';

export type FiltrosDeLegajos = z.output<typeof zQueryLegajos>;

/** As the cards say (`listarFaltas`): an annulled file asks for nothing, and an approval accepted what it covered. */
const observados = (estado: ObservacionEnCurso): RawBuilder<unknown> => {
  const fuera = estado === 'abierta' ? ['borrador', 'anulado'] : ['borrador', 'anulado', 'visado'];
  return sql`l.observacion = ${estado}
    and l.estado_id not in (select id from estados_legajos where clave = any(${fuera}))`;
};

// Files without details stay hidden (LIS-010).
const filtroDeTodos = (query: FiltrosDeLegajos): RawBuilder<unknown> => {
  const condiciones = [
    sql`l.persona_id = ${query['persona.id']}`,
    sql`l.con_detalles`,
    ...(query.fecha_desde ? [sql`l.fecha >= ${query.fecha_desde}`] : []),
    ...(query.fecha_hasta ? [sql`l.fecha <= ${query.fecha_hasta}`] : []),
    ...(query['estado.id'] ? [sql`l.estado_id = ${query['estado.id']}`] : []),
    ...(query.numero_legajo ? [sql`l.numero_legajo = ${query.numero_legajo}`] : []),
    ...(query.observacion ? [observados(query.observacion)] : []),
    ...patronesDeBusqueda(query['comitente.search'] ?? '').map((patron) => sql`l.comitentes_busqueda like ${patron}`),
  ];
  return sql.join(condiciones, sql` and `);
};

const esperaA = (quien: EsperanA) =>
  quien === 'nadie' ? sql`l.espera_a is null` : sql`l.espera_a = ${sql.lit(quien)}`;

const filtro = (query: FiltrosDeLegajos) =>
  query.espera ? sql`${filtroDeTodos(query)} and ${esperaA(query.espera)}` : filtroDeTodos(query);

// Each order is an index, read in either direction without the table: a late page costs as the first. Ties go by id.
const orden = (query: FiltrosDeLegajos): RawBuilder<unknown> => {
  const columnas = [
    ['order[numero_legajo]', sql`l.numero_legajo`],
    ['order[fecha]', sql`l.fecha`],
    ['order[comitente]', sql`l.comitentes_orden collate "es-AR-x-icu"`],
  ] as const;
  const pedida = columnas.find(([clave]) => query[clave]);
  if (!pedida) return sql`l.fecha desc, l.id desc`;
  const [clave, columna] = pedida;
  const sentido = query[clave] === 'asc' ? sql`asc` : sql`desc`;
  return sql`${columna} ${sentido}, l.id ${sentido}`;
};

const SIN_LEGAJO = 0;

const zListado = zLegajoDeLista.shape;
const detallesJson = sql`(
  select json_agg(${jsonDe('legajo_detalles as x', zListado.detalles.element, {
    estado: estadoJson('ex'),
    monto: sql`x.monto::text`,
  })} order by x.id)
  from legajo_detalles x join estados_legajos ex on ex.id = x.estado_id where x.legajo_id = l.id)`;

const comitentesJson = listaDe(
  jsonDe('legajo_comitentes as c', zListado.comitentes.element, {
    apellido_nombre: sql`trim(c.apellido || ' ' || c.nombre)`,
  }),
  sql`legajo_comitentes c where c.legajo_id = l.id`,
  sql`c.orden`,
);

const ubicacion = sql`coalesce((
  select concat(i.calle, ' ', i.numero, ', ', lo.nombre)
  from legajo_inmuebles i join localidades lo on lo.id = i.localidad_id
  where i.legajo_id = l.id order by i.orden limit 1), '')`;

const zLegajoListado = zLegajoDeLista.omit({ falta: true, estado_cep: true }).extend({ situacion: zSituacion });

const zPagina = z.object({ esperan: zCuantosEsperan, items: z.array(zLegajoListado) });
export type PaginaDeLegajos = z.output<typeof zPagina>;

/** The one that was just saved takes the first place of all, and the rest follow in their order. */
const lugares = (query: FiltrosDeLegajos, recien: number | null): RawBuilder<unknown> => {
  const desde = (query.page - 1) * query.limit;
  const orden_suyo = sql`order by ${orden(query)}`;
  if (recien === null)
    return sql`select l.id from legajos l where ${filtro(query)} ${orden_suyo} limit ${query.limit} offset ${desde}`;
  const otros = sql`select l.id from legajos l where ${filtro(query)} and l.id <> ${recien} ${orden_suyo}`;
  if (query.page > 1) return sql`${otros} limit ${query.limit} offset ${desde - 1}`;
  return sql`select ${recien}::int as id union all (${otros} limit ${query.limit - 1})`;
};

/** Counted in the order of an index that says whom each one waits for, so that no file is read. */
const cuantosEsperan = (query: FiltrosDeLegajos): RawBuilder<unknown> => {
  const cada = ESPERAN_A.map((quien) => sql`${sql.lit(quien)}, count(*) filter (where ${esperaA(quien)})`);
  return sql`select json_build_object(${sql.join(cada)})
    from (select l.espera_a from legajos l where ${filtroDeTodos(query)} order by l.fecha) l`;
};

export const findLegajos = async (
  db: Db,
  query: FiltrosDeLegajos,
  recien: number | null = null,
): Promise<PaginaDeLegajos> => {
  const rows = await leerFilas(
    db,
    zPagina,
    sql`
    select
      (${cuantosEsperan(query)}) as esperan,
      (select coalesce(json_agg(json_build_object(${baseDeLegajo},
          'modalidad', ${jsonDe('modalidades as mo', zListado.modalidad, {})},
          'rubro', ${jsonDe('rubros as r', zListado.rubro, {})},
          'matricula', ${jsonDe('matriculas as m', zListado.matricula, {})},
          'comitentes', ${comitentesJson}, 'detalles', ${detallesJson}, 'ubicacion', ${ubicacion},
          'situacion', ${situacionJson}) order by l.id = ${recien ?? SIN_LEGAJO} desc, ${orden(query)}), '[]')
        from (${lugares(query, recien)}) pagina
        join legajos l on l.id = pagina.id
        join estados_legajos e on e.id = l.estado_id
        join modalidades mo on mo.id = l.modalidad_id
        join rubros r on r.id = l.rubro_id
        join matriculas m on m.id = l.matricula_id
        cross join lateral (${resumenDeDetalles}) d) as items`,
  );
  return rows[0] ?? { esperan: { matriculado: 0, colegio: 0, nadie: 0 }, items: [] };
};

/** The last one that the person saved, if it was after that moment. */
export const findRecienGuardado = async (db: Db, personaId: number, desde: Date): Promise<number | null> => {
  const ultimo = await db
    .selectFrom('legajos')
    .select(['id', 'creado_en'])
    .where('persona_id', '=', personaId)
    .where('con_detalles', '=', true)
    .orderBy('numero_legajo', 'desc')
    .limit(1)
    .executeTakeFirst();
  return ultimo && ultimo.creado_en >= desde ? ultimo.id : null;
};
