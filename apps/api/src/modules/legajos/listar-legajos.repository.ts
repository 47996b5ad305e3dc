import { zLegajoDeLista, type zQueryLegajos } from '@colega/contract/legajos';
import type { ObservacionEnCurso } from '@colega/domain/legajos';
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
const filtro = (query: FiltrosDeLegajos): RawBuilder<unknown> => {
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

const zLegajoListado = zLegajoDeLista.omit({ falta: true }).extend({ situacion: zSituacion });

const zPagina = z.object({ total: z.number(), items: z.array(zLegajoListado) });

export const findLegajos = async (db: Db, query: FiltrosDeLegajos): Promise<z.output<typeof zPagina>> => {
  const rows = await leerFilas(
    db,
    zPagina,
    sql`
    select
      (select count(*)::int from legajos l where ${filtro(query)}) as total,
      (select coalesce(json_agg(json_build_object(${baseDeLegajo},
          'modalidad', ${jsonDe('modalidades as mo', zListado.modalidad, {})},
          'rubro', ${jsonDe('rubros as r', zListado.rubro, {})},
          'matricula', ${jsonDe('matriculas as m', zListado.matricula, {})},
          'comitentes', ${comitentesJson}, 'detalles', ${detallesJson}, 'ubicacion', ${ubicacion},
          'situacion', ${situacionJson}) order by ${orden(query)}), '[]')
        from (
          select l.id from legajos l where ${filtro(query)}
          order by ${orden(query)} limit ${query.limit} offset ${(query.page - 1) * query.limit}
        ) pagina
        join legajos l on l.id = pagina.id
        join estados_legajos e on e.id = l.estado_id
        join modalidades mo on mo.id = l.modalidad_id
        join rubros r on r.id = l.rubro_id
        join matriculas m on m.id = l.matricula_id
        cross join lateral (${resumenDeDetalles}) d) as items`,
  );
  return rows[0] ?? { total: 0, items: [] };
};
